import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { render } from "@testing-library/svelte";
import Log from "$shell/frame/Log.svelte";
import { sectionsOf, type Grouping } from "$shell/blocks";
import { PastPlay } from "$shell/past.svelte";
import { keep } from "$shell/preferences.svelte";
import { plainOf, Teller, tight, type ToldBlock, type ToldEntry } from "$shell/telling";
import { gameTexts, LANGUAGES, shell, type Language, type LogLine } from "$shell/text.svelte";
import { boardOf } from "../src/games";
import hectorAchilles from "../src/games/hector_achilles";
import rollPlayer from "../src/games/roll_player";
import twilightStruggle from "../src/games/twilight_struggle";

vi.hoisted(() => {
  window.matchMedia ??= ((media: string) =>
    ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never) as never;
});

/** Written by tools/log_samples.py, which tells them as the terminal does. */
interface Sample {
  readonly seat: string;
  readonly log: readonly LogLine[];
  readonly third_person: readonly string[];
  readonly [lang: string]: unknown;
}
const GROUPINGS: Readonly<Record<string, Grouping>> = {
  hector_achilles: hectorAchilles.log,
  roll_player: rollPlayer.log!,
  twilight_struggle: twilightStruggle.log!,
};
const sampleOf = (game: string): Sample =>
  JSON.parse(readFileSync(`../tests/text/logs/${game}.json`, "utf-8")) as Sample;

/** A text without marks of direction: the two Fluent runtimes set them differently around literals. */
const bare = (text: string): string => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");

/** The blocks as the terminal prints them. */
function printed(teller: Teller, log: readonly LogLine[]): string[] {
  const line = ({ seat, isNamed, parts, badges }: ToldEntry): string => {
    const text = [isNamed ? teller.seat(seat!) : "", plainOf(parts)].filter(Boolean).join(": ");
    const figures = badges.map((badge) => badge.text).join(" · ");
    return text && figures ? `${text} [${figures}]` : text || figures;
  };
  const block = ({ seat, head, entries }: ToldBlock): string[] => {
    const title = [seat === null ? "" : teller.seat(seat), head ? line(head) : ""].filter(Boolean).join(": ");
    return [...(title ? [title] : []), ...entries.map((each) => (seat === null ? "" : "  ") + line(each))];
  };
  return sectionsOf(log, teller.grouping).flatMap((section) => [
    ...(teller.section(section) ? [teller.section(section)] : []),
    ...section.blocks.flatMap((each) => block(teller.block(each)).map((text) => `  ${text}`)),
  ]);
}

async function tellerOf(game: string, lang: Language, isOwn = true): Promise<Teller> {
  return new Teller(await gameTexts(lang, game), GROUPINGS[game]!, { seat: sampleOf(game).seat, isOwn });
}

describe.each(Object.keys(GROUPINGS))("the log of %s", (game) => {
  it.each(LANGUAGES)("is told as in the terminal, in %s", async (lang) => {
    const sample = sampleOf(game);
    const terminal = sample[lang] as readonly string[];
    expect(printed(await tellerOf(game, lang), sample.log).map(bare)).toEqual(terminal.map(bare));
  });

  it("speaks of another's seat in the third person", async () => {
    const sample = sampleOf(game);
    expect(printed(await tellerOf(game, "en", false), sample.log)).toEqual(sample.third_person);
  });
});

describe("a sentence", () => {
  it("keeps the ids of its cards and countries", async () => {
    const teller = await tellerOf("twilight_struggle", "hu");
    const parts = teller.line({ kind: "coups", arguments: { side: ["seat", "us"], country: ["word", "iran"] } });
    expect(parts.find((part) => part.id)).toEqual({ id: "iran", text: "Irán" });
    expect(plainOf(parts)).toBe("Az USA puccsot kísérel meg: Irán.");
  });
  it("names the side of who resigned", async () => {
    const line: LogLine = { kind: "player_resigned", arguments: { player: ["player", "ussr"] } };
    const teller = await tellerOf("twilight_struggle", "en");
    expect(plainOf(teller.line(line))).toBe("Resigned: Soviet Union.");
    expect(printed(teller, [line])).toEqual(["  Resigned: Soviet Union."]);
  });

  it("keeps brackets and stops with its links", () => {
    const parts = [
      { text: "Rolls (" },
      { id: "a", text: "one" },
      { text: "), " },
      { id: "b", text: "two" },
      { text: "." },
    ];
    expect(tight(parts).map(({ before, text, after }) => [before, text, after])).toEqual([
      ["", "Rolls ", ""],
      ["(", "one", "),"],
      ["", " ", ""],
      ["", "two", "."],
      ["", "", ""],
    ]);
  });
});

describe("players", () => {
  const line: LogLine = { kind: "starts", arguments: { side: ["seat", "p2"] } };
  const say = async (game: string, lang: Language, names: Record<string, string>): Promise<string> => {
    const texts = (await gameTexts(lang, game)).called(names);
    return texts.line(line);
  };
  it("are called by their names where the game numbers them", async () => {
    expect(await say("roll_player", "en", { p1: "Anna", p2: 'Bo "{x}" \\' })).toBe('Bo "{x}" \\ is the start player.');
    expect(await say("roll_player", "el", { p1: "Anna", p2: "Bo" })).toBe("Πρώτος Παίκτης: Bo.");
  });
  it("keep their numbers if they share a name", async () => {
    expect(await say("roll_player", "en", { p1: "Anna", p2: "Anna" })).toBe("Player 2 is the start player.");
  });
  it("keep their sides where the game names them", async () => {
    const texts = await gameTexts("en", "twilight_struggle");
    expect(texts.called({ us: "Anna", ussr: "Bo" })).toBe(texts);
  });
});

describe("the log on the page", () => {
  const game = "twilight_struggle";
  const { log, seat } = sampleOf(game);
  let play: PastPlay;
  beforeAll(async () => {
    await shell.speak("en");
    await boardOf(game);
  });
  async function shown(): Promise<HTMLElement> {
    play = new PastPlay(game, {}, () => Promise.reject(new Error("not asked")));
    play.texts = await gameTexts("en", game);
    play.mySeats = [seat];
    play.seat = seat;
    play.log = log.slice(0, 40);
    const { container } = render(Log, { play });
    await new Promise((done) => setTimeout(done, 20));
    return container;
  }

  it("grows by what is new", async () => {
    const page = await shown();
    const first = page.querySelector("[data-block]");
    play.log = log.slice(0, 42);
    await new Promise((done) => setTimeout(done, 20));
    expect(page.querySelector("[data-block]")).toBe(first);
    const teller = await tellerOf(game, "en");
    expect(page.querySelectorAll("[data-block]").length).toBe(
      sectionsOf(play.log, teller.grouping).flatMap((section) => section.blocks).length,
    );
  });

  it("lights what a link names, and shows it on a click", async () => {
    const page = await shown();
    const link = page.querySelector<HTMLElement>("[data-word='poland']")!;
    link.focus();
    expect(play.lit).toEqual(new Set(["poland"]));
    link.click();
    expect(play.shown).toEqual({ id: "poland" });
  });

  it("has every line one click away, and remembers it", async () => {
    const page = await shown();
    page.querySelector<HTMLElement>("[data-act='lines']")!.click();
    await new Promise((done) => setTimeout(done, 20));
    expect(page.querySelectorAll("ol li").length).toBe(40);
    expect(JSON.parse(localStorage.getItem("agon")!)).toMatchObject({ lines: true });
    keep({ lines: false });
  });
});
