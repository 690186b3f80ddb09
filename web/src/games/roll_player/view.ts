/** The typed view of the game, and helpers for the ask. */
import type { Play } from "$shell/play.svelte";
import { printedCard, type Card, type Row } from "./facts";

export interface RowView {
  readonly dice: readonly (string | null)[];
  readonly wanted: readonly (string | null)[];
  readonly matched: readonly boolean[];
  readonly goal: string | null;
  readonly stars: number | null;
}

export interface GoalView {
  readonly dice: number;
  readonly race: number;
  readonly weapons: number;
  readonly score: number;
  readonly met: boolean;
  readonly stars: number;
}

export interface Score {
  readonly goals: Readonly<Record<Row, GoalView>>;
  readonly goal_stars: number;
  readonly class_dice: number;
  readonly alignment: number;
  readonly matches: number;
  readonly backstory: number;
  readonly sets: Readonly<Record<string, { readonly cards: number; readonly stars: number; readonly bonus: number }>>;
  readonly shield: number;
  readonly armor: number;
  readonly traits: Readonly<Record<string, number>>;
  readonly trait_stars: number;
  readonly total: number;
  readonly gold?: number;
  readonly rank?: string;
}

export interface Sheet {
  readonly race: string | null;
  readonly side: string | null;
  readonly class: string | null;
  readonly colour: string | null;
  readonly ability: string | null;
  readonly backstory: string | null;
  readonly alignment: string | null;
  readonly rows: Readonly<Record<Row, RowView>>;
  readonly spaces: readonly number[] | null;
  readonly token: number;
  readonly waiting: readonly string[];
  readonly gold: number;
  readonly charisma: number;
  readonly initiative: string | null;
  readonly passing: "turn" | "round" | null;
  readonly weapons: readonly Card[];
  readonly armor: readonly Card[];
  readonly traits: readonly Card[];
  readonly skills: readonly Card[];
  readonly stars: number;
  readonly score: Score | null;
}

export interface Initiative {
  readonly card: string;
  readonly die: string | null;
  readonly coin: boolean;
  readonly taken_by: string | null;
}

export interface RollPlayerView {
  readonly phase: string;
  readonly round: number;
  readonly rounds: number;
  readonly start: string;
  readonly active: string | null;
  readonly final: boolean;
  readonly bag_size: number;
  readonly deck_size: number;
  readonly supply: number;
  readonly initiative: readonly Initiative[];
  readonly market: readonly Card[];
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  readonly scoring: {
    readonly backstory: readonly number[];
    readonly armor: Readonly<Record<string, readonly number[]>>;
    readonly gold_for_a_star?: number;
  };
  readonly sheets: Readonly<Record<string, Sheet>>;
}

export const viewOf = (play: Play): RollPlayerView => play.view as RollPlayerView;
export const nameOf = (play: Play, seat: string): string => play.names[seat] || play.texts.seat(seat);

/** A number with its sign, as it is printed: +2, 0, −1. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : plain(number));
export const plain = (number: number): string => String(number).replace("-", "−");
/** A goal as it is printed: 17, 16–17, 14+. */
export const printed = (goal: string): string => goal.replace("-", "–");

/** The seats as they sit, the reader's own first. */
export function seatsFrom(play: Play): string[] {
  const seats = Object.keys(viewOf(play).sheets);
  const at = Math.max(0, seats.indexOf(play.seat ?? ""));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Options without a place on the table; they are shown under the question. */
const SPOKEN = new Set("pass pass_turn pass_round discard apply decline done spend_tokens keep_tokens".split(" "));
const OF_CHANCE = new Set(["draw_die", "die", "deal_backstory", "deal_alignment", "draw_card"]);
/** Asks about dice that lie in no place of their own while they are chosen. */
const IN_TRAY = new Set(["starting_die", "order", "change", "keep", "search"]);
/** Asks that may offer cards which are not in the market. */
const FROM_PILES = new Set(["attune", "buy", "copy"]);
const AT_SETUP = new Set(["sheet", "side", "class"]);

export function onBoard(play: Play, option: string): boolean {
  const ask = play.ask;
  return ask !== null && play.seat !== null && !OF_CHANCE.has(ask.what) && !SPOKEN.has(option);
}

/** The first pick of a card that is bought or discarded only selects it. */
const OF_CARDS = new Set(["market", "buy", "sell", "drop"]);
export const selectsFirst = (play: Play, option: string): boolean =>
  OF_CARDS.has(play.ask?.what ?? "") && printedCard(option) !== null;

const offered = (play: Play, asks: ReadonlySet<string>): readonly string[] =>
  play.ask && asks.has(play.ask.what) ? play.ask.options.filter((option) => onBoard(play, option)) : [];

export const trayDice = (play: Play): readonly string[] => offered(play, IN_TRAY);
export const trayCards = (play: Play): readonly string[] => offered(play, FROM_PILES);
export const setupChoices = (play: Play): readonly string[] => offered(play, AT_SETUP);

/** The spaces a step of the alignment token leads to; the nine are numbered from the upper left. */
const STEPS: Readonly<Record<string, number>> = { up: -3, down: 3, left: -1, right: 1 };

export function stepTo(play: Play, token: number, space: number): string | null {
  const step = Object.keys(STEPS).find((each) => token + STEPS[each]! === space);
  return step !== undefined && play.ask?.what === "direction" && play.offers(step) ? step : null;
}

/** The changes of the last message: dice that were rolled, and the new places of dice and the token. */
export interface News {
  readonly rolled: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
}

export function newsOf(play: Play): News {
  const rolled = new Set<string>();
  const moved = new Set<string>();
  for (const { kind, arguments: told } of play.log.slice(play.fresh)) {
    const word = (name: string): string => String(told[name]?.[1] ?? "");
    if (kind === "rolls") rolled.add(word("die"));
    if (kind === "rerolls" || kind === "changes_pool") rolled.add(word("after"));
    if (kind === "changes" || kind === "exchanges") moved.add(`${word("side")} ${word("slot")}`);
    if (kind === "swaps") for (const name of ["slot", "other"]) moved.add(`${word("side")} ${word(name)}`);
    if (kind === "places" || kind === "moves_die") moved.add(`${word("side")} ${word("row")} ${word("die")}`);
    if (kind === "moves_token") moved.add(`${word("side")} token`);
  }
  return { rolled, moved };
}
