import type { Board as GameBoard } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { onBoard } from "./view";

const rollPlayer: GameBoard = { Board, onBoard, Detail };
export default rollPlayer;
