import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../src/wire";
import { newTable, usual, type TableChoices } from "../src/shell/new_table";
import {
  choose,
  defaults,
  excludedBy,
  gaveWay,
  seatsInPlay,
  stands,
  nonDefault,
  type Chosen,
} from "../src/shell/options";

const option = (name: string, values: string[], rest: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  values,
  default: values[0]!,
  excludes: {},
  seats: null,
  ...rest,
});

/** One option excludes another's default, another all values but the default. */
const OPTIONS: OptionInfo[] = [
  option("cards", ["all", "basic"]),
  option("bonus", ["0", "1", "2"]),
  option("edition", ["new", "old"], { excludes: { old: [["cards", "all"]] } }),
  option("bid", ["off", "on"], {
    excludes: {
      on: [
        ["bonus", "1"],
        ["bonus", "2"],
      ],
    },
  }),
];
const PARTY: GameInfo = {
  name: "party",
  version: 1,
  minutes: 30,
  seats: ["a", "b", "c", "d"],
  options: [option("players", ["1", "2", "4"], { default: "2", seats: { "1": 1, "2": 2, "4": 4 } })],
};
const WISH: TableChoices = {
  way: "friend",
  side: "b",
  level: "strong",
  computers: 0,
  chosen: { players: "4" },
  clock: { kind: "none" },
  rated: true,
  spectators: true,
  leaver: "loses",
};

const every = (chosen: Chosen): Chosen[] =>
  OPTIONS.flatMap(({ name, values }) => values.map((value) => choose(OPTIONS, chosen, [name, value])));
const isSound = (chosen: Chosen): boolean =>
  Object.entries(chosen).every((setting) => stands(OPTIONS, chosen, setting));

describe("options that exclude each other", () => {
  test("exclude each other from both sides", () => {
    expect(excludedBy(OPTIONS, ["edition", "old"])).toEqual([["cards", "all"]]);
    expect(excludedBy(OPTIONS, ["cards", "all"])).toEqual([["edition", "old"]]);
  });

  test("what is excluded gives way, to the first value that may stand", () => {
    const after = choose(OPTIONS, defaults(OPTIONS), ["edition", "old"]);
    expect(after).toMatchObject({ edition: "old", cards: "basic" });
    expect(gaveWay(defaults(OPTIONS), after, "edition")).toEqual([["cards", "basic"]]);
  });

  test("the last choice wins, and what gives way goes to its default where that may stand", () => {
    const bid = choose(OPTIONS, choose(OPTIONS, defaults(OPTIONS), ["bonus", "2"]), ["bid", "on"]);
    expect(bid).toMatchObject({ bid: "on", bonus: "0" });
    expect(choose(OPTIONS, bid, ["bonus", "1"])).toMatchObject({ bid: "off", bonus: "1" });
  });

  test("no three choices in a row leave anything excluded", () => {
    const reached = every(defaults(OPTIONS)).flatMap(every).flatMap(every);
    expect(reached.filter((chosen) => !isSound(chosen))).toEqual([]);
  });

  test("only what differs from the defaults is said", () => {
    expect(nonDefault(OPTIONS, { ...defaults(OPTIONS), bonus: "2" })).toEqual({ bonus: "2" });
  });
});

describe("a table to be laid", () => {
  test("has as many chairs as an option says, oneself at the chosen seat", () => {
    expect(seatsInPlay(PARTY, { players: "4" })).toEqual(["a", "b", "c", "d"]);
    expect(newTable(PARTY, WISH).chairs).toEqual(["open", "me", "open", "open"]);
    expect(newTable(PARTY, WISH).settings).toMatchObject({ visibility: "private", sides: "choice" });
  });

  test("gives the last of the other chairs to computers, and leaves one for people", () => {
    const chairs = (computers: number): unknown => newTable(PARTY, { ...WISH, computers }).chairs;
    expect(chairs(1)).toEqual(["open", "me", "open", "computer:strong"]);
    expect(chairs(9)).toEqual(["open", "me", "computer:strong", "computer:strong"]);
  });

  test("against the computer, at one screen and alone nobody else is waited for", () => {
    const chairs = (wish: Partial<TableChoices>): unknown => newTable(PARTY, { ...WISH, ...wish }).chairs;
    expect(chairs({ way: "computer", chosen: { players: "2" }, side: "a" })).toEqual(["me", "computer:strong"]);
    expect(chairs({ way: "screen" })).toEqual(["me", "me", "me", "me"]);
    expect(chairs({ way: "alone", chosen: { players: "1" } })).toEqual(["me"]);
  });

  test("against the computer one begins with the apprentice, with the weakest where it is not here", () => {
    expect(usual(["novice", "apprentice", "olympian"])).toBe("apprentice");
    expect(usual(["contender", "olympian"])).toBe("contender");
    expect(usual([])).toBe("");
  });

  test("is rated only where everybody sits in one chair against another", () => {
    const rated = (way: TableChoices["way"]): unknown => newTable(PARTY, { ...WISH, way }).settings?.rated;
    expect([rated("open"), rated("screen"), rated("alone")]).toEqual([true, false, false]);
  });

  test("draws sides where that is nonDefault", () => {
    const table = newTable(PARTY, { ...WISH, side: "random" }, "club1");
    expect(table.settings?.sides).toBe("random");
    expect(table.club).toBe("club1");
  });
});
