// Finds the names of things in sentences, so that the board can show what the reader points at.

import type { Words } from "./words";

/** A part of a sentence, and the thing that it names if it does. */
export interface Part {
  text: string;
  thing: string;
}

export class Names {
  private readonly things: Map<string, string>;
  private readonly pattern: RegExp | null;

  /** `kinds`: what the board can point at, such as towns. */
  constructor(words: Words, kinds: readonly string[]) {
    this.things = words.names(kinds);
    const names = [...this.things.keys()].sort((a, b) => b.length - a.length).map(escaped);
    this.pattern = names.length ? new RegExp(`(?<![\\p{L}\\d])(?:${names.join("|")})(?![\\p{L}\\d])`, "gu") : null;
  }

  split(sentence: string): Part[] {
    const parts: Part[] = [];
    let end = 0;
    for (const found of this.pattern ? sentence.matchAll(this.pattern) : []) {
      if (found.index > end) parts.push({ text: sentence.slice(end, found.index), thing: "" });
      parts.push({ text: found[0], thing: this.things.get(found[0])! });
      end = found.index + found[0].length;
    }
    if (end < sentence.length) parts.push({ text: sentence.slice(end), thing: "" });
    return parts;
  }
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
