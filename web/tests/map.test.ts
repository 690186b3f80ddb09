// @vitest-environment node
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { boardBend, boxOf, build, layout, lonlat, members, rules } from "../map/build.mjs";
import { worldFeatures } from "../map/land.mjs";
import { boxAround } from "../map/lines.mjs";
import { jacobian } from "../map/spline.mjs";
import { cross } from "../map/untangle.mjs";

type Point = [x: number, y: number];

const ROOM = 6; // units between two boxes
const SHORE = 8; // units a place may lie off its land
const map = build();
const bend = boardBend();
const ids = Object.keys(map.places);
const places = Object.entries(map.places);

/** The rings of a path of relative steps. */
function rings(path: string): Point[][] {
  let at: Point = [0, 0];
  return path
    .split("m")
    .slice(1)
    .map((piece) => {
      const steps = piece.match(/-?\d+/g)!.map(Number);
      const ring = Array.from({ length: steps.length / 2 }, (_, i): Point => {
        at = [at[0] + steps[2 * i]!, at[1] + steps[2 * i + 1]!];
        return at;
      });
      if (piece.endsWith("z")) at = ring[0]!;
      return ring;
    });
}

function sides(ring: Point[]): [Point, Point][] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length]!]);
}

function isInside([x, y]: Point, shape: Point[][]): boolean {
  const right = shape.flatMap(sides).filter(([a, b]) => {
    return a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  });
  return right.length % 2 === 1;
}

function distance([x, y]: Point, [[ax, ay], [bx, by]]: [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

function fromLand(point: Point, path: string): number {
  const shape = rings(path);
  return isInside(point, shape) ? 0 : Math.min(...shape.flatMap(sides).map((side) => distance(point, side)));
}

function crossings(ring: Point[]): Point[] {
  const all = sides(ring);
  return all.filter(([a, b], i) => all.slice(i + 1).some(([c, d]) => cross(a, b, c, d))).map(([a]) => a);
}

/** Points along a line's path, whose pieces are straight (M, L) or bent once (Q). */
function along(path: string): Point[] {
  return path
    .split("M")
    .slice(1)
    .flatMap((piece) => {
      const n = piece.match(/-?\d+/g)!.map(Number);
      const [ax, ay, cx, cy, bx, by] = n.length === 4 ? [...n.slice(0, 2), ...n] : n;
      return Array.from({ length: 201 }, (_, i): Point => {
        const t = i / 200;
        const mix = (a: number, c: number, b: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t ** 2 * b;
        return [mix(ax!, cx!, bx!), mix(ay!, cy!, by!)];
      });
    });
}

function isUnder(line: string, id: string): boolean {
  const [left, top, right, bottom] = boxAround(map.places[id]!, boxOf(id));
  return along(line).some(([x, y]) => x > left && x < right && y > top && y < bottom);
}

describe("the boxes", () => {
  test("every country, both superpowers and the variant's space have a place", () => {
    const wanted = [...rules.country, ...rules.variant_space].map((country) => country.id);
    expect(ids.toSorted()).toEqual([...wanted, "us", "ussr"].toSorted());
  });

  test("no two are nearer than the room they need", () => {
    const crowded = ids.flatMap((a, i) =>
      ids
        .slice(i + 1)
        .filter((b) => gap(a, b) < ROOM)
        .map((b) => [a, b]),
    );
    expect(crowded).toEqual([]);
  });

  test("all lie within the board", () => {
    const [width, height] = map.viewBox;
    const outside = ids.filter((id) => {
      const [left, top, right, bottom] = boxAround(map.places[id]!, boxOf(id));
      return left < 0 || top < 0 || right > width || bottom > height;
    });
    expect(outside).toEqual([]);
  });

  function gap(a: string, b: string): number {
    const [[ax, ay], [bx, by]] = [map.places[a]!, map.places[b]!];
    const [[aw, ah], [bw, bh]] = [boxOf(a), boxOf(b)];
    return Math.max(Math.abs(ax - bx) - (aw + bw) / 2, Math.abs(ay - by) - (ah + bh) / 2);
  }
});

describe("the land", () => {
  test.each(rules.country)("$id lies on the land of its region and of its subregions", ({ id, region, subregions }) => {
    for (const part of [region, ...subregions]) {
      expect(fromLand(map.places[id]!, map.regions[part]!.path)).toBeLessThan(SHORE);
    }
  });

  test("no country lies on the land of another region", () => {
    const astray = rules.country.flatMap(({ id, region, subregions }) => {
      const others = Object.keys(map.regions).filter((part) => ![region, ...subregions].includes(part));
      return others
        .filter((part) => isInside(map.places[id]!, rings(map.regions[part]!.path)))
        .map((part) => [id, part]);
    });
    expect(astray).toEqual([]);
  });

  test("the superpowers lie on their own land, the Chinese Civil War on land of no region", () => {
    expect(fromLand(map.places.us!, map.superpowers.us!)).toBe(0);
    expect(fromLand(map.places.ussr!, map.superpowers.ussr!)).toBe(0);
    const china = map.places.chinese_civil_war!;
    expect(fromLand(china, map.land)).toBe(0);
    expect(Object.values(map.regions).some(({ path }) => isInside(china, rings(path)))).toBe(false);
  });

  test("no coast crosses itself", () => {
    expect(rings(map.land).flatMap(crossings)).toEqual([]);
  });
});

describe("the bending", () => {
  test("hits its anchors", () => {
    const anchors = [...places.map(([id, at]) => ({ lonlat: lonlat.places[id]!, at })), ...Object.values(lonlat.frame)];
    for (const anchor of anchors) {
      const [x, y] = bend(anchor.lonlat);
      expect(Math.hypot(x - anchor.at[0], y - anchor.at[1])).toBeLessThan(1e-6);
    }
  });

  test("never folds on land or within a degree of it", () => {
    const grid = Array.from({ length: 359 }, (_, i) => Array.from({ length: 137 }, (_, j): Point => [i - 168, j - 56]));
    const folds = grid.flat().filter((point) => isOnBoard(bend(point)) && jacobian(bend, point) >= 0);
    expect(folds.filter(isNearLand)).toEqual([]);
  });

  /** The outlines of all land, in longitude and latitude, with the extent of each. */
  const shores = worldFeatures(members.germany)
    .flatMap((country) => country.geometry.coordinates.map(([ring]) => ring!))
    .map((ring) => ({ ring, extent: extentOf(ring) }));

  function extentOf(ring: Point[]): [left: number, right: number, bottom: number, top: number] {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  }

  function isOnLand([x, y]: Point): boolean {
    return shores.some(({ ring, extent: [left, right, bottom, top] }) => {
      return x >= left && x <= right && y >= bottom && y <= top && isInside([x, y], [ring]);
    });
  }

  function isNearLand([x, y]: Point): boolean {
    return [0, 1, -1].some((dx) => isOnLand([x + dx, y])) || [1, -1].some((dy) => isOnLand([x, y + dy]));
  }

  function isOnBoard([x, y]: Point): boolean {
    return x >= 0 && y >= 0 && x <= layout.viewBox[0] && y <= layout.viewBox[1];
  }
});

describe("the lines", () => {
  test("every adjacency is drawn once, to the superpowers too", () => {
    const wanted = [...rules.country, ...rules.variant_space].flatMap(({ id, adjacent, superpower }) => [
      ...adjacent.map((other) => [id, other].toSorted().join()),
      ...(superpower ? [[id, superpower].toSorted().join()] : []),
    ]);
    const drawn = map.lines.map(([a, b]) => [a, b].toSorted().join());
    expect(drawn.toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test("none runs under a box that is not its own", () => {
    const hidden = map.lines.flatMap(([a, b, path]) => {
      return ids.filter((id) => id !== a && id !== b && isUnder(path, id)).map((id) => [a, b, id]);
    });
    expect(hidden).toEqual([]);
  });

  test("every line starts and ends in its own two boxes", () => {
    for (const [a, b, path] of map.lines) expect([isUnder(path, a), isUnder(path, b)]).toEqual([true, true]);
  });
});

describe("the file", () => {
  const written = JSON.stringify(map);

  test("is small", () => {
    expect(written.length).toBeLessThan(60_000);
    expect(gzipSync(written).length).toBeLessThan(22_000);
  });

  test("is the same every time", () => {
    expect(JSON.stringify(build())).toBe(written);
  });
});
