// Where towns, names and stacks of blocks stand on the map.

import type { Chart, Point, Scene, Side, Town } from "./types";
import { SIDES } from "./types";

export const FACE = 34; // units across which a block is drawn
export const BLOCK = 37; // a block's side, in units of the map
const SMALL = 33; // the same where several stacks stand in one town
const GAP = 4;
const STRIP = 21; // what is seen of a block that others lie on: rating and strength
const SHOWN = 3; // blocks of a stack that are drawn

/** Blocks of one side that stand together: on the field of a town, or in its castle. */
export interface Group {
  town: string;
  side: Side;
  castle: boolean;
  faces: string[];
  backs: number;
}

/** One drawn block; `name` is empty for a back. */
export interface Piece extends Point {
  key: string;
  name: string;
  side: Side;
}

export interface Stack extends Group {
  x: number;
  y: number;
  width: number;
  height: number;
  pieces: Piece[];
  count: number;
}

export function count(group: Group): number {
  return group.faces.length + group.backs;
}

/** By town, the groups that stand there: the field first, one's own side before the other. */
export function groups(chart: Chart, scene: Scene): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  const sides = scene.seat === "saracen" ? [...SIDES].reverse() : SIDES;
  const all = new Map<string, Group>();
  for (const [name, block] of Object.entries(scene.blocks ?? {})) {
    const side = chart.blocks[name]!.side;
    group(all, block.at, side, block.castle ?? false).faces.push(name);
  }
  for (const [town, backs] of Object.entries(scene.backs ?? {})) {
    backs.forEach((number, at) => {
      if (number) group(all, town, SIDES[at >> 1]!, at % 2 === 1).backs += number;
    });
  }
  for (const town of Object.keys(chart.towns)) {
    const here = [false, true].flatMap((castle) =>
      sides.map((side) => all.get(key(town, side, castle))).filter((group) => group !== undefined),
    );
    if (here.length) found.set(town, here);
  }
  return found;
}

function key(town: string, side: Side, castle: boolean): string {
  return `${town} ${side}${castle ? " castle" : ""}`;
}

function group(all: Map<string, Group>, town: string, side: Side, castle: boolean): Group {
  const name = key(town, side, castle);
  let found = all.get(name);
  if (!found) all.set(name, (found = { town, side, castle, faces: [], backs: 0 }));
  return found;
}

/** Half the width of a town's drawing. */
export function breadth(town: Town): number {
  return town.value ? 6 + 2.5 * town.value : 6;
}

/** The stacks of one town, beside each other. Far away a stack is one token of `size` units. */
export function stacks(town: Town, here: Group[], size: number, far: boolean): Stack[] {
  const several = here.length > 1 && !far;
  const block = several ? SMALL : size;
  const strip = (STRIP * block) / BLOCK;
  const drawn = here.map((group) => (far ? 1 : Math.min(count(group), several ? (group.faces.length ? 2 : 1) : SHOWN)));
  const widths = drawn.map((number) => block + (number - 1) * strip);
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const { x, y } = corner(town, total, block);
  return here.map((group, at) => {
    const left = x + widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0);
    const found = { ...group, x: left, y, width: widths[at]!, height: block, count: count(group) };
    return { ...found, pieces: pieces(group, left, y, drawn[at]!, strip) };
  });
}

/** The upper left corner of a town's stacks. */
function corner(town: Town, width: number, height: number): Point {
  const out = breadth(town) + 4;
  if (town.stack === "e") return { x: town.x + out, y: town.y - height / 2 };
  if (town.stack === "w") return { x: town.x - out - (town.port ? 12 : 0) - width, y: town.y - height / 2 };
  if (town.stack === "n") return { x: town.x - width / 2, y: town.y - 13 - height };
  return { x: town.x - width / 2, y: town.y + 12 };
}

function pieces(group: Group, x: number, y: number, drawn: number, strip: number): Piece[] {
  const found: Piece[] = [];
  const faces = group.faces.slice(-drawn);
  for (let at = 0; at < drawn; at++) {
    const back = drawn - faces.length;
    const name = at < back ? "" : faces[at - back]!;
    found.push({ key: name || `${key(group.town, group.side, group.castle)} ${at}`, name, side: group.side, x: x + at * strip, y });
  }
  return found;
}

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

/** Where a town's name stands: clear of the blocks that may stand on the same side. */
export function label(town: Town, height: number, crowded: boolean): Label {
  const { x, y } = town;
  const wall = breadth(town) + 3;
  const west = town.label.includes("w");
  const anchor = town.label === "n" || town.label === "s" ? "middle" : west ? "end" : "start";
  const out = wall + (town.port && !town.label.includes("e") ? 12 : 0);
  if (town.label === "e" || town.label === "w") return { x: west ? x - out : x + wall, y: y + height * 0.35, anchor };
  const beside = crowded && town.stack === (west ? "w" : "e");
  const clear = beside ? BLOCK / 2 + 2 : town.port || anchor === "middle" ? 10 : 6;
  const near = beside ? wall : wall - 4;
  const up = town.label.startsWith("n");
  const across = anchor === "middle" ? x : west ? x - near : x + near;
  return { x: across, y: up ? y - Math.max(clear, anchor === "middle" ? 14 : 0) - 2 : y + clear + height * 0.85, anchor };
}

/** The line of a road, and of its second border. */
export function line(chart: Chart, a: string, b: string): string {
  const [from, to] = [chart.towns[a]!, chart.towns[b]!];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** The neighbour of a town that lies most in a direction; if there is none, the nearest town that way. */
export function towards(chart: Chart, start: string, dx: number, dy: number): string {
  const from = chart.towns[start]!;
  const near = chart.roads.flatMap((road) => (road.a === start ? [road.b] : road.b === start ? [road.a] : []));
  const best = (names: string[]) => {
    let found = "";
    let least = 0.3;
    for (const name of names) {
      const to = chart.towns[name]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const cosine = ((to.x - from.x) * dx + (to.y - from.y) * dy) / length;
      const worth = cosine > 0.3 ? cosine + 40 / length : 0;
      if (worth > least) [found, least] = [name, worth];
    }
    return found;
  };
  return best(near) || best(Object.keys(chart.towns));
}
