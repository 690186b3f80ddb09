import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/shell/api";
import { me } from "../src/shell/me.svelte";
import { keep } from "../src/shell/preferences.svelte";
import { socket } from "../src/shell/socket.svelte";
import { TablePlay, type Looking } from "../src/shell/table.svelte";
import { Texts } from "../src/shell/text.svelte";
import type { Account, State, TableInfo } from "../src/wire";

const account = (id: string): Account => ({ id, name: id, kind: "person" }) as unknown as Account;
const line = (kind: string): unknown => ({ kind, arguments: {} });

function tableOf(people: readonly string[], looking: Looking = {}): TablePlay {
  const seats = ["us", "ussr"];
  const chairs = people.map((id, chair) => ({ chair, seat: seats[chair], account: account(id) }));
  return new TablePlay({ id: "t", game: "g", options: {}, state: "playing", chairs } as unknown as TableInfo, looking);
}

const said = (changes: Partial<Record<keyof State, unknown>> = {}): State =>
  ({
    say: "state",
    table: "t",
    n: 1,
    full: false,
    state: "playing",
    seat: "us",
    view: {},
    log: { start: 0, lines: [] },
    ask: { number: 1, what: "card", options: ["nato", "fidel"] },
    waiting: ["us"],
    clock: { left: [], running: [], at: 0 },
    can_undo: true,
    seating: ["us", "ussr"],
    ...changes,
  }) as unknown as State;

const forced = (number: number): unknown => ({ number, what: "card", options: ["nato"], forced: true });
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  me.account = account("helen");
  keep({ forced: true, confirm: false, finish: true });
  vi.spyOn(socket, "send").mockImplementation(async (request) => void sent.push(request));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a table", () => {
  it("offers nothing more until it is told what came of a choice", async () => {
    const play = tableOf(["helen", "paris"]);
    play.fold(said());
    play.pick("nato");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ table: "t", do: "choose", number: 1, option: "nato" }]);
    expect(play.offers("fidel")).toBe(false);
    play.fold(said({ n: 2, ask: { number: 2, what: "card", options: ["fidel"] } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.offers("fidel")).toBe(true);
  });

  it("offers the same again when a choice is refused", async () => {
    vi.mocked(socket.send).mockRejectedValueOnce(new Refused("unreachable", ""));
    const play = tableOf(["helen", "paris"]);
    play.fold(said());
    play.pick("nato");
    await vi.advanceTimersByTimeAsync(0);
    expect(play.trouble?.code).toBe("unreachable");
    expect(play.offers("nato")).toBe(true);
  });

  it("answers what leaves no choice, but not what was just taken back", async () => {
    const play = tableOf(["helen", "paris"]);
    play.fold(said({ log: { start: 0, lines: [line("a")] }, ask: forced(1) }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map((each) => each.option)).toEqual(["nato"]);
    play.fold(said({ n: 2, log: { start: 1, lines: [line("b")] }, ask: null }));
    await play.act({ do: "undo" });
    play.fold(said({ n: 3, log: { start: 1, lines: [] }, ask: forced(3) }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map((each) => each.do)).toEqual(["choose", "undo"]);
  });

  it("makes no forced choice that has consequences", async () => {
    const play = tableOf(["helen", "paris"]);
    play.fold(said({ ask: { number: 1, what: "target", options: ["zaire"] } }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });

  it.each([false, true])("holds back what it is warned of until one insists (confirm: %s)", async (confirm) => {
    keep({ confirm });
    const warned = { number: 1, what: "card", options: ["nato", "fidel"], warnings: { nato: "held" } };
    const play = tableOf(["helen", "paris"]);
    play.fold(said({ ask: warned }));
    expect([play.warning("nato"), play.warning("fidel")]).toEqual(["held", null]);
    play.pick("nato");
    play.dismissWarning();
    play.insist();
    play.pick("nato");
    play.fold(said({ n: 2, ask: { ...warned, number: 2 } }));
    expect(play.warned).toBeNull();
    play.insist();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
    play.pick("nato");
    expect(play.warned).toBe("nato");
    play.insist();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ table: "t", do: "choose", number: 2, option: "nato" }]);
    expect(play.warned).toBeNull();
  });

  it("lets nobody act over a shoulder", async () => {
    const play = tableOf(["paris", "hector"], { shoulder: "secret" });
    play.fold(said({ ask: forced(1) }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([play.seat, play.plays, play.isMyTurn, play.canUndo]).toEqual(["us", false, false, false]);
    expect(sent).toEqual([]);
  });

  it("makes its texts anew only when a name changes", () => {
    const play = tableOf(["helen", "paris"]);
    play.texts = new Texts("en", [new FluentResource("called = { $name }\ncalled-other = not { $name }")]);
    play.fold(said());
    const { texts } = play;
    play.fold(said({ n: 2 }));
    expect(play.texts).toBe(texts);
    expect(texts.seat("us")).toBe("helen");
    play.fold(said({ n: 3, seating: ["ussr", "us"] }));
    expect(play.texts.seat("us")).toBe("paris");
  });

  it("knows who plays what when sides have changed", () => {
    const play = tableOf(["helen", "helen"], { seat: "us" });
    play.fold(said());
    play.fold(said({ n: 2, full: true, seat: "ussr", seating: ["ussr", "us"], ask: null }));
    expect(play.mySeats).toEqual(["ussr", "us"]);
    expect(play.watching()).toMatchObject({ seat: "ussr" });
    const two = tableOf(["helen", "paris"]);
    two.fold(said({ seat: "ussr", seating: ["ussr", "us"] }));
    expect(two.names).toEqual({ ussr: "helen", us: "paris" });
  });
});

describe("the last choice of a counted series", () => {
  const placing = (number: number, left: number, costs: Record<string, number> = {}): unknown => ({
    number,
    what: "place",
    card: "nato",
    options: ["iran", "egypt"],
    left,
    of: 4,
    costs,
  });
  function asked(ask: unknown, changes: Partial<Record<keyof State, unknown>> = {}): TablePlay {
    const play = tableOf(["helen", "paris"]);
    play.fold(said({ ask, ...changes }));
    return play;
  }
  const options = (): unknown[] => sent.map((each) => each.option);

  it("is sent after a moment, and any other at once", async () => {
    const play = asked(placing(1, 2));
    play.pick("iran");
    await vi.advanceTimersByTimeAsync(0);
    expect(options()).toEqual(["iran"]);
    play.fold(said({ n: 2, ask: placing(2, 1) }));
    await vi.advanceTimersByTimeAsync(0);
    play.pick("iran");
    await vi.advanceTimersByTimeAsync(3900);
    expect(options()).toEqual(["iran"]);
    expect(play.series.map((each) => each.option)).toEqual(["iran"]);
    expect([play.holding.option, play.offers("egypt")]).toEqual(["iran", false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(options()).toEqual(["iran", "iran"]);
    expect(play.holding.option).toBeNull();
  });

  it("counts what an option costs", async () => {
    const play = asked(placing(1, 2, { egypt: 2 }));
    play.pick("egypt");
    await vi.advanceTimersByTimeAsync(1000);
    expect(play.holding.option).toBe("egypt");
    expect(sent).toEqual([]);
  });

  it("is taken back without the server", async () => {
    const play = asked(placing(1, 1));
    play.pick("iran");
    await play.undo();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    expect(play.offers("egypt")).toBe(true);
  });

  it("waits while the reader is at its buttons", async () => {
    const play = asked(placing(1, 1));
    play.pick("iran");
    await vi.advanceTimersByTimeAsync(3000);
    play.holding.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    play.holding.resume();
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(options()).toEqual(["iran"]);
  });

  it("waits for the reader who wants no countdown", async () => {
    keep({ finish: false });
    const play = asked(placing(1, 1));
    play.pick("iran");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    play.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(options()).toEqual(["iran"]);
  });

  it("does not wait when time is short", async () => {
    keep({ finish: false });
    const clock = (left: number): unknown => ({ left: [left, 60_000], running: [0], at: 0 });
    asked(placing(1, 1), { clock: clock(19_000) }).pick("iran");
    await vi.advanceTimersByTimeAsync(0);
    expect(options()).toEqual(["iran"]);
    asked(placing(1, 1), { clock: clock(25_000) }).pick("egypt");
    await vi.advanceTimersByTimeAsync(4900);
    expect(options()).toEqual(["iran"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(options()).toEqual(["iran", "egypt"]);
  });

  it.each(["dice roll", "it was confirmed", "it is a pass"])("is sent at once where %s", async (why) => {
    const play = asked({ ...(placing(1, 1) as object), options: ["iran", "pass"] });
    if (why === "dice roll") play.rolls = () => true;
    keep({ confirm: why === "it was confirmed" });
    const option = why === "it is a pass" ? "pass" : "iran";
    play.pick(option);
    if (why === "it was confirmed") play.pick(option);
    await vi.advanceTimersByTimeAsync(0);
    expect(options()).toEqual([option]);
  });

  it("is forgotten when the question changes", async () => {
    const play = asked(placing(1, 1));
    play.pick("iran");
    play.fold(said({ n: 2, ask: placing(2, 3) }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });

  it("holds a forced choice as well, so that what was chosen before can be taken back", async () => {
    const play = asked({ ...(placing(1, 1) as object), options: ["iran"], forced: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(play.holding.option).toBe("iran");
    expect(sent).toEqual([]);
  });
});
