// The words of the page: those before a game is chosen, or a game's. They change with the language at any moment.

import { getText } from "./net.svelte";
import { settings } from "./settings.svelte";
import { type Verbs, Words } from "./words";

class Lexicon {
  words = $state.raw<Words | null>(null);
  game = $state("");
  isMissing = $state(false); // the server gave none
  private readonly known = new Map<string, Words>();

  /** Fetches them if need be; until they are there the words that were there stay. */
  async load(language: string, game: string, verbs: Verbs): Promise<void> {
    const name = `${language} ${game}`;
    try {
      const words = this.known.get(name) ?? new Words(language, await getText(address(language, game)), verbs);
      this.known.set(name, words);
      if (language !== settings.language) return;
      this.words = words;
      this.game = game;
      this.isMissing = false;
    } catch {
      this.isMissing = this.words === null;
    }
  }

  say(key: string, args: Record<string, string | number> = {}, attribute = ""): string {
    return this.words?.say(key, args, attribute) ?? "";
  }
}

function address(language: string, game: string): string {
  return game ? `/api/games/${game}/texts/${language}` : `/api/texts/${language}`;
}

export const lexicon = new Lexicon();
export const say: Lexicon["say"] = (key, args, attribute) => lexicon.say(key, args, attribute);
