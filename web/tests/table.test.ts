import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/shell/api";
import { me } from "../src/shell/me.svelte";
import { keep } from "../src/shell/preferences.svelte";
import { socket } from "../src/shell/socket.svelte";
import { TablePlay, type Looking } from "../src/shell/table.svelte";
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

const forced = (number: number): unknown => ({ number, what: "card", options: ["nato"] });
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  me.account = account("helen");
  keep({ forced: true, confirm: false });
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

  it.each([false, true])("holds back what it is warned of until one insists (confirm: %s)", async (confirm) => {
    keep({ confirm });
    const warned = { number: 1, what: "card", options: ["nato", "fidel"], warnings: { nato: "held" } };
    const play = tableOf(["helen", "paris"]);
    play.fold(said({ ask: warned }));
    expect([play.warning("nato"), play.warning("fidel")]).toEqual(["held", null]);
    play.pick("nato");
    play.heed();
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
