import log from "$agon/games/roll_player/log.toml";
import type { Board as GameBoard } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { ending } from "./ending";
import { staging } from "./stage";
import { onBoard, selectsFirst } from "./view";

const colours = {
  p1: "light-dark(#9c1f26, #ef8f88)",
  p2: "light-dark(#24457f, #8fb0ee)",
  p3: "light-dark(#2f6b3e, #86cc96)",
  p4: "light-dark(#825a05, #e8bd5a)",
};
const rollPlayer: GameBoard = { Board, onBoard, selectsFirst, Detail, ending, staging, log, colours };
export default rollPlayer;
