// What the server says of Jerusalem (server/scene/jerusalem): the board, which never changes, and the scene.

import type { Message } from "../../lib/board";

/** Nobles, besants, prestige. */
export type Gains = [number, number, number];

export interface Sector {
  name: string;
  spaces: string[];
  privilege: Message | null;
}

export interface Place {
  name: string;
  sector: string;
  part: "large" | "left" | "right" | "tower";
}

export interface Magistrate {
  name: string;
  rank: number;
  nobles: number;
  besants: number;
  effect: Message;
}

export interface CityBoard {
  turns: number;
  seats: string[];
  resources: string[];
  sectors: Sector[];
  spaces: Place[];
  magistrates: Magistrate[];
  cards: { name: string; copies: number; effect: Message }[];
  events: { name: string; sectors: string[]; effect: Message }[];
  floors: number[];
  first: number;
  prices: Record<
    "hire" | "materials" | "materials_most" | "peddle_nobles" | "peddle_besants" | "tax" | "war_each" | "saved",
    number
  >;
}

export type Stage = "auction" | "draft" | "deployment" | "collection" | "event" | "over";

export interface Player {
  seat: string;
  magistrate: string | null;
  before: string | null;
  floors: number;
  prestige: number;
  next: number;
  first: boolean;
  leads: boolean;
  lord: string | null;
  passed: boolean;
  locked: boolean;
}

export interface SpaceNow {
  space: string;
  nobles: number[];
  leader: string | null;
  margin: number;
  need: number;
  lord: string | null;
  income: Gains;
  entered: number;
  lord_needs: number | null;
  lord_barred: boolean;
}

export interface Own {
  nobles: number;
  besants: number;
  cards: string[];
  hired: number;
  price: number | null;
  declined: boolean;
}

export interface Screen {
  seat: string;
  nobles: number;
  besants: number;
  cards: string[];
}

export interface CityScene {
  public: boolean;
  turn: number;
  phase: string;
  stage: Stage;
  active: string | null;
  calendar: { turn: number; event: string | null }[];
  event: string | null;
  struck: string[];
  order: string[];
  magistrates: string[]; // those in the game
  seats: Player[];
  spaces: SpaceNow[];
  privileges: { sector: string; nobles: number[]; holder: string | null; need: number }[];
  own: Own | null;
  offer: string[];
  incomes: { due: Gains; declined: Gains; spaces: string[] } | null;
  auction: { magistrate: string | null; bid: number | null; bidder: string | null; open: string[] } | null;
  focus: { space?: string; sector?: string; left?: number };
  played: Record<string, number>;
  screens: Screen[];
}
