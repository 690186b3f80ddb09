/** The settings of a new table, and the request that creates it. */
import type { Clock, GameInfo, NewTable } from "$wire";
import { seatsInPlay, seatsOption, nonDefault, type Chosen } from "./options";

export const WAYS = ["computer", "screen", "friend", "open", "alone"] as const;
export type Way = (typeof WAYS)[number];

export interface TableChoices {
  readonly way: Way;
  /** The seat to play, or `random`. */
  readonly side: string;
  readonly level: string;
  /** The number of seats for the computer at tables that others can join. */
  readonly computers: number;
  readonly chosen: Chosen;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly spectators: boolean;
  readonly leaver: "loses" | "computer";
}

/** Whether there are remote players. */
export const isWithOthers = (way: Way): boolean => way === "friend" || way === "open";

/** The value of the player-count option for a solo game; undefined if the game has none. */
export function alone(game: GameInfo): string | undefined {
  return Object.entries(seatsOption(game)?.seats ?? {}).find(([, seats]) => seats === 1)?.[0];
}

/** The default level, which plays sensibly and instantly; the weakest if it is not available. */
export const usual = (levels: readonly string[]): string =>
  levels.includes("apprentice") ? "apprentice" : (levels[0] ?? "");

/** The seating: the reader in the chosen seat, computers in the last of the other seats. */
function chairs(seats: readonly string[], choices: TableChoices): string[] {
  if (choices.way === "screen") return seats.map(() => "me");
  const mine = Math.max(0, seats.indexOf(choices.side));
  const others = seats.length - 1;
  const computers = choices.way === "computer" ? others : Math.min(choices.computers, others - 1);
  const rest = Array.from({ length: others }, (_, n) =>
    n < others - computers ? "open" : choices.level ? `computer:${choices.level}` : "computer",
  );
  return [...rest.slice(0, mine), "me", ...rest.slice(mine)];
}

/** The client's nonce for the fair dice. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newTable(game: GameInfo, choices: TableChoices, club: string | null = null): NewTable {
  const seats = seatsInPlay(game, choices.chosen);
  const drawsSides = choices.side === "random" && choices.way !== "screen" && seats.length > 1;
  return {
    game: game.name,
    options: nonDefault(game.options, choices.chosen),
    chairs: chairs(seats, choices),
    ...(club ? { club } : {}),
    settings: {
      clock: choices.clock,
      visibility: choices.way === "friend" ? "private" : "open",
      sides: drawsSides ? "random" : "choice",
      leaver: choices.leaver,
      level: choices.leaver === "computer" ? choices.level : "",
      spectators: choices.spectators,
      rated: choices.rated && choices.way !== "screen" && choices.way !== "alone",
    },
  };
}
