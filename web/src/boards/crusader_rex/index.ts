import type { BoardModule } from "../../lib/board";
import Board from "./Board.svelte";

export const module: BoardModule = { Board, onBoard: [] };
