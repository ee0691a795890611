// Who sits where, in words.

import type { Words } from "./words";

/** What a bot is called. */
export function botName(words: Words, bot: string): string {
  return words.has(`page-bot-${bot}`) ? words.say(`page-bot-${bot}`) : bot;
}

/** Who plays a seat: a name, a bot, or nobody yet. */
export function playerName(words: Words, player: string, name: string): string {
  if (player === "open") return words.say("page-player-open");
  return player === "human" ? name || words.say("page-player-guest") : botName(words, player);
}

/** The name of a seat as a sentence begins with it or a button says it. */
export function seatName(words: Words, seat: string): string {
  return words.seat(seat, "short");
}
