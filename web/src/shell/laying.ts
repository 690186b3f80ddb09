/** The settings of a new table, and the request that creates it. */
import type { Clock, GameInfo, NewTable } from "$wire";
import { seatsInPlay, seatsOption, wished, type Chosen } from "./options";

export const WAYS = ["computer", "screen", "friend", "open", "alone"] as const;
export type Way = (typeof WAYS)[number];

export interface Wish {
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
function chairs(seats: readonly string[], wish: Wish): string[] {
  if (wish.way === "screen") return seats.map(() => "me");
  const mine = Math.max(0, seats.indexOf(wish.side));
  const others = seats.length - 1;
  const computers = wish.way === "computer" ? others : Math.min(wish.computers, others - 1);
  const rest = Array.from({ length: others }, (_, n) =>
    n < others - computers ? "open" : wish.level ? `computer:${wish.level}` : "computer",
  );
  return [...rest.slice(0, mine), "me", ...rest.slice(mine)];
}

/** The client's nonce for the fair dice. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newTable(game: GameInfo, wish: Wish, club: string | null = null): NewTable {
  const seats = seatsInPlay(game, wish.chosen);
  const drawsSides = wish.side === "random" && wish.way !== "screen" && seats.length > 1;
  return {
    game: game.name,
    options: wished(game.options, wish.chosen),
    chairs: chairs(seats, wish),
    nonce: nonce(),
    ...(club ? { club } : {}),
    settings: {
      clock: wish.clock,
      visibility: wish.way === "friend" ? "private" : "open",
      sides: drawsSides ? "random" : "choice",
      leaver: wish.leaver,
      level: wish.leaver === "computer" ? wish.level : "",
      spectators: wish.spectators,
      rated: wish.rated && wish.way !== "screen" && wish.way !== "alone",
    },
  };
}
