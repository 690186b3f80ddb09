import { beforeEach, describe, expect, it, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Ask, State } from "$wire";
import { Play, type Prospects } from "$shell/play.svelte";
import { gameTexts, type LogLine } from "$shell/text.svelte";
import Board from "../src/games/hector_achilles/Board.svelte";
import { onBoard } from "../src/games/hector_achilles/picks";
import { beats } from "../src/games/hector_achilles/stage/beats";
import { counting, frontLine, quarters, type Army, type Seen } from "../src/games/hector_achilles/view";

class Kept extends Play {
  readonly chosenOptions: string[] = [];
  protected override choose(_ask: Ask, option: string): Promise<void> {
    this.chosenOptions.push(option);
    return Promise.resolve();
  }
  override prospects(): Promise<Prospects | null> {
    return Promise.resolve(null);
  }
}

function army(changes: Partial<Army> = {}): Army {
  return {
    piles: { pile_1: 12, pile_2: 12, pile_3: 12, camp: 12 },
    order: ["pile_1", "pile_2", "pile_3"],
    behind: "camp",
    exhausted: [],
    active: "pile_2",
    laid: [],
    superiority: 0,
    total: 0,
    hand_size: 0,
    hero_pile_size: 6,
    hero: null,
    lost_heroes: [],
    favour: 3,
    shame: 0,
    out_size: 0,
    ...changes,
  };
}

function position(changes: Partial<Seen> = {}, achaeans: Partial<Army> = {}, trojans: Partial<Army> = {}): Seen {
  return {
    phase: "rounds",
    battle: 2,
    round: 1,
    attacker: "achaeans",
    acting: "achaeans",
    fate: {
      counter: "f4",
      edges: ["red", "blue", "green", "brown"],
      achaeans: "red",
      trojans: "green",
    },
    fate_waiting: 4,
    shame_aside: 6,
    sides: { achaeans: army(achaeans), trojans: army({ order: ["pile_3", "pile_2", "pile_1"], ...trojans }) },
    ...changes,
  };
}

function playing(what: string, options: string[], view: Seen, seat: string | null = "achaeans"): Kept {
  const play = new Kept("hector_achilles", {});
  const ask = seat === null ? null : { number: 7, what, options };
  play.fold({
    full: true,
    gone: [],
    view,
    log: { start: 0, lines: [] },
    seat,
    ask,
    waiting: ["achaeans"],
    state: "playing",
    clock: null,
    can_undo: false,
    n: 1,
  } as unknown as State);
  return play;
}

const line = (kind: string, args: LogLine["arguments"] = {}): LogLine => ({ kind, arguments: args });

describe("what the view shows", () => {
  it("turns the counter by the quarter that brings a colour below, the short way", () => {
    const edges = ["red", "blue", "green", "brown"];
    expect(quarters(edges, "red", "red")).toBe(0);
    expect(quarters(edges, "red", "blue")).toBe(-1);
    expect(quarters(edges, "red", "brown")).toBe(1);
    expect(quarters(edges, "brown", "blue")).toBe(2);
  });

  it("lets equal front piles face each other", () => {
    const { achaeans, trojans } = position().sides;
    expect(frontLine(achaeans, true)).toEqual(frontLine(trojans, false));
    expect(frontLine(trojans, true)).toEqual(frontLine(achaeans, false));
  });

  it("names the colours that count once fate lies, and each once", () => {
    const hero = { used: false, id: "achilles", colour: "red", value: 6 };
    expect(counting(position({}, { hero }), "achaeans")).toEqual(["red"]);
    expect(counting(position(), "trojans")).toEqual(["green"]);
    expect(counting(position({ phase: "initial" }), "trojans")).toEqual([]);
    expect(counting(position({}, {}, { hero: { used: false } }), "trojans")).toEqual(["green"]);
  });

  it("tallies a battle on a sheet, before the next is laid", () => {
    const lines = [
      line("plays", { side: ["seat", "achaeans"], troop: ["word", "red_3"] }),
      line("shows_hero", { side: ["seat", "achaeans"], hero: ["word", "diomedes"] }),
      line("totals", { achaeans: ["number", 7], trojans: ["number", 5] }),
      line("wins_battle", { side: ["seat", "achaeans"] }),
      line("loses_troops", { side: ["seat", "trojans"], count: ["number", 5] }),
      line("battle_begins", { battle: ["number", 3], side: ["seat", "achaeans"] }),
    ];
    const found = beats(lines, 0);
    expect(found.map((beat) => [beat.kind, beat.lines.length])).toEqual([
      ["laid", 1],
      ["sheet", 4],
      ["say", 1],
    ]);
    expect(found.map((beat) => beat.button)).toEqual([undefined, "stage-next-battle", undefined]);
  });
});

describe("what can be picked on the board", () => {
  it("is everything that is offered but passing", () => {
    const play = playing("turn_fate", ["left", "right", "pass"], position());
    expect(["left", "right", "pass"].map((option) => onBoard(play, option))).toEqual([true, true, false]);
    expect(onBoard(playing("an_ask_of_tomorrow", ["left"], position()), "left")).toBe(false);
  });
});

describe("the board", () => {
  beforeEach(() => {
    cleanup();
    vi.useRealTimers();
    window.ResizeObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });

  async function shown(play: Kept): Promise<Kept> {
    play.texts = await gameTexts("en", "hector_achilles");
    render(Board, { play });
    return play;
  }
  const options = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[data-option]")].map((element) => element.dataset["option"]!);

  it("offers the cards of the hand to lay one, like ones as one option", async () => {
    const hand = ["red_3", "red_3", "blue_1"];
    const play = await shown(playing("troop", ["red_3", "blue_1"], position({}, { hand, hand_size: 3 })));
    expect(options()).toEqual(hand);
    await fireEvent.click(screen.getByRole("button", { name: "blue slinger (1); can be chosen" }));
    expect(play.chosenOptions).toEqual(["blue_1"]);
  });

  it("offers every laid troop that the rules offer, one with a favour too", async () => {
    const laid = ["red_3", "blue_1"].map((troop, at) => ({ troop, covered: false, reinforced: at === 0, counts: 0 }));
    await shown(playing("cover", ["red_3", "blue_1"], position({}, { laid })));
    expect(options()).toEqual(["red_3", "blue_1"]);
    cleanup();
    await shown(playing("reinforce", ["blue_1"], position({}, { laid })));
    expect(options()).toEqual(["blue_1"]);
  });

  it("offers own piles alone, exhausted ones too where the rules do", async () => {
    const exhausted = { exhausted: ["pile_1"], piles: { pile_1: 0, pile_2: 12, pile_3: 12, camp: 20 } };
    await shown(playing("number", ["pile_1", "pile_2", "pile_3", "camp"], position({}, exhausted)));
    expect(options().sort()).toEqual(["camp", "pile_1", "pile_2", "pile_3"]);
  });

  it("lets the four edges be picked by keyboard", async () => {
    const colours = ["red", "blue", "green", "brown"];
    const play = await shown(playing("orientation", colours, position({ phase: "initial" })));
    expect(options()).toEqual(colours);
    await fireEvent.keyDown(screen.getByRole("button", { name: /^green/ }), { key: "Enter" });
    expect(play.chosenOptions).toEqual(["green"]);
  });

  it("shows a spectator the Achaeans below and nobody's hand", async () => {
    await shown(playing("", [], position({}, { hand_size: 4 }, { hand_size: 4 }), null));
    expect(document.querySelector(".army.below")?.getAttribute("aria-label")).toBe("Achaeans");
    expect(document.querySelector(".hand")).toBeNull();
    expect(screen.getAllByRole("img", { name: /^Hand: 4/ })).toHaveLength(2);
    expect(options()).toEqual([]);
  });

  it("shows both totals in the valid colours, and what counts nothing", async () => {
    const laid = [
      { troop: "red_3", covered: false, reinforced: true, counts: 4 },
      { troop: "blue_2", covered: false, reinforced: false, counts: 0 },
    ];
    const theirs = [{ troop: "green_4", covered: false, reinforced: false, counts: 4 }];
    await shown(
      playing("troop", [], position({}, { laid, total: 4 }, { laid: theirs, total: 4, hero: { used: false } })),
    );
    const total = (side: string): string => document.querySelector(`[data-total=${side}] .unseen`)!.textContent;
    expect(total("achaeans")).toBe("4 in the valid colours");
    expect(total("trojans")).toBe("4 in the valid colours, or more: the hero is hidden");
    expect(screen.getByRole("img", { name: /^blue archer \(2\).* its colour does not count$/ })).toBeTruthy();
    expect([...document.querySelectorAll(".below .counted > [aria-hidden]")].map((each) => each.textContent)).toEqual([
      "+4",
      "0",
    ]);
  });

  it("lets a favour be given where a hero can be saved", async () => {
    const play = await shown(playing("save_hero", ["give_favour", "pass"], position()));
    expect(options()).toEqual(["give_favour"]);
    await fireEvent.click(document.querySelector("[data-option=give_favour]")!);
    expect(play.chosenOptions).toEqual(["give_favour"]);
  });
});
