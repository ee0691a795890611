// What the drawings say to somebody who does not see them.

import type { Words } from "../../lib/board";
import type { CityScene, Gains, SpaceNow } from "./types";

/** "2 nobles, 4 besants"; "" for nothing. */
export function gains(words: Words, [nobles, besants, prestige]: Gains): string {
  const parts = [
    nobles ? words.say("digest-gain-nobles", { count: nobles }) : "",
    besants ? words.say("digest-gain-besants", { count: besants }) : "",
    prestige ? words.say("digest-gain-prestige", { count: prestige }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** A name as a label or a sentence begins. */
export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

export function spaceName(words: Words, space: string): string {
  return capital(words, words.thing("space", space));
}

/** Red, or you. */
export function who(words: Words, seat: string, me: string): string {
  return seat === me ? words.say("board-you") : words.seat(seat);
}

/** Who stands in a space, and who leads it. */
export function standing(words: Words, scene: CityScene, now: SpaceNow, me: string): string[] {
  const present = scene.seats
    .map(({ seat }, index) => ({ seat, count: now.nobles[index] ?? 0 }))
    .filter(({ count }) => count)
    .map(({ seat, count }) => words.say("board-has", { who: who(words, seat, me), count }));
  if (!present.length) return [words.say("board-empty")];
  const found = [capital(words, present.join(", "))];
  if (now.leader === me) found.push(words.say("board-you-lead", { count: now.margin }));
  else if (now.leader) found.push(words.say("board-leads", { seat: `seat.${now.leader}` }));
  return found;
}

/** All of a space in one sentence: "Left Market: pays 1 noble, 2 besants; Red 2, you 3; you lead, …". */
export function spaceLabel(words: Words, scene: CityScene, now: SpaceNow, me: string, placing: boolean): string {
  const facts = [words.say("board-pays", { gains: gains(words, now.income) }), ...standing(words, scene, now, me)];
  if (placing && now.need && !now.lord) facts.push(words.say("board-takes", { count: now.need }));
  if (now.lord) facts.push(words.say("board-lord-of", { seat: `seat.${now.lord}` }));
  if (now.lord_barred && scene.stage === "deployment") facts.push(words.say("board-lord-closed"));
  const sector = now.space.split("-")[0]!;
  if (scene.event && scene.struck.includes(sector)) {
    facts.push(words.say("board-struck", { event: `event.${scene.event}` }));
  }
  return words.say("board-space", { space: spaceName(words, now.space), facts: facts.join("; ") });
}
