/**
 * The log in blocks: one per play, under the headings of its turn and round, with changes added up. A game declares in
 * its `log.toml` how its lines are grouped (docs/reference/log.md); `src/agon/text/blocks.py` does the same for the
 * terminal.
 */
import type { LogLine } from "./text.svelte";

type Values = LogLine["arguments"];

interface BlockRule {
  readonly kinds: readonly string[];
  readonly heading?: string;
  readonly by?: string;
  readonly start?: boolean;
  readonly level?: number;
  readonly seat?: boolean;
  readonly whole?: boolean;
  readonly until?: readonly string[];
  readonly counted?: boolean;
}

interface ItemRule {
  readonly of?: string;
  readonly amount?: string;
  readonly sign?: number;
}

/** A game's `log.toml`. */
export interface Grouping {
  readonly links?: readonly string[];
  readonly same?: string;
  readonly drops?: readonly string[];
  readonly heads?: readonly string[];
  readonly carriers?: readonly string[];
  readonly asides?: readonly string[];
  readonly block?: readonly BlockRule[];
  readonly joins?: Readonly<Record<string, readonly string[]>>;
  readonly lists?: Readonly<Record<string, string>>;
  readonly items?: Readonly<Record<string, ItemRule>>;
  readonly badges?: Readonly<Record<string, string>>;
}

/** A heading; those of one name are told apart by their number, if they have one. */
export interface Heading {
  readonly name: string;
  readonly number: number;
  readonly arguments: Values;
}

/** One of the changes of an entry: an amount at a place, or a line told in short. */
export interface Item {
  readonly kind: string;
  readonly seat: string | null;
  arguments: Values;
  readonly of: string | null;
  amount: number;
}

/** A figure beside an entry. */
export interface Badge {
  readonly kind: string;
  readonly seat: string | null;
  arguments: Values;
}

/** A line of a block, made of one or more lines of the log; `kind` is empty if it has only badges. */
export interface Entry {
  kind: string;
  readonly seat: string | null;
  arguments: Values;
  /** The values of the argument in which its lines differ. */
  readonly values: (string | number)[];
  readonly items: Item[];
  readonly badges: Badge[];
  readonly lines: number[];
  /** Whether the line that it completes is missing. */
  isLoose: boolean;
}

export interface Block {
  readonly seat: string | null;
  head: Entry | null;
  readonly entries: Entry[];
  /** The numbers of its first and last line. */
  readonly first: number;
  last: number;
}

/** The blocks under one heading: its turn, and its round or phase. */
export interface Section {
  readonly turn: Heading | null;
  readonly round: Heading | null;
  readonly blocks: Block[];
}

export function seatOf(values: Values): string | null {
  const found = Object.values(values).find(([sort]) => sort === "seat");
  return found ? String(found[1]) : null;
}

/** Group the lines of a log. */
export function sectionsOf(log: readonly LogLine[], grouping: Grouping): Section[] {
  const grouper = new Grouper(grouping);
  log.forEach((line, number) => grouper.add(line, number));
  return grouper.told;
}

const isSame = (one: Heading | null, other: Heading | null): boolean =>
  one?.name === other?.name && one?.number === other?.number;

/** Groups a log line by line; later lines change only the last block. */
export class Grouper {
  readonly #sections: Section[] = [];
  #section: Section = { turn: null, round: null, blocks: [] };
  #block: Block | null = null;
  #rule: BlockRule | null = null;
  #isClosed = false;
  #counts = new Map<BlockRule, number>();

  constructor(readonly grouping: Grouping) {
    this.#sections.push(this.#section);
  }

  /** The sections so far. */
  get told(): Section[] {
    return this.#sections.filter((section) => section.blocks.length > 0);
  }

  add(line: LogLine, number: number): void {
    const seat = seatOf(line.arguments);
    const rule = this.grouping.block?.find((each) => each.kinds.includes(line.kind) && (!each.start || number === 0));
    if (rule && !this.#continues(rule, seat)) this.#begin(rule, line, seat, number);
    if (this.#rule?.until?.includes(line.kind)) this.#isClosed = true;
    if (this.grouping.drops?.includes(line.kind)) {
      if (this.#block) this.#block.last = number;
      return;
    }
    this.#block ??= { seat: this.#rule?.seat ? seat : null, head: null, entries: [], first: number, last: number };
    const { blocks } = this.#section;
    if (blocks.at(-1) !== this.#block) blocks.push(this.#block);
    this.#block.last = number;
    this.#tell(this.#block, line, seat, number);
  }

  #continues(rule: BlockRule, seat: string | null): boolean {
    return Boolean(rule.whole && rule === this.#rule && !this.#isClosed && (!rule.seat || this.#block?.seat === seat));
  }

  #begin(rule: BlockRule, line: LogLine, seat: string | null, number: number): void {
    if (rule.level === 1) this.#counts.clear();
    const count = (this.#counts.get(rule) ?? 0) + 1;
    this.#counts.set(rule, count);
    this.#rule = rule;
    this.#isClosed = false;
    this.#block = { seat: rule.seat ? seat : null, head: null, entries: [], first: number, last: number };
    if (rule.heading === undefined) return;
    const values: Values = rule.counted ? { count: ["number", count] } : line.arguments;
    const place = rule.counted ? count : rule.by === undefined ? 0 : Number(values[rule.by]![1]);
    const heading: Heading = { name: rule.heading, number: place, arguments: values };
    const turn = rule.level === 1 ? heading : this.#section.turn;
    const round = rule.level === 1 ? null : heading;
    if (isSame(turn, this.#section.turn) && isSame(round, this.#section.round)) return;
    this.#section = { turn, round, blocks: [] };
    this.#sections.push(this.#section);
  }

  #tell(block: Block, line: LogLine, seat: string | null, number: number): void {
    const { kind } = line;
    const { badges = {}, items = {}, lists = {}, joins = {} } = this.grouping;
    const last = block.entries.findLast((each) => !this.grouping.asides?.includes(each.kind)) ?? block.head;
    if (kind in badges) this.#badge(last ?? this.#entry(block, "", null, {}), line, seat, number);
    else if (kind in items) {
      const into = this.#isOpenTo(last, kind, seat) ? last! : this.#entry(block, kind, seat, line.arguments);
      this.#item(into, line, seat, number);
    } else if (kind in lists) this.#list(block, line, seat, number);
    else if (last && joins[kind]?.includes(last.kind)) {
      Object.assign(last, { kind, arguments: { ...last.arguments, ...line.arguments }, isLoose: false });
      last.lines.push(number);
    } else {
      const entry = this.#entry(block, kind, seat, line.arguments);
      entry.isLoose = kind in joins;
      entry.lines.push(number);
    }
  }

  #entry(block: Block, kind: string, seat: string | null, values: Values): Entry {
    const entry: Entry = {
      kind,
      seat,
      arguments: values,
      values: [],
      items: [],
      badges: [],
      lines: [],
      isLoose: false,
    };
    if (this.grouping.heads?.includes(kind) && !block.head && block.entries.length === 0) block.head = entry;
    else block.entries.push(entry);
    return entry;
  }

  /** Whether a change belongs to the last entry. */
  #isOpenTo(last: Entry | null, kind: string, seat: string | null): boolean {
    const { items, carriers } = this.grouping;
    if (last === null) return false;
    if (carriers?.includes(last.kind)) return true;
    const before = items?.[last.kind];
    const isAlike = last.kind === kind || (before?.of !== undefined && before.of === items![kind]!.of);
    return before !== undefined && isAlike && last.seat === seat;
  }

  #item(entry: Entry, line: LogLine, seat: string | null, number: number): void {
    const { of, amount, sign = 1 } = this.grouping.items![line.kind]!;
    entry.lines.push(number);
    const place = of === undefined ? null : String(line.arguments[of]![1]);
    const change = amount === undefined ? 0 : sign * Number(line.arguments[amount]![1]);
    const known = place === null ? undefined : entry.items.find((each) => each.of === place && each.seat === seat);
    if (known) known.amount += change;
    else entry.items.push({ kind: line.kind, seat, arguments: line.arguments, of: place, amount: change });
  }

  #badge(entry: Entry, line: LogLine, seat: string | null, number: number): void {
    const sum = this.grouping.badges![line.kind]!;
    entry.lines.push(number);
    const known = entry.badges.find((each) => each.kind === line.kind && each.seat === seat);
    if (!known) {
      entry.badges.push({ kind: line.kind, seat, arguments: line.arguments });
      return;
    }
    const before = known.arguments[sum];
    known.arguments = { ...line.arguments };
    if (before) {
      const total = Number(before[1]) + Number(line.arguments[sum]![1]);
      known.arguments = { ...known.arguments, [sum]: ["number", total] };
    }
  }

  #list(block: Block, line: LogLine, seat: string | null, number: number): void {
    const name = this.grouping.lists![line.kind]!;
    const rest = (values: Values): string => JSON.stringify(Object.entries(values).filter(([each]) => each !== name));
    const isAlike = (each: Entry): boolean => each.kind === line.kind && rest(each.arguments) === rest(line.arguments);
    const entry = block.entries.find(isAlike) ?? this.#entry(block, line.kind, seat, line.arguments);
    entry.lines.push(number);
    entry.values.push(line.arguments[name]![1]);
  }
}
