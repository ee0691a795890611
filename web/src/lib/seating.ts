// Who shall sit where, from a few choices of the form.

import type { Game, Scenario, Seating } from "./api";

export const ME = "me";
export const INVITE = "invite";
export const HERE = "here"; // friends at the same screen: their seats are mine too

/** The bot that plays if nobody chooses: the one that plays sensibly, if the game has it. */
export function usualBot(game: Game): string {
  return game.bots.includes("squire") ? "squire" : game.bots[0]!;
}

/** Everybody but `side` as `opponent` says, except where `own` says something else. */
export function seated(scenario: Scenario, side: string, opponent: string, own: Seating = {}): Seating {
  const other = opponent === HERE ? ME : opponent;
  return Object.fromEntries(scenario.seats.map((seat) => [seat, own[seat] ?? (seat === side ? ME : other)]));
}
