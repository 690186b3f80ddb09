/** Twilight Struggle: a map table in a situation room. */
import type { Board } from "..";
import TheBoard from "./Board.svelte";
import Detail from "./cards/Detail.svelte";
import { cardOnBoard } from "./cards/onBoard";
import { CIVIL_WAR, countries } from "./facts";
import { staging } from "./stage";

const board: Board = {
  Board: TheBoard,
  Detail,
  staging,
  onBoard: (play, option) => countries.has(option) || option === CIVIL_WAR || cardOnBoard(play, option),
  colours: { us: "light-dark(#1f5fb8, #77a9f2)", ussr: "light-dark(#bd2b22, #f08478)" },
};
export default board;
