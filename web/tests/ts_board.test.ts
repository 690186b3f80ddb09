import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Ask, State } from "$wire";
import { Play, type Outcome, type Prospects } from "$shell/play.svelte";
import { gameTexts, LANGUAGES, type LogLine } from "$shell/text.svelte";
import { BOX, countries, map, PLAQUE, SPACE, WIDTH } from "../src/games/twilight_struggle/facts";
import board from "../src/games/twilight_struggle";
import { changes } from "../src/games/twilight_struggle/map/changes";
import { nextTowards } from "../src/games/twilight_struggle/map/directions";
import { LETTER, lettering, LINE, sizeOf } from "../src/games/twilight_struggle/map/lettering";
import { plateName, regionNames } from "../src/games/twilight_struggle/map/naming";
import Map from "../src/games/twilight_struggle/Map.svelte";
import Odds from "../src/games/twilight_struggle/Odds.svelte";
import { oddsOf } from "../src/games/twilight_struggle/odds/odds";
import { Camera, extentOf } from "../src/games/twilight_struggle/map/camera.svelte";
import { lackOf } from "../src/games/twilight_struggle/regions";
import Regions from "../src/games/twilight_struggle/Regions.svelte";
import { beats, diceOf, lastCardOf, sumOf } from "../src/games/twilight_struggle/stage/beats";

vi.setConfig({ testTimeout: 60_000 }); // a map of 84 countries takes its time without a browser

/** A window of some size, as the map needs it; jsdom lays nothing out. */
vi.hoisted(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => 1600 });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { get: () => 900 });
});

class Kept extends Play {
  readonly taken: string[] = [];
  readonly asked: string[] = [];
  answer: Prospects | null = null;
  protected override choose(_ask: Ask, option: string): Promise<void> {
    this.taken.push(option);
    return Promise.resolve();
  }
  override prospects(option: string): Promise<Prospects | null> {
    this.asked.push(option);
    return Promise.resolve(this.answer);
  }
}

const line = (kind: string, said: Record<string, string | number> = {}): LogLine => ({
  kind,
  arguments: Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      [typeof value === "number" ? "number" : name === "side" ? "seat" : "word", value],
    ]),
  ),
});
const adds = (side: string, country: string, count: number): LogLine =>
  line("adds", { side, country, count, us: 0, ussr: 0 });

const VIEW = {
  defcon: 4,
  vp: 0,
  space: { us: 0, ussr: 0 },
  influence: { iran: { us: 1, ussr: 0, control: null }, italy: { us: 2, ussr: 0, control: "us" } },
  regions: {
    europe: { us: { level: "control", points: null }, ussr: { level: "nothing", points: 0 } },
    asia: { us: { level: "presence", points: 3 }, ussr: { level: "domination", points: 8 } },
  },
};

async function asking(what: string, options: readonly string[]): Promise<Kept> {
  const play = new Kept("twilight_struggle", {});
  play.texts = await gameTexts("en", "twilight_struggle");
  play.fold({
    full: true,
    state: "playing",
    seat: "ussr",
    view: VIEW,
    log: { start: 0, lines: [] },
    ask: { number: 7, what, options },
    waiting: ["ussr"],
    n: 1,
  } as unknown as State);
  return play;
}

const places = Object.fromEntries([...countries.keys()].map((id) => [id, map.places[id]!]));
const towards = (key: string, from: string): string | null => nextTowards(key, from, places, Object.keys(places));

beforeEach(cleanup);

describe("what is printed", () => {
  it("has a place on the map for every country", () => {
    expect([...countries.keys()].filter((id) => !map.places[id])).toEqual([]);
  });

  it("gives the space race the numbers of the rules", () => {
    const rules = readFileSync("../src/agon/games/twilight_struggle/space_race.py", "utf8");
    const row = (name: string): number[] =>
      new RegExp(`^${name} = \\((.*)\\)$`, "m").exec(rules)![1]!.split(", ").slice(1).map(Number);
    expect(SPACE.map((box) => box.ops)).toEqual(row("NEEDED_OPS"));
    expect(SPACE.map((box) => box.die)).toEqual(row("HIGHEST_DIE"));
    expect(SPACE.map((box) => box.first)).toEqual(row("FIRST_VP"));
    expect(SPACE.map((box) => box.second)).toEqual(row("SECOND_VP"));
  });
});

describe("the names on the map", () => {
  interface Rectangle {
    readonly x: number;
    readonly y: number;
    readonly wide: number;
    readonly high: number;
  }
  const LEAST = 8.4; // units: the smallest letters on a plate
  const overlap = (a: Rectangle, b: Rectangle): boolean =>
    Math.abs(a.x - b.x) * 2 < a.wide + b.wide && Math.abs(a.y - b.y) * 2 < a.high + b.high;
  const plates = Object.entries(places).map(([id, [x, y]]): Rectangle => {
    const [wide, high] = id === "us" || id === "ussr" ? PLAQUE : BOX;
    return { x, y, wide, high };
  });

  it("break only where they may be broken", () => {
    expect(lettering("IRAN", 70, 13).lines).toEqual(["IRAN"]);
    expect(lettering("SOUTHEAST ASIA", 70, 13).lines).toEqual(["SOUTHEAST", "ASIA"]);
  });

  it.each(LANGUAGES)("can be read on every plate: %s", async (lang) => {
    const texts = await gameTexts(lang, "twilight_struggle");
    const small = [...countries.keys()].filter((id) => sizeOf(plateName(texts, id), BOX[0] - 17, 11.5) < LEAST);
    expect(small.map((id) => plateName(texts, id))).toEqual([]);
  });

  it.each(LANGUAGES)("of regions are clear of plates, of each other and of the edges: %s", async (lang) => {
    const texts = await gameTexts(lang, "twilight_struggle");
    const names = regionNames(texts).map(({ at: [x, y], lines, size }): Rectangle => {
      const wide = Math.max(...lines.map((line) => line.length)) * LETTER * size;
      return { x, y, wide, high: lines.length * LINE * size };
    });
    expect(names).toHaveLength(8);
    expect(names.filter((name) => plates.some((plate) => overlap(name, plate)))).toEqual([]);
    expect(names.filter((name) => names.some((other) => other !== name && overlap(name, other)))).toEqual([]);
    expect(names.filter(({ x, wide }) => x < wide / 2 || x > WIDTH - wide / 2)).toEqual([]);
  });
});

describe("the words on the board", () => {
  const files = import.meta.glob<string>(
    ["../src/games/twilight_struggle/*.svelte", "../src/games/twilight_struggle/{map,tracks,dice,odds}/*.svelte"],
    { query: "?raw", import: "default", eager: true },
  );
  const keys = Object.values(files).flatMap((file) => [...file.matchAll(/"(board-[a-z-]+)"/g)].map(([, key]) => key!));

  it.each(LANGUAGES)("are all there: %s", async (lang) => {
    const texts = await gameTexts(lang, "twilight_struggle");
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });
});

describe("the map", () => {
  const country = (id: string): Element => document.querySelector(`[data-country="${id}"]`)!;

  it("lets the reader pick what is offered and nothing else", async () => {
    const play = await asking("target", ["iran"]);
    render(Map, { play, region: null });
    await fireEvent.click(country("italy"));
    await fireEvent.click(country("iran"));
    expect(play.taken).toEqual(["iran"]);
  });

  it("says in words what a country shows", async () => {
    const play = await asking("target", ["iran"]);
    render(Map, { play, region: null });
    expect(country("iran").getAttribute("aria-label")).toBe(
      "Iran, stability 2, battleground, US 1, USSR 0, uncontrolled; can be chosen",
    );
  });

  it("is walked with the arrow keys and picked from with Enter", async () => {
    const play = await asking("target", ["iran", "pakistan"]);
    render(Map, { play, region: null });
    const start = country("iran") as SVGElement;
    start.focus();
    await fireEvent.keyDown(start, { key: "ArrowRight" });
    const next = document.activeElement as SVGElement;
    expect(next.dataset.country).toBe(towards("ArrowRight", "iran"));
    await fireEvent.keyDown(country("pakistan"), { key: "Enter" });
    expect(play.taken).toEqual(["pakistan"]);
  });

  it("can be walked to every country", () => {
    const reached = new Set(["west_germany"]);
    for (const id of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = towards(key, id);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(countries.size);
  });

  it("shows the civil war's space only where it is played", async () => {
    const play = await asking("place", ["chinese_civil_war"]);
    const { rerender } = render(Map, { play, region: null });
    expect(country("chinese_civil_war")).toBeNull();
    play.view = { ...VIEW, civil_war: { influence: 1, china_used: false } };
    await rerender({ play, region: null });
    expect(country("chinese_civil_war").getAttribute("data-option")).toBe("chinese_civil_war");
  });

  it("has the places of the map on the board, and no word besides", async () => {
    const play = await asking("target", ["iran", "pass", "chinese_civil_war"]);
    expect(["iran", "chinese_civil_war", "pass"].map((id) => board.onBoard(play, id))).toEqual([true, true, false]);
  });
});

describe("changes of influence", () => {
  it("are summed up since the card of the moment was played", () => {
    const log = [
      adds("us", "iran", 1),
      line("plays", { side: "ussr", card: "fidel", use: "influence" }),
      adds("ussr", "iran", 1),
      adds("ussr", "iran", 1),
      line("takes", { side: "us", country: "italy", count: 2, us: 0, ussr: 0 }),
    ];
    const found = changes(log, 4, 4);
    expect(found.get("iran")).toEqual({ us: 0, ussr: 2, isFresh: false });
    expect(found.get("italy")).toEqual({ us: -2, ussr: 0, isFresh: true });
    expect(changes(log, 0, 4).get("iran")).toEqual({ us: 1, ussr: 2, isFresh: false });
  });
});

describe("beats", () => {
  const LOG = [
    line("plays", { side: "ussr", card: "fidel", use: "coup" }),
    line("operations", { side: "ussr", use: "coup", ops: 3 }),
    line("coups", { side: "ussr", country: "iran" }),
    line("coup_roll", { die: 5, ops: 3, modifier: 0, against: 4, result: 4 }),
    line("takes", { side: "us", country: "iran", count: 1, us: 0, ussr: 0 }),
    line("adds", { side: "ussr", country: "iran", count: 3, us: 0, ussr: 3 }),
    line("military_ops", { side: "ussr", level: 3 }),
    line("defcon_is", { level: 4 }),
    line("military_short", { required: 4, us: 2, ussr: 1 }),
    line("gains_vp", { side: "ussr", count: 1, vp: -1 }),
    line("turn_begins", { turn: 2 }),
    line("deals", { side: "us", count: 7 }),
  ];

  it("put together what belongs together, and leave no line out", () => {
    const found = beats(LOG, 10);
    expect(found.map((beat) => beat.kind)).toEqual([
      "card",
      "dice",
      "influence",
      "influence",
      "track",
      "track",
      "sheet",
    ]);
    expect(found.map((beat) => beat.start)).toEqual([10, 12, 14, 15, 16, 17, 18]);
    expect(found.flatMap((beat) => beat.lines)).toEqual(LOG);
  });

  it("take stock at the end of a turn, not before the first", () => {
    const kind = (turn: number): string => beats([line("turn_begins", { turn })], 0)[0]!.kind;
    expect([kind(1), kind(2)]).toEqual(["say", "sheet"]);
  });

  it("belong to the card whose event happens, not to the headline that waits", () => {
    const lines = ["fidel", "nato"].map((card) => line("headlines", { side: "us", card }));
    expect(lastCardOf([...lines, line("event_happens", { side: "us", card: "fidel" })])).toBe("fidel");
  });

  it("merge points added to one country", () => {
    const one = (country: string): LogLine => line("adds", { side: "us", country, count: 1, us: 1, ussr: 0 });
    expect(beats([one("iran"), one("iran"), one("italy")], 0).map((beat) => beat.lines.length)).toEqual([2, 1]);
  });

  it("give the sum of a roll and whose dice fell", () => {
    expect(diceOf(LOG[3]!, LOG)).toEqual([{ side: "ussr", face: 5 }]);
    expect(sumOf(LOG[3]!)).toEqual({ sum: "5 + 3 − 2×2 = 4", isSuccess: true });
    const both = line("realignment_roll", { us: 2, usbonus: 1, ussr: 6, ussrbonus: 0 });
    expect(diceOf(both, [both])).toEqual([
      { side: "us", face: 2 },
      { side: "ussr", face: 6 },
    ]);
    expect(sumOf(both).sum).toBe("2 + 1 : 6 = 3 : 6");
    expect(sumOf(line("war_roll", { die: 4, modifier: -1, needed: 4 }))).toEqual({
      sum: "4 − 1 = 3 < 4",
      isSuccess: false,
    });
  });
});

describe("chances", () => {
  const outcome = (us: number, ussr: number): Outcome => ({
    weight: 1,
    of: 4,
    view: { defcon: 3, influence: { ...VIEW.influence, iran: { us, ussr, control: null } } },
    gone: [],
    lines: [],
  });
  const prospects = {
    option: "iran",
    certain: false,
    outcomes: [1, 1, 0, 0].map((us, n) => outcome(us, n === 3 ? 2 : 0)),
  };

  it("put equal outcomes together, the best first, and what always happens apart", () => {
    const { always, chances } = oddsOf(prospects, VIEW, "ussr");
    expect(always).toEqual([{ what: "defcon", to: 3 }]);
    expect(chances.map(({ chance }) => chance)).toEqual([0.25, 0.25, 0.5]);
    expect(chances[2]!.parts).toEqual([]);
  });

  it("put an outcome that loses the game first, large and with a sign", async () => {
    const wins = line("wins", { side: "us" });
    const outcomes = prospects.outcomes.map((each, n) => (n === 1 ? { ...each, lines: [wins] } : each));
    const { chances } = oddsOf({ ...prospects, outcomes }, VIEW, "ussr");
    expect(chances[0]!.parts).toContainEqual({ what: "end", line: wins });
    const play = await asking("target", ["iran"]);
    play.answer = { ...prospects, outcomes };
    render(Odds, { play, option: "iran" });
    await screen.findAllByText("25%");
    const [first, ...others] = screen.getAllByRole("listitem");
    expect(first!.classList.contains("fatal")).toBe(true);
    expect(first!.textContent).toContain("⚠");
    expect(others.some((each) => each.classList.contains("fatal"))).toBe(false);
  });

  it("are asked for once, after a pause, and shown", async () => {
    const play = await asking("target", ["iran"]);
    play.answer = prospects;
    render(Odds, { play, option: "iran" });
    expect(await screen.findByText("50%")).toBeTruthy();
    cleanup();
    render(Odds, { play, option: "iran" });
    expect(await screen.findByText("no change")).toBeTruthy();
    expect(play.asked).toEqual(["iran"]);
  });

  it("are not asked for what is not offered", async () => {
    const play = await asking("target", ["iran"]);
    render(Odds, { play, option: "italy" });
    await new Promise((done) => setTimeout(done, 200));
    expect(play.asked).toEqual([]);
  });
});

describe("regions", () => {
  it("say who would gain what, and who would win by Europe", async () => {
    const play = await asking("card", []);
    render(Regions, { play, region: null, onshow: () => {} });
    const row = (name: string): string => screen.getByText(name).closest("button")!.textContent!.replace(/\s+/g, " ");
    expect(row("Asia")).toContain("Soviet Union +5");
    expect(row("Europe")).toContain("United States victory");
  });

  it("show themselves on the map and explain their score", async () => {
    const play = await asking("card", []);
    const shown: string[] = [];
    render(Regions, { play, region: null, onshow: (id) => shown.push(id) });
    const button = screen.getByText("Europe").closest("button")!;
    await fireEvent.click(button);
    expect(shown).toEqual(["europe"]);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const battlegrounds = screen.getByRole("list", { name: "Battlegrounds" }).textContent!.replace(/\s+/g, " ");
    expect(battlegrounds).toContain("Italy , United States");
    expect(battlegrounds).toContain("France , uncontrolled");
    expect(screen.getByRole("row", { name: /Battlegrounds/ }).textContent!.replace(/\s+/g, " ")).toContain("1/5");
    await fireEvent.click(button);
    expect(screen.queryByRole("table")).toBeNull();
    expect(shown).toEqual(["europe"]);
  });
});

describe("the camera of a small map", () => {
  const camera = new Camera();
  [camera.width, camera.height] = [390, 420];

  it("finds the window with the most of what is offered", () => {
    const europe = ["west_germany", "benelux", "france", "denmark"];
    expect(camera.fullest(["chile", ...europe, "japan"], 1)).toEqual(expect.arrayContaining(europe));
    expect(camera.fullest(["chile", ...europe, "japan"], 1)).toHaveLength(europe.length);
  });

  it("shows at least one country in the smallest window", () => {
    [camera.width, camera.height] = [40, 30];
    expect(camera.fullest(["brazil", "japan"], 1)).toHaveLength(1);
    expect(extentOf(camera.fullest(["brazil"], 1))).not.toBeNull();
  });
});

describe("what a side lacks in a region", () => {
  const control = (side: string, ...ids: string[]): Record<string, { control: string }> =>
    Object.fromEntries(ids.map((id) => [id, { control: side }]));
  const view = (level: string, influence: object, effects: string[] = []) => ({
    influence,
    effects,
    regions: { asia: { us: { level }, ussr: { level: "nothing" } } },
  });

  it("counts the battlegrounds and countries to domination", () => {
    const held = { ...control("us", "japan"), ...control("ussr", "india", "pakistan", "afghanistan") };
    expect(lackOf(view("presence", held), "asia", "us")).toEqual({
      level: "domination",
      battlegrounds: 2,
      others: 1,
      countries: 0,
    });
  });

  it("counts Taiwan under Formosan Resolution", () => {
    const held = { ...control("us", "taiwan"), ...control("ussr", "india") };
    expect(lackOf(view("presence", held), "asia", "us")).toMatchObject({ battlegrounds: 2, others: 0 });
    const formosa = view("presence", held, ["formosan_resolution"]);
    expect(lackOf(formosa, "asia", "us")).toMatchObject({ battlegrounds: 1, others: 1 });
  });

  it("needs one country for presence, and nothing after control", () => {
    expect(lackOf(view("presence", {}), "asia", "ussr")).toMatchObject({ level: "presence", countries: 1 });
    expect(lackOf(view("control", {}), "asia", "us")).toBeNull();
  });
});
