// What stands where, in words: for those who do not see the board, and for those who point at it.

import type { Words } from "../../lib/board";
import type { Group } from "./layout";
import { count } from "./layout";
import type { Chart, Scene, Side } from "./types";

export class Say {
  constructor(
    readonly words: Words,
    readonly chart: Chart,
    readonly scene: Scene,
  ) {}

  town(name: string, form = ""): string {
    return this.words.thing("town", name, form);
  }

  block(name: string): string {
    return this.words.thing("block", name);
  }

  /** The name without what tells it from others, for the face of a block. */
  short(name: string): string {
    return this.words.thing("block", name, "short").replace(/ \([^)]*[^)\d][^)]*\)$/, "");
  }

  side(side: Side): string {
    return this.words.thing("side", side);
  }

  rating(name: string): string {
    const kind = this.chart.blocks[name]!;
    return `${kind.letter}${kind.number}`;
  }

  /** "King Guy 2 of 3, B2, moved" */
  blockLine(name: string): string {
    const kind = this.chart.blocks[name]!;
    const block = this.scene.blocks?.[name];
    const parts = [
      this.words.say("board-block", {
        block: `block.${name}`,
        steps: block?.steps ?? kind.steps,
        most: kind.steps,
        rating: this.rating(name),
      }),
      ...this.marks(name),
    ];
    return parts.join(", ");
  }

  marks(name: string): string[] {
    const block = this.scene.blocks?.[name];
    if (!block) return [];
    const found = (block.marks ?? []).filter((mark) => mark !== "shown").map((mark) => this.words.say(`board-mark-${mark}`));
    if (block.castle) found.push(this.words.say("board-mark-castle"));
    if (block.part) found.push(this.words.say(`board-part-${block.part}`));
    if (block.march) found.push(this.words.say("board-mark-march", { town: `town.${block.march}` }));
    return found;
  }

  /** What a block can do, besides its rating. */
  skills(name: string): string[] {
    const kind = this.chart.blocks[name]!;
    const parts = [this.words.say("board-move", { count: kind.move })];
    if (kind.knight) parts.push(this.words.say("board-knight"));
    if (kind.harry) parts.push(this.words.say("board-harrier"));
    return parts;
  }

  /** "Emir, stronghold Damascus" */
  origin(name: string): string {
    const { group, seats } = this.chart.blocks[name]!;
    const home = seats.length ? [this.words.say("board-home", { town: seats.map((seat) => `town.${seat}`).join(", ") })] : [];
    return [this.words.say(`board-group-${group}`), ...home].join(", ");
  }

  /** "strength 2 of 3, has moved, moves 2, may charge" */
  details(name: string): string {
    const most = this.chart.blocks[name]!.steps;
    const steps = this.scene.blocks?.[name]?.steps ?? most;
    return [this.words.say("board-steps", { steps, most }), ...this.marks(name), ...this.skills(name)].join(", ");
  }

  /** "Acre, Frankish city, value 3, a port" */
  townLine(name: string): string {
    return [this.town(name), this.about(name)].join(", ");
  }

  /** "Frankish city, value 3, a port" */
  about(name: string): string {
    const town = this.chart.towns[name]!;
    const holder = this.scene.held?.[name] ?? town.side;
    const parts = [this.words.say(town.value ? "board-city" : "board-village", { side: holder, value: town.value })];
    if (town.victory) parts.push(this.words.say("board-victory"));
    if (town.port) parts.push(this.words.say("board-port"));
    const siege = this.scene.sieges?.[name];
    if (siege) parts.push(this.words.say("board-besieged", { side: siege.by }));
    const attack = this.scene.attacks?.[name];
    if (attack) parts.push(this.words.say("board-attacked", { side: attack.by }));
    return parts.join(", ");
  }

  /** All of a group: names where they are known, then a number. */
  groupLine(group: Group): string {
    const parts = group.faces.map((name) => this.blockLine(name));
    if (group.backs) {
      const own = group.side === this.scene.seat;
      parts.push(this.words.say(own ? "board-own-backs" : "board-backs", { count: group.backs, side: group.side }));
    }
    const line = parts.join("; ");
    return group.castle && count(group) ? this.words.say("board-in-castle", { blocks: line }) : line;
  }

  label(name: string, groups: Group[]): string {
    const lines = groups.map((group) => this.groupLine(group));
    return lines.length ? `${this.townLine(name)}: ${lines.join("; ")}` : this.townLine(name);
  }
}
