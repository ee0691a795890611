import type { LogItem, Words } from "./board";

/** An item of the log in the language of the words. */
export function sentence(item: LogItem, words: Words): string {
  return words.language === "fr" ? item.fr : item.en;
}
