// The legal actions that the board has no gesture for, as buttons and lists.

import type { Words } from "./board";

/** All legal actions of one verb. With one it is a button, with several a list. */
export interface Group {
  verb: string;
  actions: string[];
}

export function grouped(legal: readonly string[], onBoard: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const action of legal) {
    const verb = verbOf(action);
    if (onBoard.includes(verb)) continue;
    groups.set(verb, [...(groups.get(verb) ?? []), action]);
  }
  return [...groups].map(([verb, actions]) => ({ verb, actions }));
}

function verbOf(action: string): string {
  return action.split(" ")[0]!;
}

/** What a list of one verb is called. */
export function heading(group: Group, words: Words): string {
  const key = `verb-${group.verb}`;
  return capital(words.has(key) ? words.say(key) : words.action(group.verb), words);
}

/** What one entry of a list is called: the verb stands above it. */
export function entry(action: string, words: Words): string {
  const [verb = "", noun = ""] = action.split(" ");
  return capital(noun ? words.noun(verb, noun) : words.action(action), words);
}

export function capital(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
