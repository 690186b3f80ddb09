/** The names on the map: of countries on their plates, and of regions where there is room. */
import type { Texts } from "$shell/text.svelte";
import { map, type Point } from "../facts";
import { lettering, type Lettering } from "./lettering";

const LARGEST = 13; // units, for the names of regions
const HALVES = ["western_europe", "eastern_europe"];
const keyOf = (id: string): string => id.replaceAll("_", "-");

/** A country's name for its plate, or a region's for the map: a short form if the name is long. */
export function plateName(texts: Texts, id: string): string {
  const key = `map-${keyOf(id)}`;
  return texts.has(key) ? texts.format(key) : texts.word(id);
}

export interface RegionName extends Lettering {
  readonly id: string;
  readonly at: Point;
}

/** The names of the regions, each with its place and size. */
export function regionNames(texts: Texts): RegionName[] {
  const nameOf = (id: string): string =>
    HALVES.includes(id) ? texts.format(`board-${keyOf(id)}`) : plateName(texts, id);
  return Object.entries(map.regions).flatMap(([id, { label }]) =>
    label === null
      ? []
      : [{ id, at: label.at, ...lettering(nameOf(id).toLocaleUpperCase(texts.lang), label.wide, LARGEST) }],
  );
}
