// The plan of the city: where every space lies. Angles in degrees, clockwise from the top; the Tower is the origin.

import type { Place } from "./types";

export const HALF = 408; // the plan reaches so far from the Tower
export const TOWER = 93;
const LARGE = [103, 219] as const;
const SMALL = [228, 348] as const;
export const WALL = [358, 374] as const;
export const NAME_AT = 387;
const GAP = 4; // half of the lane between two spaces
const SECTOR = 72;
const RING = ["palace", "templars", "patriarchs", "market", "nobility"];

export interface Point {
  x: number;
  y: number;
}

/** A space on the plan: its sides, and where it carries what. */
export interface Plot {
  name: string;
  sector: string;
  from: number; // angles
  to: number;
  inner: number; // radii
  outer: number;
  path: string;
  centre: Point;
  chips: number; // radius of the row of chips
  pays: Point; // the middle of the sign that tells the income
  upright: boolean; // that sign has its lines one above the other, where the space is wide but not deep
}

export function at(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(turn)), y: round(radius * Math.sin(turn)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An arc as a path; `back` runs against the clock, which keeps lettering upright in the lower half. */
export function arc(radius: number, from: number, to: number, back = false): string {
  const [start, end] = back ? [at(radius, to), at(radius, from)] : [at(radius, from), at(radius, to)];
  return `M${start.x},${start.y}A${radius},${radius} 0 0 ${back ? 0 : 1} ${end.x},${end.y}`;
}

/** A piece of a ring. Its sides keep the same distance from the rays, so that lanes are straight. */
function wedge(inner: number, outer: number, from: number, to: number): string {
  const near = (GAP / inner) * (180 / Math.PI);
  const far = (GAP / outer) * (180 / Math.PI);
  const [a, b, c, d] = [at(outer, from + far), at(outer, to - far), at(inner, to - near), at(inner, from + near)];
  return `M${a.x},${a.y}A${outer},${outer} 0 0 1 ${b.x},${b.y}L${c.x},${c.y}A${inner},${inner} 0 0 0 ${d.x},${d.y}Z`;
}

/** Where a sector begins. */
export function sectorFrom(sector: string): number {
  return RING.indexOf(sector) * SECTOR;
}

export function sectorMiddle(sector: string): number {
  return sectorFrom(sector) + SECTOR / 2;
}

/** Left and right are those of somebody who looks at the plan, wherever the sector lies. */
function sides(place: Place): [number, number] {
  const from = sectorFrom(place.sector);
  if (place.part === "large") return [from, from + SECTOR];
  const middle = from + SECTOR / 2;
  const firstIsLeft = at(1, from + SECTOR / 4).x < at(1, middle + SECTOR / 4).x;
  return (place.part === "left") === firstIsLeft ? [from, middle] : [middle, from + SECTOR];
}

export function plot(place: Place): Plot {
  if (place.part === "tower") return towerPlot(place);
  const [from, to] = sides(place);
  const [inner, outer] = place.part === "large" ? LARGE : SMALL;
  const middle = (from + to) / 2;
  const upright = Math.abs(at(1, middle).x) > 0.55;
  return {
    name: place.name,
    sector: place.sector,
    from,
    to,
    inner,
    outer,
    path: wedge(inner, outer, from, to),
    centre: at((inner + outer) / 2, middle),
    chips: inner + 38,
    pays: at(outer - 34, middle),
    upright,
  };
}

function towerPlot(place: Place): Plot {
  const r = TOWER;
  const path = `M0,${-r}A${r},${r} 0 0 1 0,${r}A${r},${r} 0 0 1 0,${-r}Z`;
  const { name, sector } = place;
  const pays = { x: 0, y: 66 };
  return { name, sector, from: 0, to: 360, inner: 0, outer: r, path, centre: { x: 0, y: 0 }, chips: 0, pays, upright: false };
}

/** Where the chips of a space stand: side by side along its arc; in the Tower in a straight row. */
export function chipsIn(plot: Plot, count: number, size: number): Point[] {
  const step = size * (count < 4 ? 1.4 : 1.22); // a leader's ring needs room
  const rows = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
  if (!plot.inner) return rows.map((x) => ({ x, y: 20 }));
  const middle = (plot.from + plot.to) / 2;
  const leftward = at(1, middle + 1).x < at(1, middle - 1).x; // the first one stands leftmost, or topmost
  return rows.map((along) => at(plot.chips, middle + ((leftward ? -along : along) / plot.chips) * (180 / Math.PI)));
}

/** Beside a chip towards the Tower, where nothing else stands; in the Tower below it. A badge is wider than it is high. */
export function besideChip(plot: Plot, chip: Point, size: number, width: number, height: number): Point {
  if (!plot.inner) return { x: chip.x, y: chip.y + size * 0.85 };
  const far = Math.hypot(chip.x, chip.y);
  const share = 1 - (size / 2 + (Math.abs(chip.x) * 0.38 * width + Math.abs(chip.y) * 0.44 * height) / far) / far;
  return { x: round(chip.x * share), y: round(chip.y * share) };
}

/** The outer side of a space, where a Lord bars its gate. */
export function gate(plot: Plot): { from: number; to: number; radius: number } {
  if (!plot.inner) return { from: 115, to: 245, radius: plot.outer - 7 };
  const reach = plot.outer > LARGE[1] ? 14.5 : 30;
  const middle = (plot.from + plot.to) / 2;
  return { from: middle - reach, to: middle + reach, radius: plot.outer - 9 };
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest space in the direction of an arrow key; "" if there is none. */
export function neighbour(plots: readonly Plot[], name: string, key: string): string {
  const way = ARROWS[key];
  const start = plots.find((one) => one.name === name);
  if (!way || !start) return "";
  let found = "";
  let least = Infinity;
  for (const other of plots) {
    const x = other.centre.x - start.centre.x;
    const y = other.centre.y - start.centre.y;
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    if (ahead <= 1 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [found, least] = [other.name, cost];
  }
  return found;
}
