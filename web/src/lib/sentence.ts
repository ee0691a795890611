import type { LogItem, Words } from "./board";
import { typeset } from "./words";

/** An item of the log in the language of the words. */
export function sentence(item: LogItem, words: Words): string {
  return words.language === "fr" ? typeset(item.fr, "fr") : item.en;
}
