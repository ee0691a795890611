// What the server sends of Crusader Rex: the fields are told in server/scene/crusader_rex/__init__.py.

import type { Way } from "../../lib/board";

export type Side = "frank" | "saracen";
export const SIDES: readonly Side[] = ["frank", "saracen"];

export interface Town {
  x: number;
  y: number;
  value: number;
  side: Side;
  port: boolean;
  victory: boolean;
  storm: number;
  winter: [number, number];
  label: string;
  stack: string;
}

export interface Road {
  a: string;
  b: string;
  limit: number;
}

export interface BlockKind {
  side: Side;
  group: string;
  nation?: string;
  steps: number;
  letter: string;
  number: number;
  move: number;
  knight: boolean;
  harry: boolean;
  seats: string[];
}

export interface CardKind {
  event: boolean;
  value: number;
  moves: number;
  copies: number;
}

export interface Chart {
  size: [number, number];
  land: string;
  rivers: string;
  lakes: string;
  hills: string;
  towns: Record<string, Town>;
  places: Record<string, { x: number; y: number }>;
  roads: Road[];
  blocks: Record<string, BlockKind>;
  cards: Record<string, CardKind>;
}

export interface Block {
  at: string;
  steps: number;
  castle?: boolean;
  part?: string;
  march?: string;
  marks?: string[];
}

export interface Battle {
  town: string;
  round: number;
  attacker: Side;
  storm?: boolean;
  letter?: string;
  hits?: number;
  reserves: [number, number];
  dice?: Record<string, Record<string, [number, number]>>;
}

export interface Attack {
  by: Side;
  ways: string[];
  free?: number;
}

export interface Scene {
  seat: Side | "";
  year: number;
  turn: number;
  phase: string;
  actor: Side | "";
  first?: Side;
  mover?: Side;
  moves?: number;
  muster?: string;
  cards?: Partial<Record<Side, string>>;
  hand?: string[];
  hands: [number, number];
  locked?: Side[];
  draft?: string;
  spent?: Record<string, number>;
  blocks?: Record<string, Block>;
  backs?: Record<string, [number, number, number, number]>;
  held?: Record<string, Side>;
  tally: [number, number];
  sieges?: Record<string, { by: Side; fresh?: boolean }>;
  attacks?: Record<string, Attack>;
  todo?: string[];
  traffic?: [number, number][];
  walker?: { block?: string; at: string; left?: number };
  quarters?: Record<string, [number, number]>;
  points?: Record<string, [number, number]>;
  prices?: Record<string, number>;
  pools: [number, number];
  boxes?: Record<string, number>;
  ready?: string[];
  lost?: string[];
  battle?: Battle;
}

/** What a gesture can stand for: where the blocks would go, and what it costs. */
export interface Route extends Way {
  to: string;
  moves: number;
  by?: string;
  attack?: boolean;
  sea?: boolean;
  forced?: string[];
  short?: string[];
  roads?: { road: number; used: number; limit: number }[];
  blocks?: { block: string; from: string }[];
}

export interface Point {
  x: number;
  y: number;
}
