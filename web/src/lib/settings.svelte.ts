// What this browser remembers of its reader: language, light or dark, whether keys are listened to.

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "light" | "dark";

/** What was stored, if the browser lets us store anything at all. */
export function recall(name: string): string {
  try {
    return localStorage.getItem(`outremer.${name}`) ?? "";
  } catch {
    return "";
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`outremer.${name}`, value);
  } catch {
    // A browser that stores nothing forgets it at the next visit.
  }
}

function spoken(): Language {
  const wanted = [recall("language"), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}

function preferred(): Theme {
  const stored = recall("theme");
  if (stored === "light" || stored === "dark") return stored;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

class Settings {
  language = $state<Language>(spoken());
  theme = $state<Theme>(preferred());
  keys = $state(recall("keys") !== "off");

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
  }

  shine(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  listen(keys: boolean): void {
    this.keys = keys;
    remember("keys", keys ? "on" : "off");
  }
}

export const settings = new Settings();
