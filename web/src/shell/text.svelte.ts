/** Texts in the reader's language: the shell's catalogue, and a game's under its options. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Ask } from "$wire";
import { Refused } from "./api";
import { preferences } from "./preferences.svelte";

export const LANGUAGES = ["en", "el", "he", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language's own name. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  en: "English",
  el: "Ελληνικά",
  he: "עברית",
  hu: "Magyar",
};
export type Arguments = Record<string, FluentVariable>;

/** What the texts of an ask depend on. */
export type Question = Pick<Ask, "what"> & Partial<Pick<Ask, "card" | "reason" | "left" | "of">>;

/** A text with a capital first letter. Greek keeps its accent, which an upper case by locale would drop. */
export const capitalised = (text: string): string => {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
};

export interface LogLine {
  readonly kind: string;
  readonly arguments: Readonly<Record<string, readonly ["seat" | "word" | "number" | "player", string | number]>>;
}

/**
 * A file that failed to load: the network is bad, or an update has removed it. Some browsers cache the failure, so
 * retrying means reloading the page.
 */
export class Unloaded extends Refused {
  constructor(override readonly cause: unknown) {
    super("unreachable", "a file of this page cannot be loaded");
  }
}

/** The contents of a file, once loaded. */
export const loaded = <T>(file: Promise<T>): Promise<T> =>
  file.catch((error: unknown) => {
    throw new Unloaded(error);
  });

/** The hyphen of a negative number, not of a range or a name. */
const HYPHEN = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

type Files = Record<string, () => Promise<string>>;
const SHELL: Files = {
  ...import.meta.glob<string>("$agon/text/shell/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["./text/*.ftl", "../learn/text/*.ftl"], { query: "?raw", import: "default" }),
};
const GAMES: Files = {
  ...import.meta.glob<string>("$agon/games/*/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["../games/*/text/*.ftl", "!../games/*/text/quick.*.ftl"], {
    query: "?raw",
    import: "default",
  }),
};
/** The quick starts: whole pages of text, loaded by their own page only. */
const QUICK: Files = import.meta.glob<string>("../games/*/text/quick.*.ftl", { query: "?raw", import: "default" });

export const direction = (lang: Language): "ltr" | "rtl" => (lang === "he" ? "rtl" : "ltr");
/** Begins a piece of text without letters of the language, so that it runs in the language's direction. */
export const directionMark = (lang: Language): string => (direction(lang) === "rtl" ? "\u200f" : "");
/** A text as a literal in a Fluent message. */
const literal = (text: string): string => `{ "${text.replaceAll(/[\\"]/g, "\\$&").replaceAll("\n", " ")}" }`;
/** An id as used in text keys. */
export const keyOf = (id: string): string => id.replaceAll("_", "-");

async function resources(files: Files, wanted: (path: string) => boolean): Promise<FluentResource[]> {
  const paths = Object.keys(files).filter(wanted).sort();
  const texts = await loaded(Promise.all(paths.map((path) => files[path]!())));
  return texts.map((text) => new FluentResource(text));
}

/** The value of a key, made when it is first asked for. */
function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  if (!values.has(key)) values.set(key, make());
  return values.get(key)!;
}

/** A catalogue in one language. Messages `KEY-OPTION-VALUE` replace `KEY` under a game's options. */
export class Texts {
  readonly #bundle: FluentBundle;
  /** How numbers, dates and lists are written: our English is British. */
  readonly #locale: string;
  readonly #suffixes: readonly string[];
  readonly #patterns = new Map<string, Message["value"]>();
  readonly #numbers = new Map<string, Intl.NumberFormat>();

  constructor(
    readonly lang: Language,
    readonly found: readonly FluentResource[],
    readonly options: Readonly<Record<string, string>> = {},
  ) {
    this.#locale = lang === "en" ? "en-GB" : lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: direction(lang) === "rtl" });
    for (const resource of found) this.#bundle.addResource(resource, { allowOverrides: true });
    this.#suffixes = Object.entries(options).map(([name, value]) => `-${keyOf(name)}-${keyOf(value)}`);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  format(key: string, args: Arguments = {}): string {
    const pattern = kept(this.#patterns, key, () => this.#pattern(key));
    if (!pattern) return key;
    const text = this.#bundle.formatPattern(pattern, args, []);
    const hasNegative = Object.values(args).some((value) => typeof value === "number" && value < 0);
    return hasNegative ? text.replaceAll(HYPHEN, "−") : text;
  }

  /** The pattern of a key under the options; null if there is none. */
  #pattern(key: string): Message["value"] {
    const suffix = this.#suffixes.find((each) => this.has(key + each)) ?? "";
    return this.#bundle.getMessage(key + suffix)?.value ?? null;
  }

  word(id: string): string {
    return this.format(`word-${keyOf(id)}`);
  }

  seat(id: string): string {
    return this.format(`seat-${keyOf(id)}`);
  }

  /** The name of a field of a view, in words; empty if the field is not for people. */
  field(name: string): string {
    const key = ["field", "word", "seat", "board"]
      .map((kind) => `${kind}-${keyOf(name)}`)
      .find((each) => this.has(each));
    return key ? this.format(key) : name.replaceAll("_", " ");
  }

  /** A value of a field, in words. */
  value(field: string, value: string | number): string {
    if (typeof value === "number") {
      const key = `field-${keyOf(field)}-value`;
      const sign = value > 0 ? "plus" : value < 0 ? "minus" : "zero";
      return this.has(key) ? this.format(key, { sign, amount: Math.abs(value) }) : this.number(value);
    }
    const [name, seat] = value.split(":") as [string, string?];
    if (seat) return `${this.value(field, name)} (${this.seat(seat)})`;
    const keys = [`field-${keyOf(field)}`, `board-${keyOf(field)}`, keyOf(field)].map(
      (each) => `${each}-${keyOf(name)}`,
    );
    const key = keys.find((each) => this.has(each));
    return key ? this.format(key) : this.field(name);
  }

  ask(what: string): string {
    return this.format(`ask-${keyOf(what)}`);
  }

  /** The question of an ask: for its reason or its card, or of its kind. */
  question(ask: Question): string {
    const key = `ask-${keyOf(ask.what)}`;
    return this.format(this.#first(key, [ask.reason ?? ask.card]) ?? key, this.#argumentsOf(ask));
  }

  /**
   * What an option of an ask means: for its reason or its card, in asks of its kind, or the option's own name. A reason
   * goes before the card: the ask is then not about the event of the card.
   */
  option(ask: Question, option: string): string {
    const key = this.#first(`option-${keyOf(option)}`, [ask.reason ?? ask.card, ask.what]);
    if (key) return this.format(key, this.#argumentsOf(ask));
    return /^-?\d+$/.test(option) ? this.number(Number(option)) : capitalised(this.word(option));
  }

  /** The first of the keys `START-ID` that has a text. */
  #first(start: string, ids: readonly (string | null | undefined)[]): string | undefined {
    return ids
      .filter((id) => id != null)
      .map((id) => `${start}-${keyOf(id)}`)
      .find((key) => this.has(key));
  }

  #argumentsOf({ card, left, of }: Question): Arguments {
    return { card: card ? this.word(card) : "", left: left ?? 0, of: of ?? 0 };
  }

  /** Why an option that is not offered cannot be chosen now. */
  why(reason: string, args: { cost?: number | null; left?: number | null } = {}): string {
    return this.format(`why-${keyOf(reason)}`, { cost: args.cost ?? 0, left: args.left ?? 0 });
  }

  /** The button that makes the selected choice, such as "Headline this card"; null if the game names none. */
  commit(what: string): string | null {
    const key = `commit-${keyOf(what)}`;
    return this.has(key) ? this.format(key) : null;
  }

  /** The warning before a choice that can lose the game. */
  warning(reason: string): string {
    return this.format(`warning-${keyOf(reason)}`);
  }

  /** A refusal in the reader's language; the server's own message if there is no translation. */
  error(code: string, otherwise: string): string {
    return this.has(`error-${code}`) ? this.format(`error-${code}`) : otherwise;
  }

  /** Words and the players of the server's lines are named; a seat stays an id, for the message to select by. */
  line(line: LogLine): string {
    const args: Arguments = {};
    for (const [name, [sort, value]] of Object.entries(line.arguments)) {
      args[name] = sort === "word" ? this.word(String(value)) : sort === "player" ? this.seat(String(value)) : value;
    }
    return this.format(`log-${keyOf(line.kind)}`, args);
  }

  /**
   * The texts of a game that calls its seats by their players' names (`called`); these texts if it does not, or if two
   * seats share a name.
   */
  called(names: Readonly<Record<string, string>>): Texts {
    const seats = Object.keys(names).filter((seat) => names[seat]);
    const isClear = seats.length > 0 && new Set(seats.map((seat) => names[seat])).size === Object.keys(names).length;
    if (!isClear || !this.has("called")) return this;
    const written = [
      ...seats.map((seat) => `seat-${keyOf(seat)} = ${literal(names[seat]!)}`),
      this.#selected("side", "called", names),
      this.#selected("other", "called-other", names),
    ];
    return new Texts(this.lang, [...this.found, new FluentResource(written.join("\n"))], this.options);
  }

  /** A message that selects the name of a seat by the argument of the same name, with the attributes of `called`. */
  #selected(message: string, called: string, names: Readonly<Record<string, string>>): string {
    const { value, attributes = {} } = this.#bundle.getMessage(called)!;
    const select = (pattern: typeof value, indent: string): string => {
      const name = (seat: string): string => literal(this.#bundle.formatPattern(pattern!, { name: names[seat]! }, []));
      const variants = Object.keys(names).map(
        (seat, at, all) => `${indent}   ${at === all.length - 1 ? "*" : " "}[${seat}] ${name(seat)}\n`,
      );
      return `{ $${message} ->\n${variants.join("")}${indent}}`;
    };
    const rest = Object.entries(attributes).map(([name, pattern]) => `\n    .${name} = ${select(pattern, "    ")}`);
    return `${message} = ${select(value, "")}${rest.join("")}`;
  }

  number(value: number, style: Intl.NumberFormatOptions = {}): string {
    const format = kept(this.#numbers, JSON.stringify(style), () => new Intl.NumberFormat(this.#locale, style));
    const text = format.format(value);
    return value < 0 ? text.replace("-", "−") : text;
  }

  percent(part: number): string {
    return this.number(part, { style: "percent", maximumFractionDigits: 0 });
  }

  time(at: number, style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
    return new Intl.DateTimeFormat(this.#locale, style).format(at);
  }

  /** A time relative to now, such as "3 minutes ago" or "in 2 hours". */
  ago(at: number, now: number): string {
    const [unit, length] = SPANS.find(([, span]) => Math.abs(at - now) >= span) ?? (["second", 1000] as const);
    const count = Math.trunc((at - now) / length);
    // in Hebrew, "last week" would need a preposition, and some browsers add a number to "a minute" and "two hours"
    const numeric = this.lang === "he" && length > DAY ? "always" : "auto";
    const format = new Intl.RelativeTimeFormat(this.#locale, { numeric });
    return format.format(unit === "second" ? Math.max(0, count) : count, unit).replace(/ \([12]\)$/, "");
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#locale).format(items);
  }
}

const DAY = 86_400_000;
const SPANS = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Catalogues are `en.ftl` or `part.en.ftl`. */
const speaks = (path: string, lang: Language): boolean =>
  path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`);

const ofShell = (lang: Language): Promise<FluentResource[]> => resources(SHELL, (path) => speaks(path, lang));

/** The texts of a game under its options, with the shell's; in English if the game has none in this language. */
export async function gameTexts(
  lang: Language,
  game: string,
  options: Readonly<Record<string, string>> = {},
): Promise<Texts> {
  return new Texts(lang, [...(await ofShell(lang)), ...(await ofGame(GAMES, lang, game))], options);
}

async function ofGame(files: Files, lang: Language, game: string): Promise<FluentResource[]> {
  const all = pathsOf(files, game);
  const spoken = all.some((path) => speaks(path, lang)) ? lang : "en";
  return resources(files, (path) => all.includes(path) && speaks(path, spoken));
}

const pathsOf = (files: Files, game: string): string[] =>
  Object.keys(files).filter((path) => path.includes(`/${game}/text/`));

/** The texts of a game with its quick start. */
export async function quickTexts(lang: Language, game: string): Promise<Texts> {
  const [texts, quick] = await Promise.all([gameTexts(lang, game), ofGame(QUICK, lang, game)]);
  return new Texts(lang, [...texts.found, ...quick]);
}

export const hasQuickStart = (game: string): boolean => pathsOf(QUICK, game).length > 0;

class Shell {
  texts = $state.raw(new Texts("en", []));
  /** A file that failed to load and is not reported elsewhere; shown above the page. */
  missing = $state.raw<Unloaded | null>(null);

  async speak(lang: Language): Promise<void> {
    this.texts = new Texts(lang, await ofShell(lang));
    document.documentElement.lang = lang;
    document.documentElement.dir = direction(lang);
  }
}

export const shell = new Shell();
/** A text of the shell, in the current language. */
export const t = (key: string, args: Arguments = {}): string => shell.texts.format(key, args);

export const preferredLanguage = (): Language => {
  const preferred = [preferences.language, ...navigator.languages.map((each) => each.slice(0, 2))];
  return (preferred.find((each) => (LANGUAGES as readonly string[]).includes(each)) as Language | undefined) ?? "en";
};
