/** Tables in lists: whose turn it is, what matters first, and what a row says. */
import type { GameInfo, TableInfo } from "$wire";
import { me } from "./me.svelte";
import { changedOptions } from "./options";
import { directionMark, type Arguments, type Texts } from "./text.svelte";

export const isMine = (table: TableInfo, account = me.account?.id): boolean =>
  account !== undefined && table.chairs.some((chair) => chair.account?.id === account);

export const isTurnOf = (table: TableInfo, account = me.account?.id): boolean =>
  account !== undefined && table.asked.some((chair) => table.chairs[chair]?.account?.id === account);

/** Tables awaiting the reader first: those with the least time left, then the longest waiting; then the latest moves. */
export function byUrgency(a: TableInfo, b: TableInfo, account = me.account?.id): number {
  const isTurn = isTurnOf(a, account);
  const turns = Number(isTurnOf(b, account)) - Number(isTurn);
  if (turns !== 0) return turns;
  if (!isTurn) return b.moved - a.moved;
  const [one, other] = [a.deadline ?? Infinity, b.deadline ?? Infinity];
  return one === other ? a.moved - b.moved : one - other;
}

/** The figures of a game in words; those of several seats are written as 3 : 5. */
export function glanceWords(texts: Texts, table: TableInfo): string {
  if (!table.glance || !texts.has("game-glance")) return "";
  const start = directionMark(texts.lang); // in Hebrew the first figure is the one at the right
  const args: Arguments = {};
  for (const [name, value] of Object.entries(table.glance)) {
    if (typeof value === "number" || typeof value === "string") args[name] = value;
    else if (isNumbers(value)) args[name] = start + value.map((each) => texts.number(each)).join("\u00a0:\u00a0");
  }
  return texts.format("game-glance", args);
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === "number");

/** The rules that differ from the usual ones, in short. */
export const rulesWords = (texts: Texts, info: GameInfo | undefined, table: TableInfo): string[] =>
  info ? changedOptions(texts, info.options, table.options) : [];
