/** The typed view of this game, and helpers to query it. */
import type { Play } from "$shell/play.svelte";

export type Side = "achaeans" | "trojans";

export interface Fate {
  readonly counter: string;
  /** The colours of the edges, clockwise. */
  readonly edges: readonly string[];
  readonly achaeans: string;
  readonly trojans: string;
}

export interface Laid {
  readonly troop: string;
  readonly reinforced: boolean;
  readonly covered: boolean;
  /** What it adds to the total; 0 if its colour does not count. */
  readonly counts: number;
}

export interface Hero {
  readonly used: boolean;
  /** Absent if the hero is hidden from this viewer. */
  readonly id?: string;
  readonly colour?: string;
  readonly value?: number;
}

export interface Army {
  readonly piles: Readonly<Record<string, number>>;
  /** The front piles from the side's own left to its right. */
  readonly order: readonly string[];
  readonly behind: string;
  readonly exhausted: readonly string[];
  readonly active: string | null;
  readonly laid: readonly Laid[];
  readonly superiority: number;
  /** The total in the colours that the viewer knows to count. */
  readonly total: number;
  readonly hand_size: number;
  readonly hero_pile_size: number;
  readonly hero: Hero | null;
  readonly lost_heroes: readonly string[];
  readonly favour: number;
  readonly shame: number;
  readonly out_size: number;
  readonly hand?: readonly string[];
  readonly hero_pile?: readonly string[];
  readonly hero_bottom?: readonly string[];
  readonly known_out?: readonly string[];
}

export interface Seen {
  readonly phase: string;
  readonly battle: number;
  readonly round: number;
  readonly attacker: Side;
  readonly acting: Side;
  readonly fate: Fate | null;
  readonly fate_waiting: number;
  readonly shame_aside: number;
  readonly sides: Readonly<Record<Side, Army>>;
}

/** The view, once there is one. */
export const seen = (play: Play): Seen | null => ("sides" in play.view ? (play.view as unknown as Seen) : null);

/** The side shown below: the reader's own, or the Achaeans for a spectator. */
export const below = (play: Play): Side => (play.seat === "trojans" ? "trojans" : "achaeans");
export const opposite = (side: Side): Side => (side === "achaeans" ? "trojans" : "achaeans");

/** The front piles as the reader sees them: the army above is seen from the front, its left at the reader's right. */
export const frontLine = (army: Army, isBelow: boolean): readonly string[] =>
  isBelow ? army.order : [...army.order].reverse();

export const colourOf = (troop: string): string => troop.slice(0, troop.lastIndexOf("_"));
export const valueOf = (troop: string): number => Number(troop.slice(troop.lastIndexOf("_") + 1));

/** The fate token once the attacker has oriented it. */
export const laidFate = (view: Seen): Fate | null => (view.phase === "initial" ? null : view.fate);

/** The colours known to count for a side: the one fate shows it, and its hero's. */
export function counting(view: Seen, side: Side): readonly string[] {
  const found = [laidFate(view)?.[side], view.sides[side].hero?.colour];
  return [...new Set(found.filter((colour) => colour !== undefined))];
}

/** The colour and value of a laid card; a hero replaces the troop under him. */
export function faceOf(army: Army, { troop, covered, reinforced }: Laid): { colour: string; value: number } {
  if (covered && army.hero?.colour) return { colour: army.hero.colour, value: army.hero.value! };
  return { colour: colourOf(troop), value: valueOf(troop) + Number(reinforced) };
}

/** Whether a side holds a hero unknown to the reader, who may make another colour count. */
export const hidesHero = (army: Army): boolean => army.hero !== null && army.hero.id === undefined;

/** By how many quarters the counter must turn clockwise from lying with `from` below to lying with `to` below. */
export function quarters(edges: readonly string[], from: string, to: string): number {
  const steps = (edges.indexOf(from) - edges.indexOf(to) + 4) % 4;
  return steps === 3 ? -1 : steps;
}
