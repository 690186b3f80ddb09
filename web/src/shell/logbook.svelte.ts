/** The log of a game in blocks, told in the reader's language. */
import { boardOf, type Board } from "../games";
import { Grouper, type Block, type Grouping, type Section } from "./blocks";
import type { Play } from "./play.svelte";
import { Teller, type ToldBlock, type ToldEntry } from "./telling";
import type { LogLine } from "./text.svelte";

export interface ToldSection {
  /** "Turn 2 · Action round 3"; empty before the first heading. */
  readonly title: string;
  readonly blocks: readonly ToldBlock[];
}

const PLAIN: Grouping = {};

export class Logbook {
  #board = $state.raw<Board | null>(null);

  constructor(readonly play: Play) {
    boardOf(play.game).then(
      (board) => (this.#board = board),
      () => undefined, // the page reports it
    );
  }

  readonly teller = $derived.by(
    () => new Teller(this.play.texts, this.#board?.log ?? PLAIN, { seat: this.play.seat, isOwn: this.play.isOwn }),
  );
  readonly #grouped = $derived.by(() => new Grouped(this.teller));
  readonly sections: readonly ToldSection[] = $derived.by(() =>
    this.#grouped.sections(this.play.log).map((section) => ({
      title: this.teller.section(section),
      blocks: section.blocks.map((block) => this.#grouped.told(block)),
    })),
  );

  /** What has happened since a line of this number, without the lines that are quiet: entries under their heads. */
  since(number: number, isQuiet: (line: LogLine) => boolean = () => false): ToldBlock[] {
    const { log } = this.play;
    const isNew = ({ lines }: ToldEntry): boolean => lines.some((each) => each >= number && !isQuiet(log[each]!));
    return this.#grouped
      .sections(log)
      .flatMap(({ blocks }) => blocks.filter((block) => block.last >= number))
      .map((block) => this.#grouped.told(block))
      .map((block) => ({ ...block, entries: block.entries.filter(isNew) }))
      .filter(({ head, entries }) => entries.length > 0 || (head !== null && isNew(head)));
  }

  colour(seat: string | null): string | undefined {
    return seat === null ? undefined : this.#board?.colours?.[seat];
  }
}

/** Groups a log as it grows, and tells each block once. */
class Grouped {
  #grouper: Grouper;
  #log: readonly LogLine[] = [];
  #told = new WeakMap<Block, ToldBlock>();

  constructor(readonly teller: Teller) {
    this.#grouper = new Grouper(teller.grouping);
  }

  sections(log: readonly LogLine[]): Section[] {
    const known = this.#log;
    const isLonger = known.length <= log.length && known.at(-1) === log[known.length - 1];
    if (!isLonger) this.#grouper = new Grouper(this.teller.grouping);
    for (let number = isLonger ? known.length : 0; number < log.length; number++) {
      this.#grouper.add(log[number]!, number);
    }
    this.#log = log;
    return this.#grouper.told;
  }

  told(block: Block): ToldBlock {
    const before = this.#told.get(block);
    if (before?.last === block.last) return before;
    const told = this.teller.block(block);
    this.#told.set(block, told);
    return told;
  }
}
