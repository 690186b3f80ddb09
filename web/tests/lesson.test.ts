import { describe, expect, it, vi } from "vitest";
import type { State } from "../src/wire";
import { Refused } from "../src/shell/api";
import { LessonPlay, pointsOf, restsOf } from "../src/learn/lesson.svelte";
import type { Step, StudyInfo } from "../src/wire";

const note = (key: string): Step => ({ line: 0, kind: "note", seat: null, what: null, option: null, note: key });
const move = (seat: string, option: string): Step => ({
  line: 0,
  kind: seat === "chance" ? "chance" : "choice",
  seat,
  what: "card",
  option,
  note: null,
});
const STEPS = [
  note("a"),
  note("b"),
  move("us", "nato"),
  move("ussr", "fidel"),
  move("chance", "3"),
  note("c"),
  move("us", "x"),
];
const STUDY = { id: "g/lessons/l", game: "g", options: {}, seats: ["us", "ussr"], learner: "us", steps: STEPS };

const stateAt = (step: number): State =>
  ({
    say: "state",
    table: "",
    n: step,
    full: true,
    state: "playing",
    seat: "us",
    view: { step },
    log: { start: 0, lines: [] },
    ask: { number: step, what: "card", options: ["nato", "fidel", "x"] },
    waiting: ["us"],
    clock: { left: [], running: [], at: 0 },
    can_undo: false,
  }) as unknown as State;
const lesson = (): LessonPlay => new LessonPlay(STUDY as unknown as StudyInfo, async (step) => stateAt(step));

describe("a lesson", () => {
  it("rests behind each sentence, before each move of the learner, and at the end", () => {
    expect(restsOf(STEPS, "us")).toEqual([1, 2, 6, 7]);
  });
  it("points at what a text names, and at the move that is expected", () => {
    const steps = [{ ...note("a"), points: ["iran"] }, note("b"), move("us", "nato"), move("ussr", "fidel")];
    expect([1, 2, 3].map((at) => pointsOf(steps, at, "us"))).toEqual([["iran"], ["nato"], []]);
    const beside = [{ ...note("a"), points: ["iran"] }, move("us", "nato"), move("us", "x")];
    expect([1, 2].map((at) => pointsOf(beside, at, "us"))).toEqual([["nato", "iran"], ["x"]]);
  });
  it("tells a sentence at a time and asks when its time has come", async () => {
    const play = lesson();
    await play.goTo(play.rests[0]!);
    expect([play.note, play.isAsked, play.ask, play.offers("nato")]).toEqual(["a", false, null, false]);
    await play.forth();
    expect([play.note, play.isAsked, play.offers("nato")]).toEqual(["b", true, true]);
  });
  it("answers another choice kindly, and names the move after two tries", async () => {
    const play = lesson();
    await play.goTo(2);
    play.pick("fidel");
    await vi.waitFor(() => expect([play.tried, play.sending]).toEqual(["fidel", false]));
    expect([play.at, play.isHinted]).toEqual([2, false]);
    play.pick("x");
    await vi.waitFor(() => expect(play.isHinted).toBe(true));
    expect(play.pointed).toContain("nato");
  });
  it("plays the others by itself, and goes back to where it rested", async () => {
    vi.useFakeTimers();
    const play = lesson();
    await play.goTo(2);
    play.pick("nato");
    await vi.runAllTimersAsync();
    expect([play.at, play.note, play.isAsked]).toEqual([6, "c", true]);
    await play.back();
    expect([play.at, play.note]).toEqual([2, "b"]);
    vi.useRealTimers();
  });
  it("says what is refused, stays where it is, and goes on when it is tried again", async () => {
    let isBroken = false;
    const play = new LessonPlay(STUDY as unknown as StudyInfo, async (step) => {
      if (isBroken) throw new Refused("unreachable", "not connected");
      return stateAt(step);
    });
    await play.goTo(6);
    isBroken = true;
    await play.forth();
    expect([play.at, play.isAsked, play.trouble?.code]).toEqual([6, true, "unreachable"]);
    await play.back();
    expect([play.at, play.trouble?.code]).toEqual([6, "unreachable"]);
    isBroken = false;
    await play.forth();
    expect([play.at, play.isOver, play.trouble]).toEqual([7, true, null]);
  });
});
