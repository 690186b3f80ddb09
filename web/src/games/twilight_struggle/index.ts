/** Twilight Struggle: a map table in a situation room. */
import log from "$agon/games/twilight_struggle/log.toml";
import type { Board } from "..";
import TheBoard from "./Board.svelte";
import Detail from "./cards/Detail.svelte";
import { cardOnBoard, selectsFirst } from "./cards/onBoard";
import { ending } from "./ending";
import { CIVIL_WAR, countries } from "./facts";
import Odds from "./Odds.svelte";
import { isRisky } from "./odds/odds";
import { staging } from "./stage";

const board: Board = {
  Board: TheBoard,
  Detail,
  Outcomes: Odds,
  rolls: isRisky,
  selectsFirst,
  staging,
  onBoard: (play, option) => countries.has(option) || option === CIVIL_WAR || cardOnBoard(play, option),
  log,
  ending,
  colours: { us: "light-dark(#1f5fb8, #77a9f2)", ussr: "light-dark(#bd2b22, #f08478)" },
};
export default board;
