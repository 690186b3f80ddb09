import { describe, expect, it } from "vitest";
import { Paper } from "../src/shell/analysis/plot";
import { Reading } from "../src/shell/analysis/reading";
import { storyOf } from "../src/shell/analysis/stories";
import type { Texts } from "../src/shell/text.svelte";
import type { Analysis } from "../src/wire";

/** Two choices of chance at the start; a choice with a die after it; one that left no other; two of which one was taken back. */
const EVENTS = [1, 1, 2, 2, 3, 6, 6];
const SEATS = ["us", "us", "us", "chance", "ussr", "us", "chance"];
const told = (kind: string): unknown => ({ kind, arguments: { seat: { sort: "seat", value: "us" } } });
const points = SEATS.map((seat, at) => ({
  number: at + 1,
  seat: at < 2 ? "chance" : seat,
  milestone: [0, 1, 1, 1, 2, 2, 2][at],
  values: { us: at / 10, ussr: 1 - at / 10 },
  told: [told(`line${at + 1}`)],
}));
const decision = (number: number, loss: number): unknown => ({
  number,
  seat: "us",
  what: "card",
  chosen: { option: "nato", value: 0.4, visits: 9 },
  best: [{ option: "fidel", value: 0.4 + loss, visits: 9 }],
  loss,
});
const analysis = {
  seats: ["us", "ussr"],
  points,
  decisions: [decision(3, 0.1), decision(6, 0.3)],
  turning_points: [
    { number: 3, seat: "ussr", by: "chance", change: 0.2 },
    { number: 6, seat: "us", by: "choice", change: -0.3 },
  ],
} as unknown as Analysis;
const reading = new Reading(analysis, EVENTS);

describe("the places of choices in a replay", () => {
  it("finds the event of each choice, and the last choice of each event", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => reading.eventOf(number))).toEqual(EVENTS);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((event) => reading.numberAt(event))).toEqual([0, 2, 4, 5, 5, 5, 7, 7]);
  });

  it("finds the decision that led to an event, whatever chance did after it", () => {
    expect([0, 1, 2, 3, 5, 6, 7].map((event) => reading.decisionAt(event)?.number)).toEqual([
      undefined,
      undefined,
      3,
      undefined,
      undefined,
      6,
      undefined,
    ]);
  });

  it("has a value for every event, also where nothing was chosen", () => {
    expect(reading.course.map((each) => each.us)).toEqual([0, 0.1, 0.3, 0.4, 0.4, 0.4, 0.6]);
  });

  it("has the values after the last choice of an event, before the first choice those of the beginning", () => {
    expect([0, 1, 2, 5, 6].map((event) => reading.valuesAt(event).us)).toEqual([0, 0.1, 0.3, 0.4, 0.6]);
  });

  it("goes from turning point to turning point", () => {
    expect(reading.turnFrom(0, 1)).toBe(2);
    expect(reading.turnFrom(2, 1)).toBe(6);
    expect(reading.turnFrom(6, 1)).toBeNull();
    expect(reading.turnFrom(6, -1)).toBe(2);
    expect(reading.turnFrom(2, -1)).toBeNull();
  });

  it("marks a stage where the game comes further", () => {
    expect(reading.stages).toEqual([
      { event: 1, stage: 1 },
      { event: 3, stage: 2 },
    ]);
  });

  it("stops where the analysis was stopped", () => {
    const part = new Reading({ ...analysis, points: analysis.points.slice(0, 4) }, EVENTS.slice(0, 4));
    expect(part.numberAt(6)).toBe(4);
    expect(part.decisionAt(6)).toBeNull();
    expect(part.valuesAt(6).us).toBe(0.3);
  });
});

describe("the plot", () => {
  const paper = new Paper(600, 100, 6);

  it("has the beginning at its left end and the last event at its right", () => {
    expect([0, 3, 6].map((event) => paper.x(event))).toEqual([0, 300, 600]);
    expect([0, 0.5, 1].map((value) => paper.y(value))).toEqual([100, 50, 0]);
  });

  it("finds the event nearest to a place, also beyond its ends", () => {
    expect([-5, 0, 49, 51, 300, 600, 700].map((x) => paper.eventAt(x))).toEqual([0, 0, 0, 1, 3, 6, 6]);
  });

  it("draws a line through every event, and closes it to an area", () => {
    const { course } = reading;
    expect(paper.line(course.slice(0, 3), "us")).toBe("M0.0 100.0L100.0 90.0L200.0 70.0");
    expect(paper.area(course.slice(0, 2), "us")).toBe("M0.0 100.0L100.0 90.0V100H0Z");
  });

  it("writes no label upon another", () => {
    const narrow = new Paper(40, 100, 6);
    expect(narrow.spaced([0, 1, 3, 6].map((event) => ({ event }))).map((each) => each.event)).toEqual([0, 3]);
  });
});

describe("the story of a turning point", () => {
  const texts = {
    percent: (value: number) => `${Math.round(100 * value)}%`,
    option: ({ what }: { what: string }, id: string) => `${what}: ${id.toUpperCase()}`,
    line: (line: { kind: string; arguments: Record<string, unknown> }) =>
      `${line.kind}:${JSON.stringify(line.arguments.seat)}`,
    format: (key: string, args: Record<string, unknown> = {}) => `${key} ${Object.values(args).join(" | ")}`,
  } as unknown as Texts;

  it("tells a choice by the log, what it cost, and what would have been better", () => {
    const [, choice] = analysis.turning_points;
    expect(storyOf(choice!, reading, texts)).toBe('analysis-cost line6:["seat","us"] | 30% | card: FIDEL (70%)');
  });

  it("tells luck by the choice and by what chance said until the next decision", () => {
    const [luck] = analysis.turning_points;
    expect(storyOf(luck!, reading, texts)).toBe('analysis-fortune line3:["seat","us"] line4:["seat","us"] | 20%');
  });

  it("says so where chance told nothing: the choice before it is not the luck", () => {
    const silent = points.map((each) => (each.seat === "chance" ? { ...each, told: [] } : each));
    const hidden = new Reading({ ...analysis, points: silent } as unknown as Analysis, EVENTS);
    const [luck] = analysis.turning_points;
    expect(storyOf(luck!, hidden, texts)).toBe('analysis-fortune line3:["seat","us"] analysis-unseen . | 20%');
  });
});
