/** What is printed on the board: countries and regions from the rules' own files, the drawing from map.json. */
import boxRows from "$agon/games/twilight_struggle/box.toml";
import countryRows from "$agon/games/twilight_struggle/countries.toml";
import drawing from "./map.json";

export type Side = "us" | "ussr";
export type Point = readonly [number, number];

export interface Country {
  readonly id: string;
  readonly region: string;
  readonly subregions: readonly string[];
  readonly stability: number;
  readonly battleground: boolean;
  readonly adjacent: readonly string[];
  readonly superpower?: Side;
}

/** Where the name of a region is written, and how wide it may be. */
export interface Label {
  readonly at: Point;
  readonly wide: number;
}

interface Drawing {
  readonly viewBox: Point;
  readonly land: string;
  readonly borders: string;
  readonly regions: Readonly<Record<string, { readonly path: string; readonly label: Label | null }>>;
  readonly superpowers: Readonly<Record<Side, string>>;
  readonly places: Readonly<Record<string, Point>>;
  readonly lines: readonly (readonly [string, string, string])[];
}

export const SIDES: readonly Side[] = ["us", "ussr"];
export const map = drawing as unknown as Drawing;
export const [WIDTH, HEIGHT] = map.viewBox;
/** How large a country's plate is, and a superpower's plaque. */
export const BOX: Point = [88, 40];
/** The width of a side's cell on a plate, and where its middle is. */
export const CELL = 29;
export const centreOf = (side: Side): number => ((side === "us" ? -1 : 1) * (BOX[0] - CELL)) / 2;
export const PLAQUE: Point = [96, 36];
export const CIVIL_WAR = "chinese_civil_war";
export const REGIONS = ["europe", "middle_east", "asia", "africa", "central_america", "south_america"] as const;
/** Points for presence, domination and control of a region (10.0); control of Europe wins the game. */
export const POINTS: Readonly<Record<(typeof REGIONS)[number], readonly [number, number, number | null]>> = {
  europe: [3, 7, null],
  middle_east: [3, 5, 7],
  asia: [3, 7, 9],
  africa: [1, 4, 6],
  central_america: [1, 3, 5],
  south_america: [2, 5, 6],
};

const rows = countryRows as unknown as { country: Country[] };
export const countries: ReadonlyMap<string, Country> = new Map(rows.country.map((row) => [row.id, row]));
export const countriesOf = (region: string): string[] =>
  rows.country.filter((row) => row.region === region || row.subregions.includes(region)).map((row) => row.id);

const box = boxRows as unknown as { years: Record<string, Point> };
export const yearsOf = (turn: number): Point | undefined => box.years[turn];

/** The colour class of a country: its half of Europe, Southeast Asia, or its region. */
export function tintOf(id: string): string {
  const country = countries.get(id);
  return country ? (country.subregions[0] ?? country.region) : "asia";
}

/** How two neighbours are joined on the board: within a region, between two, or to a superpower. */
export function lineKind(a: string, b: string): "within" | "between" | "superpower" {
  const [one, other] = [countries.get(a)?.region, countries.get(b)?.region];
  if (a === CIVIL_WAR || b === CIVIL_WAR || !one || !other) return "superpower";
  return one === other ? "within" : "between";
}

/** A box of the space race: operations a card needs, the highest die that advances, points for the first and second. */
export interface SpaceBox {
  readonly ops: number;
  readonly die: number;
  readonly first: number;
  readonly second: number;
  readonly hasAbility: boolean;
}

const spaceBox = (ops: number, die: number, first: number, second: number, hasAbility = false): SpaceBox => ({
  ops,
  die,
  first,
  second,
  hasAbility,
});

export const SPACE: readonly SpaceBox[] = [
  spaceBox(2, 3, 2, 1),
  spaceBox(2, 4, 0, 0, true),
  spaceBox(2, 3, 2, 0),
  spaceBox(2, 4, 0, 0, true),
  spaceBox(3, 3, 3, 1),
  spaceBox(3, 4, 0, 0, true),
  spaceBox(3, 3, 4, 2),
  spaceBox(4, 2, 2, 0, true),
];
