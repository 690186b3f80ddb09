/** What is printed on the components, from the file the rules are played with. */
import file from "$agon/games/roll_player/components.toml";
import type { Texts } from "$shell/text.svelte";

export const ROWS = ["str", "dex", "con", "int", "wis", "cha"] as const;
export type Row = (typeof ROWS)[number];
export type Kind = "weapon" | "armor" | "trait" | "skill";
type Effect = { readonly kind: string } & Readonly<Record<string, string | number>>;

/** A market card: in the view it says what it costs this seat, in the file what it does. */
export interface Card {
  readonly card: string;
  readonly type: Kind;
  readonly cost: number;
  readonly price?: number;
  readonly hands?: number;
  readonly material?: string;
  readonly arrow?: string;
  readonly upright?: boolean;
}

interface Entry {
  readonly id: string;
  readonly dots: number;
  readonly cost: number;
  readonly hands?: number;
  readonly material?: string;
  readonly arrow?: string;
  readonly effect?: Effect;
}

export interface Role {
  readonly id: string;
  readonly colour: string;
  readonly goals: Readonly<Record<Row, string>>;
  readonly stars: Readonly<Record<Row, number>>;
  readonly ability: string;
}

interface Race {
  readonly id: string;
  readonly modifiers: Readonly<Partial<Record<Row, number>>>;
}

interface Story {
  readonly id: string;
  readonly grid: readonly string[];
}

interface Alignment {
  readonly id: string;
  readonly grid: readonly (readonly number[])[];
}

interface Components {
  readonly race: readonly Race[];
  readonly class: readonly Role[];
  readonly backstory: readonly Story[];
  readonly alignment: readonly Alignment[];
  readonly weapon: readonly Entry[];
  readonly armor: readonly Entry[];
  readonly trait: readonly Entry[];
  readonly skill: readonly Entry[];
}

const printed = file as Components;
const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((each) => [each.id, each]));

export const RACES = byId(printed.race);
export const CLASSES = byId(printed.class);
export const BACKSTORIES = byId(printed.backstory);
export const ALIGNMENTS = byId(printed.alignment);
const KINDS: readonly Kind[] = ["weapon", "armor", "trait", "skill"];
const ENTRIES = new Map(KINDS.flatMap((kind) => printed[kind].map((entry) => [entry.id, { kind, entry }] as const)));

export const isCard = (id: string): boolean => ENTRIES.has(id);
export const dotsOf = (card: string): number => ENTRIES.get(card)?.entry.dots ?? 0;

/** A market card by its id alone, for cards that lie in a pile. */
export function printedCard(id: string): Card | null {
  const found = ENTRIES.get(id);
  if (!found) return null;
  const { kind, entry } = found;
  const { cost, hands, material, arrow } = entry;
  const more = { ...(hands && { hands }), ...(material && { material }), ...(arrow && { arrow }) };
  return { card: id, type: kind, cost, ...more };
}

/** What a market card does, in words. */
export function effectText(id: string, texts: Texts): string {
  const entry = ENTRIES.get(id)?.entry;
  if (!entry) return "";
  const { kind, ...told } = entry.effect ?? { kind: entry.material ?? "" };
  const named = Object.entries(told).map(([key, value]) => [key, key === "row" ? texts.word(String(value)) : value]);
  return texts.format(`effect-${kind.replaceAll("_", "-")}`, Object.fromEntries(named));
}
