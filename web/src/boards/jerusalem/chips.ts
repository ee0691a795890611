// Whose chips stand in a space, and how many nobles the viewer lacks there.

import type { SpaceNow } from "./types";

export interface Standing {
  seat: string;
  count: number; // none: only what the viewer lacks is told in his place
}

export function chipSize(compact: boolean): number {
  return compact ? 38 : 30;
}

/** Where a Lord stands nobody can add to his nobles. */
export function missing(now: SpaceNow): number {
  return now.lord ? 0 : now.need;
}

/** `mine`: the viewer's seat while he is placing, else "". */
export function standing(now: SpaceNow, seats: readonly string[], mine: string): Standing[] {
  return seats
    .map((seat, index) => ({ seat, count: now.nobles[index] ?? 0 }))
    .filter(({ seat, count }) => count || (seat === mine && missing(now) > 0));
}
