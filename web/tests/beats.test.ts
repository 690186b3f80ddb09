import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "$wire";
import { LONGEST, type Beat, type Staging } from "$shell/beats.svelte";
import { Play, type Prospects, type View } from "$shell/play.svelte";
import { keep } from "$shell/preferences.svelte";
import type { LogLine } from "$shell/text.svelte";
import * as hectorAchilles from "../src/games/hector_achilles/stage/beats";
import * as rollPlayer from "../src/games/roll_player/stage/beats";
import { beats as twilightBeats } from "../src/games/twilight_struggle/stage/beats";
import { step as twilightStep } from "../src/games/twilight_struggle/stage/step";

interface Recorded {
  readonly seat: string;
  readonly start: Readonly<Record<string, unknown>>;
  readonly messages: readonly { readonly lines: LogLine[]; readonly changes: Readonly<Record<string, unknown>> }[];
}
const recorded = (game: string): Recorded =>
  JSON.parse(readFileSync(`tests/recorded/${game}.json`, "utf8")) as Recorded;

/** A view from its figures: `influence.iran.us` is 3. */
function viewOf(figures: Readonly<Record<string, unknown>>): View {
  const view: View = {};
  for (const [path, value] of Object.entries(figures)) {
    const names = path.split(".");
    const last = names.pop()!;
    let at = view;
    for (const [place, name] of names.entries()) {
      const inner = names[place + 1] ?? last;
      at = at[name] ??= inner === "length" || /^\d+$/.test(inner) ? [] : {};
    }
    if (last !== "length") at[last] = value;
  }
  return view;
}
const at = (view: View, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, name) => (inner as View | undefined)?.[name], view);

/** The figures that the lines of each game tell in full. */
const TOLD: Readonly<Record<string, RegExp>> = {
  twilight_struggle: /^(influence\.\w+\.(us|ussr)|vp|defcon|space\.\w+|turn)$/,
  hector_achilles: /^(sides\.\w+\.(laid\..*|shame|total)|battle)$/,
  roll_player: /^(sheets\.\w+\.(rows\.\w+\.dice\.\d|gold|charisma)|round)$/,
};
type Game = Pick<Staging, "beats" | "step">;
const GAMES: Readonly<Record<string, Game>> = {
  twilight_struggle: { beats: twilightBeats, step: twilightStep },
  hector_achilles: hectorAchilles,
  roll_player: rollPlayer,
};

describe.each(Object.keys(GAMES))("the beats of %s", (game) => {
  const { beats, step } = GAMES[game]!;
  const { start, messages } = recorded(game);

  it("leave no line out, in order", () => {
    let number = 0;
    for (const { lines } of messages) {
      const found = beats(lines, number, []);
      expect(found.flatMap((beat) => beat.lines)).toEqual(lines);
      for (const beat of found) {
        expect(beat.start).toBe(number);
        number += beat.lines.length;
      }
    }
  });

  it("end each message in the figures of the server", () => {
    const figures: Record<string, unknown> = { ...start };
    const wrong: string[] = [];
    let isSetUp = game !== "roll_player";
    messages.forEach(({ lines, changes }, place) => {
      const shown = beats(lines, 0, [])
        .flatMap((beat) => beat.lines)
        .reduce(step, viewOf(figures));
      for (const [path, value] of Object.entries(changes)) {
        if (value === null) delete figures[path];
        else figures[path] = value;
      }
      const ends = lines.some((each) => each.kind === "wins_battle" || each.kind === "ties_battle");
      const drawsHero = lines.some((each) => each.kind === "draws_hero");
      isSetUp ||= lines.some((each) => each.kind === "round_begins"); // the first gold is not told
      if (!isSetUp) return;
      for (const path of Object.keys(figures).filter((each) => TOLD[game]!.test(each))) {
        if (ends && /laid\.length|total$/.test(path)) continue; // cleared after the tally
        if (drawsHero && /counts|total$/.test(path)) continue; // whose hero is drawn is not told
        if (at(shown, path) !== figures[path])
          wrong.push(`${place} ${path}: ${String(at(shown, path))} is not ${String(figures[path])}`);
      }
    });
    expect(wrong).toEqual([]);
  });
});

// ---------------------------------------------------------------- the queue

class Kept extends Play {
  protected override choose(): Promise<void> {
    return Promise.resolve();
  }
  override prospects(): Promise<Prospects | null> {
    return Promise.resolve(null);
  }
}

const line = (kind: string, word = ""): LogLine => ({ kind, arguments: word ? { what: ["word", word] } : {} });
const staging = {
  beats: (lines: readonly LogLine[], start: number) =>
    lines.map((each, place): Beat => {
      const isSheet = each.kind === "sheet";
      return { kind: each.kind, start: start + place, lines: [each], ms: each.kind === "quiet" ? 0 : 1000, isSheet };
    }),
  step: (view: View, each: LogLine) => ({ ...view, count: view.count + 1, last: each.kind }),
  begins: (each: LogLine) => each.kind === "begins",
} as unknown as Staging;

function told(n: number, start: number, lines: readonly LogLine[], changes: Partial<State> = {}): State {
  const ask = { number: n, what: "card", options: ["nato", "fidel"] };
  const rest = { waiting: ["us"], clock: { left: [], running: [], at: 0 }, can_undo: false, state: "playing" };
  const view = { count: start + lines.length, exact: n };
  return { n, full: false, seat: "us", view, log: { start, lines }, ask, ...rest, ...changes } as unknown as State;
}

function atTable(): Kept {
  const play = new Kept("g", {});
  play.staging = staging;
  play.fold(told(1, 0, [], { full: true }));
  return play;
}

describe("the queue of beats", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    keep({ speed: "normal", confirm: false });
  });
  afterEach(() => vi.useRealTimers());

  it("shows one after another and then the server's view; the question waits", () => {
    const play = atTable();
    play.fold(told(2, 0, [line("a"), line("b")]));
    expect([play.beats.current?.kind, play.ask, play.view.last, play.log.length]).toEqual(["a", null, "a", 1]);
    vi.advanceTimersByTime(1000);
    expect([play.beats.current?.kind, play.ask, play.view.last]).toEqual(["b", null, "b"]);
    vi.advanceTimersByTime(1000);
    expect([play.beats.current, play.ask?.number, play.view]).toEqual([null, 2, { count: 2, exact: 2 }]);
  });

  it("is skipped up to the next sheet, and the sheet is dismissed", () => {
    const play = atTable();
    play.fold(told(2, 0, [line("a"), line("b"), line("sheet"), line("c")]));
    play.beats.skip();
    expect([play.beats.current?.kind, play.log.length]).toEqual(["sheet", 3]);
    play.beats.skip();
    expect(play.beats.current?.kind).toBe("c");
    play.beats.skip();
    expect([play.ask?.number, play.view]).toEqual([2, { count: 4, exact: 2 }]);
  });

  it("takes no click in the moment after the last beat", () => {
    const play = atTable();
    play.fold(told(2, 0, [line("a")]));
    vi.advanceTimersByTime(1001);
    play.pick("nato");
    expect(play.sending).toBe(false);
    vi.advanceTimersByTime(300);
    play.pick("nato");
    expect(play.sending).toBe(true);
  });

  it("never lasts longer than its limit, however much arrives", () => {
    const play = atTable();
    for (let n = 0; n < 60; n++) play.fold(told(n + 2, n, [line("a")]));
    vi.advanceTimersByTime(LONGEST + 100);
    expect([play.beats.isPlaying, play.ask?.number, play.log.length]).toEqual([false, 61, 60]);
  });

  it("shows the reader's own choice at once, and what follows from it", async () => {
    const play = atTable();
    play.pick("nato");
    await vi.advanceTimersByTimeAsync(0);
    play.fold(told(2, 0, [line("plays", "nato"), line("rolls")], { ask: null }));
    expect([play.beats.current?.kind, play.since, play.log.length]).toEqual(["rolls", 1, 2]);
    vi.advanceTimersByTime(1000);
    play.fold(told(3, 2, [line("a")]));
    expect(play.since).toBe(1);
  });

  it("plays what happened again", async () => {
    const play = atTable();
    play.fold(told(2, 0, [line("a")]));
    play.beats.skip();
    play.again();
    expect([play.beats.current?.kind, play.ask]).toEqual(["a", null]);
    vi.advanceTimersByTime(1000);
    expect(play.ask?.number).toBe(2);
  });

  it("holds nothing back while something else is shown", () => {
    const play = atTable();
    const last = (number: number): Partial<State> =>
      ({ ask: { number, what: "place", options: ["iran"], left: 1, of: 2 } }) as Partial<State>;
    play.fold(told(2, 0, [line("quiet")], last(2)));
    play.pick("iran");
    expect(play.holding.option).toBe("iran");
    play.fold(told(3, 1, [line("a")]));
    expect([play.holding.option, play.ask]).toEqual([null, null]);
    play.fold(told(4, 2, [line("b")], last(4)));
    play.beats.skip();
    vi.advanceTimersByTime(300);
    play.pick("iran");
    expect(play.holding.option).toBe("iran");
    play.again();
    expect([play.holding.option, play.ask]).toEqual([null, null]);
  });

  it("plays nothing after a reload, an undo, or where everything is shown at once", () => {
    const play = atTable();
    play.fold(told(9, 0, [line("a"), line("b"), line("c")], { full: true, last_choice_log: 1 }));
    expect([play.beats.isPlaying, play.since, play.isReturn]).toEqual([false, 1, true]);
    play.fold(told(10, 2, []));
    expect([play.beats.isPlaying, play.log.length, play.since]).toEqual([false, 2, 1]);
    keep({ speed: "at_once" });
    play.fold(told(11, 2, [line("d")]));
    expect([play.beats.isPlaying, play.ask?.number, play.unplayed.length]).toEqual([false, 11, 1]);
  });

  it("goes on when the same state is told once more", () => {
    const play = atTable();
    play.fold(told(2, 0, [line("a"), line("b")]));
    play.fold(told(2, 2, [], { full: true }));
    expect(play.beats.current?.kind).toBe("a");
    vi.advanceTimersByTime(2000);
    expect(play.ask?.number).toBe(2);
  });
});
