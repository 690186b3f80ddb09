import log from "$agon/games/hector_achilles/log.toml";
import type { Board as BoardOf } from "../index";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import { onBoard, selectsFirst } from "./picks";
import { staging } from "./stage";

const colours = { achaeans: "light-dark(#2b211b, #e9dcc6)", trojans: "light-dark(#b4471e, #f0905c)" };

export default { Board, Detail, onBoard, selectsFirst, staging, log, colours } satisfies BoardOf;
