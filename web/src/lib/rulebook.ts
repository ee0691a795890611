// A game's rules in both languages, fetched once, and looked through.

import * as api from "./api";
import type { Words } from "./board";

export interface Place {
  id: string;
  statement: number; // 0: the whole rule
}

/** "CR-5.4#2" is the second statement of CR-5.4. */
export function placeOf(cited: string): Place {
  const [id = "", rest = ""] = cited.split(/[#@]/);
  return { id, statement: cited.includes("#") ? Number(rest) : 0 };
}

/** What a link to a rule says. Rules of the table, such as those of undo, have no number. */
export function ruleName(words: Words, cited: string): string {
  return cited.startsWith("core-") ? words.say("shell-core-rule") : words.say("page-rule", { rule: cited });
}

class Rulebooks {
  private readonly known = new Map<string, Promise<api.Rule[]>>();

  of(game: string, language: string): Promise<api.Rule[]> {
    const name = `${game} ${language}`;
    let rules = this.known.get(name);
    if (!rules) {
      rules = api.rules(game, language);
      this.known.set(name, rules);
      rules.catch(() => this.known.delete(name));
    }
    return rules;
  }
}

export const rulebooks = new Rulebooks();

/** The rules in which every word occurs, as it is spelled or without its accents. */
export function matching(rules: readonly api.Rule[], query: string): api.Rule[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...rules];
  return rules.filter((rule) => {
    const text = plain([rule.id, rule.title, ...rule.statements].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
}
