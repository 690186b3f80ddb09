/**
 * Draws the board of Twilight Struggle: real coastlines, bent so that every country's plate lies on its own land and
 * has room for its name. Europe is enlarged most; Russia, Canada and the oceans are squeezed.
 *
 * layout.json says where the boxes and labels are on the board, lonlat.json where the same places (and a frame of
 * capes and seas that hold the rest) are on the earth, members.json which lands of the atlas each country stands for.
 * The coastlines are Natural Earth's, which are in the public domain, as the package world-atlas brings them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { boardLand, borders, merged, worldFeatures } from "./land.mjs";
import { connections } from "./lines.mjs";
import { pathWriter } from "./path.mjs";
import { thinPlateSpline } from "./spline.mjs";

const RULES = "../../src/agon/games/twilight_struggle/countries.toml";
const DRAWN = "../src/games/twilight_struggle/map.json";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const text = (path) => readFileSync(file(path), "utf8");

export const layout = JSON.parse(text("layout.json"));
export const lonlat = JSON.parse(text("lonlat.json"));
export const members = JSON.parse(text("members.json"));
export const rules = parse(text(RULES));

/** The whole drawing, as map.json holds it. */
export function build() {
  const features = worldFeatures(members.germany);
  checkMembers(new Set(features.map((country) => country.properties.name)));
  const land = boardLand(features, boardBend());
  const write = pathWriter(layout.viewBox);
  const owners = ownerByName();
  return {
    viewBox: layout.viewBox,
    land: write(merged(land, () => true)),
    borders: write(borders(land, (name) => owners.get(name) ?? name)),
    regions: regions(land, write),
    superpowers: mapValues(members.superpowers, (list) => write(merged(land, (name) => list.includes(name)))),
    places: layout.places,
    lines: connections(adjacencies(), layout.places, boxOf, layout.viewBox),
  };
}

/** From longitude and latitude to the board. */
export function boardBend() {
  const ids = Object.keys(layout.places);
  const frame = Object.values(lonlat.frame);
  const from = [...ids.map((id) => lonlat.places[id]), ...frame.map((anchor) => anchor.lonlat)];
  const to = [...ids.map((id) => layout.places[id]), ...frame.map((anchor) => anchor.at)];
  return thinPlateSpline(from, to);
}

/** Width and height of the box at a place. */
export function boxOf(id) {
  return id in members.superpowers ? layout.superpower : layout.box;
}

/** Every pair of neighbours once, a country before its superpower. */
export function adjacencies() {
  return [...rules.country, ...rules.variant_space].flatMap(({ id, adjacent, superpower }) => [
    ...adjacent.filter((other) => id < other).map((other) => [id, other]),
    ...(superpower ? [[id, superpower]] : []),
  ]);
}

/** The shape of every region and subregion, and the place and width of its label; Europe's halves have labels. */
function regions(land, write) {
  const names = new Set(rules.country.flatMap((country) => [country.region, ...country.subregions]));
  return Object.fromEntries(
    [...names].map((region) => {
      const belongs = landOf(region);
      return [region, { path: write(merged(land, (name) => belongs.has(name))), label: layout.labels[region] ?? null }];
    }),
  );
}

/** The names in the atlas of a region's lands: those of its countries, and those besides. */
function landOf(region) {
  const inside = rules.country.filter((country) => [country.region, ...country.subregions].includes(region));
  const halves = new Set([
    region,
    ...inside.flatMap((country) => (country.region === region ? country.subregions : [])),
  ]);
  const besides = Object.entries(members.besides).flatMap(([part, list]) => (halves.has(part) ? list : []));
  return new Set([...inside.flatMap((country) => members.countries[country.id]), ...besides]);
}

function ownerByName() {
  const owned = { ...members.countries, ...members.superpowers };
  return new Map(Object.entries(owned).flatMap(([id, list]) => list.map((name) => [name, id])));
}

function checkMembers(known) {
  const wanted = [members.countries, members.superpowers, members.besides]
    .flatMap((group) => Object.values(group))
    .flat();
  const missing = wanted.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`no land named ${missing.join(", ")}`);
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file(DRAWN), `${JSON.stringify(build())}\n`);
}
