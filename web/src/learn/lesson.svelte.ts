/** A lesson: a study explained step by step, in which the learner makes the moves written for them. */
import type { Ask, State, Step, StudyInfo, Why } from "$wire";
import { Refused } from "$shell/api";
import { Play, type Prospects } from "$shell/play.svelte";
import type { LogLine } from "$shell/text.svelte";
import { prospectsAt, studyAt, whyAt } from "./requests";

const PAUSE = 900; // milliseconds between automatic moves
const DRAW = 300; // milliseconds after a card that is drawn or dealt
const PATIENCE = 2; // tries before the move is named

const isLearners = (step: Step | undefined, learner: string): boolean =>
  step?.kind === "choice" && step.seat === learner;

/** What a step points at: what its text names, and the move that is expected. */
export function pointsOf(steps: readonly Step[], at: number, learner: string): string[] {
  const [next, last] = [steps[at], steps[at - 1]];
  const told = steps.slice(0, at).findLast((step) => step.kind === "note");
  if (!isLearners(next, learner)) return [...(told?.points ?? [])];
  return [...new Set([next!.option!, ...(last?.kind === "note" ? (last.points ?? []) : [])])];
}

/** Where a lesson pauses: after an explanation, before a move of the learner, and at the end. */
export function restsOf(steps: readonly Step[], learner: string): number[] {
  const rests = [];
  for (let at = 0; at <= steps.length; at++)
    if (steps[at - 1]?.kind === "note" || isLearners(steps[at], learner) || at === steps.length) rests.push(at);
  return rests;
}

export class LessonPlay extends Play {
  at = $state(0);
  /** The wrong move that was tried, and how often. */
  tried = $state.raw<string | null>(null);
  tries = $state(0);
  /** What would follow from it, if that is certain. */
  consequence = $state.raw<readonly LogLine[]>([]);
  /** Moves are being made automatically. */
  isWalking = $state(false);
  trouble = $state.raw<Refused | null>(null);
  readonly learner: string;
  readonly rests: readonly number[];
  /** The pending ask of the learner; shown when the lesson reaches it. */
  #told: Ask | null = null;
  #walk = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly study: StudyInfo,
    readonly look: (step: number, seat: string) => Promise<State> = (step, seat) => studyAt(study.id, step, seat),
  ) {
    super(study.game, study.options);
    this.learner = study.learner ?? study.seats[0]!;
    this.rests = restsOf(study.steps, this.learner);
  }

  readonly next = $derived.by(() => this.study.steps[this.at]);
  /** The latest explanation. */
  readonly note = $derived.by(() => this.study.steps.slice(0, this.at).findLast((step) => step.kind === "note")?.note);
  readonly isAsked = $derived.by(() => isLearners(this.next, this.learner) && !this.isWalking);
  readonly isOver = $derived.by(() => this.at === this.study.steps.length);
  readonly isHinted = $derived.by(() => this.tries >= PATIENCE);
  readonly rest = $derived.by(() => this.rests.filter((rest) => rest <= this.at).length);

  /** Go to the next pause, one move at a time. */
  async forth(): Promise<void> {
    const goal = this.rests.find((rest) => rest > this.at) ?? this.study.steps.length;
    await this.#go(async (walk) => {
      while (this.at < goal && walk === this.#walk) {
        await this.#to(this.at + 1, walk);
        if (this.at < goal && !this.#isNote(this.at - 1) && !this.#isNote(this.at))
          await this.#pause(this.study.steps[this.at - 1]?.kind === "chance" ? DRAW : PAUSE);
      }
    });
  }

  /** Start at a pause. */
  async goTo(step: number): Promise<void> {
    await this.#go((walk) => this.#to(step, walk));
  }

  async back(): Promise<void> {
    await this.goTo(this.rests.findLast((rest) => rest < this.at) ?? this.rests[0]!);
  }

  stop(): void {
    this.#walk++;
    clearTimeout(this.#timer);
  }

  override fold(said: State): void {
    const before = this.log.length;
    super.fold(said);
    this.fresh = this.since = Math.min(before, this.log.length);
  }

  /** Only the expected move is made; any other is legal, but not the point of this lesson. */
  override offers(option: string): boolean {
    return this.isAsked && super.offers(option);
  }

  /** A lesson goes on at once, and every step can be repeated. */
  protected override endsSeries(): boolean {
    return false;
  }

  protected async choose(_ask: Ask, option: string): Promise<void> {
    if (!this.isAsked) return;
    if (option === this.next?.option) return void this.forth();
    this.tried = option;
    this.tries++;
    void this.#explain(option);
  }

  async #explain(option: string): Promise<void> {
    this.consequence = [];
    const found = await this.prospects(option).catch(() => null);
    if (this.tried === option && found?.outcomes.length === 1) this.consequence = found.outcomes[0]!.lines;
  }

  protected override whyNot(option: string): Promise<Why | null> {
    return whyAt(this.study.id, this.at, this.learner, option);
  }

  prospects(option: string): Promise<Prospects | null> {
    return prospectsAt(this.study.id, this.at, this.learner, option);
  }

  /** Run a step; on a refusal the lesson stays where it is and shows it. */
  async #go(way: (walk: number) => Promise<void>): Promise<void> {
    const walk = this.#start();
    try {
      await way(walk);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (walk === this.#walk) this.trouble = error;
    } finally {
      if (walk === this.#walk) this.isWalking = false;
    }
  }

  #start(): number {
    this.stop();
    this.isWalking = true;
    this.trouble = null;
    this.tried = null;
    this.tries = 0;
    this.consequence = [];
    return this.#walk;
  }

  async #to(step: number, walk: number): Promise<void> {
    const isSame = step === this.at + 1 && this.#isNote(this.at) && this.n === this.at && this.seat !== null;
    const state = isSame ? null : await this.look(step, this.learner);
    if (walk !== this.#walk) return;
    if (state) {
      this.fold(state);
      this.#told = state.ask;
    }
    this.at = this.n = step;
    this.ask = isLearners(this.next, this.learner) ? this.#told : null;
    this.pointed = pointsOf(this.study.steps, step, this.learner);
  }

  #isNote(step: number): boolean {
    return this.study.steps[step]?.kind === "note";
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, time)));
  }
}
