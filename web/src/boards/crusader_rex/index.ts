import "./theme.css";
import type { BoardModule } from "../../lib/board";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import PhoneHand from "./PhoneHand.svelte";

export const module: BoardModule = {
  Board,
  Bar,
  Hand: PhoneHand,
  onBoard: [
    "take", "play", "lock", "target", "raise", "group", "muster", "sail", "move", "to", "march", "withdraw", "storm",
    "sally", "fight", "charge", "harry", "retreat", "drop", "pass", "hit", "regroup", "lose",
  ],
};
