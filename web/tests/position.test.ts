import { describe, expect, it } from "vitest";
import {
  blank,
  fieldsOf,
  givensOf,
  isMove,
  nameOf,
  optionsOf,
  titleOf,
  withGiven,
  withOptions,
  withTitle,
  withoutMoves,
} from "../src/learn/position";
import type { PathInfo } from "../src/wire";

const path = (name: string, parameters: Record<string, string[]> = {}, derived = false): PathInfo => ({
  path: name,
  what: "",
  derived,
  parameters,
  values: "number",
  offered: null,
  least: 0,
  most: 9,
});
const PATHS = [
  path("turn"),
  path("influence.COUNTRY.SIDE", { COUNTRY: ["iran", "iraq"], SIDE: ["us", "ussr"] }),
  path("control.COUNTRY", { COUNTRY: ["iran", "iraq"] }, true),
  path("china.holder"),
];
const FIELDS = fieldsOf(PATHS);

describe("fields", () => {
  it("are the paths that can be given, with every word for their parameters", () => {
    expect(FIELDS.map((field) => field.path)).toEqual([
      "turn",
      "influence.iran.us",
      "influence.iran.ussr",
      "influence.iraq.us",
      "influence.iraq.ussr",
      "china.holder",
    ]);
    expect(FIELDS[2]!.words).toEqual(["iran", "ussr"]);
  });
  it("are named without their parameters", () => {
    expect(PATHS.map(nameOf)).toEqual(["turn", "influence", "control", "china-holder"]);
  });
});

describe("a text", () => {
  it("begins with title and game", () => {
    const text = withOptions(withTitle(blank("A", "ts"), "Iran # first"), "ts", { bid: "on", edition: "first" });
    expect(text).toBe("study Iran  first\ngame ts bid=on edition=first\n");
    expect(titleOf(text)).toBe("Iran first");
    expect(optionsOf(text)).toEqual({ bid: "on", edition: "first" });
  });
  it("takes what is given in the order of the paths, before the moves", () => {
    let text = "study A\ngame ts\nus card nato\n";
    text = withGiven(text, "china.holder", ["us"], FIELDS);
    text = withGiven(text, "turn", ["2"], FIELDS);
    text = withGiven(text, "influence.iraq.us", ["1"], FIELDS);
    expect(text).toBe(
      "study A\ngame ts\ngiven turn 2\ngiven influence.iraq.us 1\ngiven china.holder us\nus card nato\n",
    );
  });
  it("changes a line where it stands and keeps what was remarked there", () => {
    const text = "study A\ngame ts\ngiven turn 2 # early\ngiven defcon 3\n";
    expect(withGiven(text, "turn", ["4"], FIELDS)).toBe("study A\ngame ts\ngiven turn 4 # early\ngiven defcon 3\n");
  });
  it("forgets every line of what is taken back", () => {
    const text = "study A\ngame ts\ngiven turn 2\ngiven defcon 3\ngiven turn 3\n";
    expect(withGiven(text, "turn", null)).toBe("study A\ngame ts\ngiven defcon 3\n");
  });
  it("writes the empty list as none, and reads it so", () => {
    const text = withGiven("study A\ngame ts\n", "hand.us", []);
    expect(text).toBe("study A\ngame ts\ngiven hand.us none\n");
    expect(givensOf(text)).toEqual([{ line: 2, path: "hand.us", values: [] }]);
  });
  it("can be the position alone", () => {
    const text = "study A\ngame ts\n\ngiven turn 2\n= turn 2\nus card nato\n";
    expect([3, 4, 5, 6, 7].map((line) => isMove(text, line))).toEqual([false, false, true, true, false]);
    expect(withoutMoves(text)).toBe("study A\ngame ts\n\ngiven turn 2\n");
  });
});
