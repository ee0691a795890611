// What may be done now, and by which blocks: read from the list of legal actions.

import type { BlockKind, Scene } from "./types";

/** Verbs that a block does where it stands, in the order of their buttons; with the keys of the battle panel. */
export const DEEDS: Readonly<Record<string, string>> = {
  fight: "f",
  charge: "c",
  harry: "h",
  storm: "s",
  sally: "s",
  hit: "t",
  withdraw: "w",
  drop: "d",
  pass: "p",
  retreat: "r",
  raise: "+",
  lose: "x",
  swap: "s",
};

/** Verbs with which a block sets out to a place. */
export const ERRANDS = ["move", "take", "regroup", "sail"];

export class Legal {
  private readonly nouns = new Map<string, Set<string>>();

  constructor(readonly actions: readonly string[]) {
    for (const action of actions) {
      const [verb = "", noun = ""] = action.split(" ");
      const known = this.nouns.get(verb);
      if (known) known.add(noun);
      else this.nouns.set(verb, new Set([noun]));
    }
  }

  can(verb: string, noun = ""): boolean {
    return this.nouns.get(verb)?.has(noun) ?? false;
  }

  of(verb: string): string[] {
    return [...(this.nouns.get(verb) ?? [])];
  }

  has(verb: string): boolean {
    return this.nouns.has(verb);
  }

  /** What this block can do where it stands. */
  deeds(block: string): string[] {
    return Object.keys(DEEDS).filter((verb) => this.can(verb, block));
  }

  /** Where the block goes that has been named already: by town, the action. */
  goals(): Map<string, string> {
    const found = new Map<string, string>();
    for (const verb of ["march", "to"]) for (const town of this.of(verb)) found.set(town, `${verb} ${town}`);
    return found;
  }
}

/** Whether the player may lift this block to send it somewhere. The server tells where to, if anywhere. */
export function isLiftable(name: string, kind: BlockKind, scene: Scene, legal: Legal): boolean {
  const block = scene.blocks?.[name];
  if (!block || kind.side !== scene.seat || legal.actions.length === 0) return false;
  if (ERRANDS.some((verb) => legal.can(verb, name))) return true;
  if (legal.can("group", block.at)) return !block.castle && !block.marks?.includes("moved");
  const underWay = scene.phase === "group" || (scene.phase === "path" && legal.can("stop"));
  return underWay && (scene.moves ?? 0) > 0 && block.at !== "drawn" && !block.castle && !block.marks?.includes("moved");
}

/** Enemy blocks of a town as they may be named: those face up first, then the backs (their slots follow in order). */
export function targets(town: string, legal: Legal): string[] {
  return legal.of("target").filter((slot) => slot.startsWith(`${town}/`));
}
