import type { BoardModule } from "../../lib/board";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { VERBS } from "./deeds";
import Hand from "./Hand.svelte";

export const module: BoardModule = {
  Board,
  onBoard: VERBS,
  Bar,
  Hand,
  names: ["space", "sector", "seat"],
  help: [
    ["← ↑ ↓ →", "board-key-arrows"],
    ["0–9", "board-key-digit"],
    ["+ −", "board-key-less"],
    ["T", "board-key-take"],
    ["L", "board-key-lord"],
  ],
};
