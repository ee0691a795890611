import type { BoardModule } from "../../lib/board";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { VERBS } from "./deeds";
import Hand from "./Hand.svelte";

export const module: BoardModule = { Board, onBoard: VERBS, Bar, Hand };
