// What the shell and a game's board say to each other, and what the server sends (docs/server.md).

import type { Component } from "svelte";
import type { Words } from "./words";

export type { Words };
export type Value = string | number;

/** Something to be put into words: the key of a Fluent message, and its arguments. */
export interface Message {
  key: string;
  args: Record<string, Value>;
}

export interface Refusal extends Message {
  rule?: string;
}

/** Where pieces of a side have gone. */
export interface Track {
  by: string;
  towns: string[];
  count: number;
}

/** A sentence of the log, in both languages. */
export interface LogItem {
  en: string;
  fr: string;
  rule?: string;
  heading?: boolean;
  private?: boolean; // only some seats were told: not shown where somebody else may be looking at the same screen
  dice?: number[]; // that were rolled
  hit?: number; // the highest number that hits
  ways?: Track[];
}

export interface SeatInfo {
  seat: string;
  player: string; // "human", "open" (nobody has taken the seat yet) or the name of a bot
  name: string;
  mine: boolean;
  resigned: boolean;
}

export interface Frame {
  version: number;
  seat: string;
  seats: SeatInfo[];
  actors: string[];
  phase: string;
  prompt: Message;
  legal: string[];
  draft: number;
  stop?: Refusal | null;
  log: { from: number; items: LogItem[] };
  scene: unknown; // the game's own form; `public: true` in it says that nothing hidden is on view
  result: { winners: string[]; message: Message } | null;
}

/** One thing that a gesture can stand for. A game's ways have more fields of its own. */
export interface Way {
  actions: string[];
  [field: string]: unknown;
}

export interface BoardProps {
  board: unknown; // GET /api/games/KEY/board
  frame: Frame;
  words: Words;
  /** The window is a phone's: the hand has its own tab (BoardModule.Hand), so the board leaves it out. */
  compact: boolean;
  /** Keys may be listened to: they are not switched off, and nothing lies over the board. */
  keys: boolean;
  /** Things that the reader of the log points at, such as "town.acre": the board makes them stand out. */
  pointed: readonly string[];
  /** Sends the actions as one post. False: refused, and the shell has said why. */
  act(actions: string[]): Promise<boolean>;
  /** Takes back the last `count` actions of the draft. False: refused, and the shell has said why. */
  undo?(count: number): Promise<boolean>;
  /** What a gesture can stand for. Empty when nothing, or when the server cannot be reached. */
  plan(ask: unknown): Promise<Way[]>;
  /** Has the shell show why this action is not allowed, with the rule. */
  why(action: string): void;
  /** Opens a rule, such as "CR-6.42". */
  rule(id: string): void;
}

/** What boards/<game>/index.ts exports under the name `module`. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** Verbs that the board itself has gestures for. The shell makes buttons of all others. */
  onBoard: readonly string[];
  /** What stands in the top bar: year, turn, tally. At most 44 px high. */
  Bar?: Component<BoardProps>;
  /** What a phone shows under the tab Hand. */
  Hand?: Component<BoardProps>;
  /** The scene without what its seat alone may see: shown where a friend looks on and no curtain was drawn. */
  open?: (scene: unknown, board: unknown) => unknown;
  /** Kinds of things that the board can point at, such as "town": their names in the log are then `pointed`. */
  names?: readonly string[];
  /** The board's own keys for the help sheet: the key as it is printed, and the message that says what it does. */
  help?: readonly (readonly [key: string, message: string])[];
}
