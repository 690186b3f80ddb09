/** A puzzle on the real board: one choice, which may be tried again. */
import type { Ask, PuzzleInfo, State, Why } from "$wire";
import { Play, type Prospects } from "$shell/play.svelte";
import type { LogLine } from "$shell/text.svelte";
import { prospectsAt, whyAt } from "./requests";

export type Verdict = "open" | "wrong" | "solved" | "shown";

/** Whether a log line tells what a seat did. */
const isAbout = (line: LogLine, seat: string | null): boolean =>
  Object.values(line.arguments).some(([sort, value]) => (sort === "seat" || sort === "player") && value === seat);

export class PuzzlePlay extends Play {
  verdict = $state<Verdict>("open");
  /** The wrong choice that was tried last. */
  tried = $state.raw<string | null>(null);

  constructor(
    readonly puzzle: PuzzleInfo,
    /** Called with the result of the first try. */
    readonly judged: (isSolved: boolean) => void,
  ) {
    super(puzzle.game, puzzle.options);
    this.fold(puzzle.state);
  }

  readonly isOver = $derived.by(() => this.verdict === "solved" || this.verdict === "shown");
  /** The options that the search compared, best first. */
  readonly compared = $derived.by(() => Object.entries(this.puzzle.values).sort(([, one], [, other]) => other - one));

  /** An option as its button calls it. */
  named(option: string): string {
    const { ask } = this.puzzle.state;
    return ask && option ? this.texts.option(ask, option) : option;
  }

  /** Give up: make the best choice. */
  reveal(): void {
    this.#judge(false);
    this.#end("shown");
  }

  override fold(said: State): void {
    const before = this.told.log.length;
    super.fold(said);
    this.isReturn = false;
    this.fresh = Math.min(before || this.log.length, this.log.length);
    this.since = before === 0 ? 1 + this.log.findLastIndex((line) => isAbout(line, said.seat)) : this.fresh;
  }

  override offers(option: string): boolean {
    return !this.isOver && super.offers(option);
  }

  /** A choice can be tried again, so it is not held. */
  protected override endsSeries(): boolean {
    return false;
  }

  protected async choose(_ask: Ask, option: string): Promise<void> {
    const isRight = option === this.puzzle.solution;
    this.#judge(isRight);
    if (isRight) return this.#end("solved");
    [this.verdict, this.tried] = ["wrong", option];
  }

  protected override whyNot(option: string): Promise<Why | null> {
    const { study, step, seat } = this.puzzle;
    return whyAt(study, step, seat, option);
  }

  prospects(option: string): Promise<Prospects | null> {
    const { study, step, seat } = this.puzzle;
    return prospectsAt(study, step, seat, option);
  }

  /** Only the first try counts. */
  #judge(isSolved: boolean): void {
    if (this.verdict === "open") this.judged(isSolved);
  }

  #end(verdict: Verdict): void {
    this.verdict = verdict;
    this.fold({ ...this.puzzle.after, ask: null });
    this.light([this.puzzle.solution]);
  }
}
