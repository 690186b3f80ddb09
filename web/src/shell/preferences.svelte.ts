/** Preferences, saved in the browser and in the account if there is one. */

export interface Likes {
  language: string;
  theme: "system" | "light" | "dark";
  confirm: boolean;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  plain: boolean;
  forced: boolean;
  /** Send the last choice of a counted series after a moment. */
  finish: boolean;
  /** The log line by line, instead of in blocks. */
  lines: boolean;
  /** Whether the log and the chat are open beside the board; "auto": where there is room. */
  drawer: "auto" | "open" | "closed";
  /** How fast the moves of others are shown. */
  speed: "slow" | "normal" | "fast" | "at_once";
  /** How large the cards in a hand are. */
  cards: "normal" | "large";
  /** The speed of games with anyone who looks for an opponent. */
  pace: "fast" | "normal" | "days";
  /** Whether a computer will do if nobody is found. */
  standIn: boolean;
}

export const CARD_SIZES: readonly Likes["cards"][] = ["normal", "large"];
export const SPEEDS: readonly Likes["speed"][] = ["slow", "normal", "fast", "at_once"];

const KEY = "agon";
const DEFAULTS: Likes = {
  language: "",
  theme: "system",
  confirm: false,
  sound: true,
  notify: false,
  motion: true,
  plain: false,
  forced: true,
  finish: true,
  lines: false,
  drawer: "auto",
  speed: "normal",
  cards: "normal",
  pace: "normal",
  standIn: true,
};

function kept(): Likes {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Likes>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences: Likes = $state(kept());

export function keep(changes: Partial<Likes>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // no storage: the preference lasts until the page is closed
  }
}

/** Whether the reader prefers as little movement as possible, here or in the system. */
export const isStill = (): boolean =>
  !preferences.motion || (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
