/** What is printed on the cards and on the map. */
import cardFile from "$agon/games/twilight_struggle/cards.toml";
import countryFile from "$agon/games/twilight_struggle/countries.toml";
import type { Play } from "$shell/play.svelte";

export type Side = "us" | "ussr" | "neutral";
export type Era = "early" | "mid" | "late";
export const SIDES: readonly Side[] = ["us", "ussr", "neutral"];
export const ERAS: readonly Era[] = ["early", "mid", "late"];

export interface Card {
  readonly number: number;
  readonly id: string;
  readonly ops: number;
  readonly first_ops?: number;
  readonly side: Side;
  readonly era: Era;
  readonly star?: boolean;
  readonly scoring?: boolean;
  readonly war?: boolean;
  readonly optional?: boolean;
  readonly lasting?: "turn" | "permanent" | "until_escaped" | "until_used";
}

export interface Country {
  readonly id: string;
  readonly region: string;
  readonly stability: number;
  readonly battleground: boolean;
  readonly adjacent: readonly string[];
  readonly superpower?: "us" | "ussr";
}

export const CARDS = (cardFile as { card: readonly Card[] }).card;
const COUNTRIES = (countryFile as { country: readonly Country[] }).country;
const cards = new Map(CARDS.map((card) => [card.id, card]));
const countries = new Map(COUNTRIES.map((country) => [country.id, country]));

export const THE_CHINA_CARD = "the_china_card";

/** Whether a card lies face down: the China Card in the turn in which it was passed on. */
export const isDown = (play: Play, card: string): boolean =>
  card === THE_CHINA_CARD && play.view.china?.face === "down";

export const cardOf = (id: string): Card | undefined => cards.get(id);
export const isCard = (id: string): boolean => cards.has(id);
export const countryOf = (id: string): Country | undefined => countries.get(id);

/** The operations value printed in the edition that is played. */
export const opsOf = (play: Play, card: Card): number =>
  play.options.edition === "first" ? (card.first_ops ?? card.ops) : card.ops;

export const regionOf = (card: Card): string | null => (card.scoring ? card.id.replace(/_scoring$/, "") : null);

export const textOf = (play: Play, id: string): string => play.texts.format(`card-${id.replaceAll("_", "-")}-text`);
