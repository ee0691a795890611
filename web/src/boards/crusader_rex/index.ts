import "./theme.css";
import type { BoardModule } from "../../lib/board";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import PhoneHand from "./PhoneHand.svelte";

export const module: BoardModule = {
  Board,
  Bar,
  Hand: PhoneHand,
  names: ["town"],
  help: [
    ["← ↑ ↓ →", "board-key-towns"],
    ["A", "board-key-all"],
    ["1–8", "board-key-blocks"],
    ["F C H W R P", "board-key-battle"],
    ["B", "board-key-panel"],
    ["+ − 0", "board-key-zoom"],
    ["Esc", "board-key-drop"],
  ],
  onBoard: [
    "take", "play", "lock", "target", "raise", "group", "muster", "sail", "move", "to", "march", "withdraw", "storm",
    "sally", "fight", "charge", "harry", "retreat", "drop", "pass", "hit", "regroup", "lose",
  ],
};
