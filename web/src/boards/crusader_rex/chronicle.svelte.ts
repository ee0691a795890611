// What has just happened, out of the log: the sentences beneath a battle, and the other side's last moves on the map.

import type { Frame, LogItem, Track } from "../../lib/board";

const STORY = 6; // sentences beneath a battle
const TURN = "CR-0.1"; // the rule that the heading of a turn cites

export class Chronicle {
  private items = $state.raw<LogItem[]>([]);
  private start = 0;

  read({ from, items }: Frame["log"]): void {
    const kept = from > this.start ? this.items.slice(0, from - this.start) : [];
    if (!kept.length) this.start = from;
    this.items = [...kept, ...items];
  }

  get story(): LogItem[] {
    return this.items.slice(-STORY).filter((item) => !item.heading && item.en);
  }

  /** Where the other side has gone since this one moved, but not before the last turn in which it moved at all. */
  tracks(seat: string): Track[] {
    const found: Track[] = [];
    for (const item of [...this.items].reverse()) {
      const ways = item.ways ?? [];
      if (ways.some((way) => way.by === seat) || (found.length && item.heading && item.rule === TURN)) break;
      found.push(...ways);
    }
    return found;
  }
}
