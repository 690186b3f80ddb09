import type { Board as BoardOf } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { onBoard } from "./picks";

export default { Board, Detail, onBoard } satisfies BoardOf;
