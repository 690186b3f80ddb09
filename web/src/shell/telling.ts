/** Blocks of the log in the reader's language; cards, countries and pieces stay links. */
import type { Badge, Block, Entry, Grouping, Heading, Item, Section } from "./blocks";
import { direction, directionMark, keyOf, type Arguments, type LogLine, type Texts } from "./text.svelte";

/** A piece of a sentence; with an id it is a link. */
export interface Part {
  readonly text: string;
  readonly id?: string;
}

export interface ToldBadge {
  readonly kind: string;
  readonly seat: string | null;
  readonly text: string;
}

export interface ToldEntry {
  /** The seat whose entry this is, and whether it has to be named before the text. */
  readonly seat: string | null;
  readonly isNamed: boolean;
  readonly parts: readonly Part[];
  readonly badges: readonly ToldBadge[];
  readonly lines: readonly number[];
}

export interface ToldBlock {
  readonly seat: string | null;
  readonly head: ToldEntry | null;
  readonly entries: readonly ToldEntry[];
  readonly first: number;
  readonly last: number;
}

/** How the log addresses its reader: as "you" in the viewed seat, or in the third person. */
export interface Reader {
  readonly seat: string | null;
  readonly isOwn: boolean;
}

const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const LINKS = new RegExp(`${OPEN}(.*?)${MIDDLE}(.*?)${CLOSE}`, "gs");

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(LINKS)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ id: found[1]!, text: found[2]! });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The parts of a sentence; a link has what is written to it without a space, such as a bracket or a full stop. */
export function tight(parts: readonly Part[]): (Part & { readonly before: string; readonly after: string })[] {
  const told = parts.map((part) => ({ ...part, before: "", after: "" }));
  for (const [at, link] of told.entries()) {
    if (link.id === undefined) continue;
    const [left, right] = [told[at - 1], told[at + 1]];
    if (right && right.id === undefined) {
      link.after = /^\S*/.exec(right.text)![0];
      right.text = right.text.slice(link.after.length);
    }
    if (left && left.id === undefined) {
      link.before = /\S*$/.exec(left.text)![0];
      left.text = left.text.slice(0, left.text.length - link.before.length);
    }
  }
  return told;
}

/** The text without its links. */
export const plainOf = (parts: readonly Part[]): string => parts.map((part) => part.text).join("");

export class Teller {
  constructor(
    readonly texts: Texts,
    readonly grouping: Grouping,
    readonly reader: Reader,
  ) {}

  /** "Turn 2 · Action round 3". */
  section({ turn, round }: Section): string {
    return [turn, round].flatMap((each) => (each ? [this.heading(each)] : [])).join(" · ");
  }

  heading({ name, arguments: values }: Heading): string {
    return this.texts.format(`heading-${keyOf(name)}`, this.#arguments(values));
  }

  block(block: Block): ToldBlock {
    const { seat, head, entries, first, last } = block;
    const told = entries.filter((entry) => !this.#isIdle(entry, block)).map((entry) => this.#entry(entry, block));
    return { seat, head: head && this.#entry(head, block), entries: told, first, last };
  }

  /** A line as it stands in the log. */
  line({ kind, arguments: values }: LogLine): Part[] {
    return partsOf(this.texts.format(this.#sentence(kind), this.#arguments(values)));
  }

  /** A seat in short: its player's name where the game calls seats by names. */
  seat(id: string): string {
    return this.texts.has(`short-${keyOf(id)}`) ? this.texts.format(`short-${keyOf(id)}`) : this.texts.seat(id);
  }

  #sentence(kind: string): string {
    const { isOwn, seat } = this.reader;
    const other = `told-${keyOf(kind)}`;
    return !isOwn && seat !== null && this.texts.has(other) ? other : `log-${keyOf(kind)}`;
  }

  #key(entry: Entry, block: Block): string {
    const { same } = this.grouping;
    const key = `block-${keyOf(entry.kind)}`;
    if (entry.isLoose) return this.#sentence(entry.kind);
    const about = same && entry.arguments[same]?.[1];
    const isSame = about !== undefined && entry !== block.head && about === block.head?.arguments[same!]?.[1];
    if (isSame && this.texts.has(`${key}-same`)) return `${key}-same`;
    return this.texts.has(key) ? key : this.#sentence(entry.kind);
  }

  /** Whether an entry says nothing that the head of its block does not say. */
  #isIdle(entry: Entry, block: Block): boolean {
    const isRepeated = entry.seat === block.seat && this.#key(entry, block).endsWith("-same");
    return isRepeated && entry.items.length === 0 && entry.badges.length === 0;
  }

  #entry(entry: Entry, block: Block): ToldEntry {
    const { items } = this.grouping;
    const key = entry.kind ? this.#key(entry, block) : "";
    const isSentence = key.startsWith("log-") || key.startsWith("told-");
    const isBare = items !== undefined && entry.kind in items && isSentence;
    const text = key && !isBare ? this.texts.format(key, this.#arguments(entry.arguments, entry)) : "";
    const changes = this.#changes(entry);
    const isKnown = entry.seat === block.seat || (isSentence && !isBare);
    return {
      seat: entry.seat,
      isNamed: entry.seat !== null && !isKnown,
      parts: partsOf([text, changes].filter(Boolean).join(": ")),
      badges: entry.badges.map((badge) => this.#badge(badge)),
      lines: entry.lines,
    };
  }

  #badge({ kind, seat, arguments: values }: Badge): ToldBadge {
    return { kind, seat, text: plainOf(partsOf(this.texts.format(`badge-${keyOf(kind)}`, this.#arguments(values)))) };
  }

  /** The changes of an entry: "Iran +3, Thailand +1 · US: Italy −1". */
  #changes(entry: Entry): string {
    const told = entry.items.filter((item) => item.of === null || item.amount !== 0);
    const groups = new Map<string | null, string[]>();
    for (const item of told) {
      const isHere = this.#isHere(item, entry);
      const seat = isHere ? null : item.seat;
      groups.set(seat, [...(groups.get(seat) ?? []), this.#item(item, isHere)]);
    }
    const isOne = groups.size === 1 && groups.has(entry.seat);
    return [...groups]
      .map(([seat, items]) => (seat === null || isOne ? items.join(", ") : `${this.seat(seat)}: ${items.join(", ")}`))
      .join(" · ");
  }

  /** Whether a change is at the place that its entry names already. */
  #isHere({ kind, of }: Item, entry: Entry): boolean {
    const name = this.grouping.items![kind]!.of;
    return name !== undefined && kind !== entry.kind && entry.arguments[name]?.[1] === of;
  }

  #item(item: Item, isHere: boolean): string {
    if (item.of === null) return this.texts.format(`item-${keyOf(item.kind)}`, this.#arguments(item.arguments));
    const amount = `${item.amount > 0 ? "+" : "\u2212"}${Math.abs(item.amount)}`;
    const isolated = direction(this.texts.lang) === "rtl" ? `\u2066${amount}\u2069` : amount;
    const where = isHere && item.seat ? this.seat(item.seat) : this.#link(item.of);
    return `${where} ${isolated}`;
  }

  #link(id: string): string {
    return `${OPEN}${id}${MIDDLE}${this.texts.word(id)}${CLOSE}`;
  }

  #arguments(values: LogLine["arguments"], entry?: Entry): Arguments {
    const args: Arguments = this.reader.seat === null ? {} : { side: this.reader.seat };
    const listed = entry && this.grouping.lists?.[entry.kind];
    // an isolate in which all words are links has no direction of its own
    const start = directionMark(this.texts.lang);
    for (const [name, [sort, value]] of Object.entries(values)) {
      const isLink = this.grouping.links?.includes(name) ?? false;
      const say = (each: string | number): string => {
        if (sort === "player") return this.texts.seat(String(each));
        return sort !== "word" ? String(each) : isLink ? this.#link(String(each)) : this.texts.word(String(each));
      };
      if (name === listed && entry!.values.length > 1) args[name] = start + entry!.values.map(say).join(", ");
      else args[name] = sort === "word" || sort === "player" ? say(value) : value;
    }
    return args;
  }
}
