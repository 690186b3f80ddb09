import { createRequire } from "node:module";
import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";

const FAR_WEST = -168.9; // the Bering Strait: land west of it is drawn at the right edge
const LONGEST_STEP = 0.5; // degrees between two points of a bent line, at most
const FINEST = 4.5; // square units: a corner that encloses less is smoothed away
const SMALLEST_ISLAND = 24; // square units
const LEFT_OUT = new Set(["Antarctica"]);

/** The countries of the atlas, in longitude and latitude, cut as the board wants them. */
export function worldFeatures(innerGermanBorder) {
  const atlas = createRequire(import.meta.url)("world-atlas/countries-50m.json");
  return feature(atlas, atlas.objects.countries)
    .features.filter((country) => !LEFT_OUT.has(country.properties.name))
    .map((country) => named(country.properties.name, polygons(country)))
    .flatMap((country) => parts(country, innerGermanBorder))
    .filter((country) => country.geometry.coordinates.length > 0);
}

/** The countries of the earth as shapes on the board: a topology whose arcs are bent by `bend` and simplified. */
export function boardLand(features, bend) {
  const flat = topology({ countries: { type: "FeatureCollection", features } });
  const bent = { ...flat, arcs: flat.arcs.map((arc) => dense(arc).map(bend)) };
  const simple = simplify(presimplify(bent), FINEST);
  return filter(simple, filterAttachedWeight(simple, SMALLEST_ISLAND));
}

/** The land of the countries that `belongs` picks by name, as one shape. */
export function merged(land, belongs) {
  return merge(
    land,
    shapes(land).filter((shape) => belongs(shape.properties.name)),
  );
}

/** The borders between lands of different owners. */
export function borders(land, ownerOf) {
  return mesh(land, land.objects.countries, (a, b) => ownerOf(a.properties.name) !== ownerOf(b.properties.name));
}

function shapes(land) {
  return land.objects.countries.geometries;
}

function named(name, coordinates) {
  return { type: "Feature", properties: { name }, geometry: { type: "MultiPolygon", coordinates } };
}

function polygons({ geometry }) {
  const list = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return list.map((rings) => rings.map((ring) => ring.map(pastTheDateLine))).filter(([outer]) => !straddles(outer));
}

function pastTheDateLine([longitude, latitude]) {
  return [longitude < FAR_WEST ? longitude + 360 : longitude, latitude];
}

function straddles(ring) {
  const longitudes = ring.map((point) => point[0]);
  return Math.max(...longitudes) - Math.min(...longitudes) > 300;
}

/** Germany is cut in two, and what the atlas counts as France across the Atlantic stands alone. */
function parts(country, innerGermanBorder) {
  const { coordinates } = country.geometry;
  const overseas = ([[[longitude]]]) => longitude < -40;
  if (country.properties.name === "Germany") return halves(coordinates, innerGermanBorder);
  if (country.properties.name !== "France") return [country];
  const guiana = coordinates.filter(overseas);
  return [
    named(
      "France",
      coordinates.filter((rings) => !overseas(rings)),
    ),
    named("French Guiana", guiana),
  ];
}

function halves(coordinates, cut) {
  const main = coordinates.reduce((most, rings) => (rings[0].length > most[0].length ? rings : most));
  const islands = coordinates.filter((rings) => rings !== main);
  const eastern = (rings) => rings[0][0][0] > cut[0][0];
  const [one, other] = cutRing(main[0], cut);
  const [west, east] = mean(one) < mean(other) ? [one, other] : [other, one];
  return [
    named("West Germany", [[west], ...islands.filter((rings) => !eastern(rings))]),
    named("East Germany", [[east], ...islands.filter(eastern)]),
  ];
}

function mean(ring) {
  return ring.reduce((sum, point) => sum + point[0], 0) / ring.length;
}

/** The two halves of a ring cut along a line, whose ends are moved to the ring's nearest points. */
function cutRing(ring, line) {
  const open = ring.slice(0, -1);
  const start = nearest(open, line[0]);
  const end = nearest(open, line.at(-1));
  const inner = line.slice(1, -1);
  const walk = (from, to) => (from <= to ? open.slice(from, to + 1) : [...open.slice(from), ...open.slice(0, to + 1)]);
  return [
    [...walk(start, end), ...inner.toReversed(), open[start]],
    [...walk(end, start), ...inner, open[end]],
  ];
}

function nearest(points, [x, y]) {
  const squares = points.map((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2);
  return squares.indexOf(Math.min(...squares));
}

/** The same line with points between, so that its long straight pieces bend too. */
function dense(arc) {
  return arc.flatMap((point, i) => (i === 0 ? [point] : between(arc[i - 1], point)));
}

function between([ax, ay], [bx, by]) {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / LONGEST_STEP));
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 1) / count;
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  });
}
