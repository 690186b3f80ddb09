/** A game in progress as one viewer sees it. Boards know nothing else: they show the view and pick offered options. */
import type { Ask, ClockState, Hint, Result, State, Why } from "$wire";
import { Beats, type Staging, type Step } from "./beats.svelte";
import { Holding } from "./holding.svelte";
import { isStill, preferences } from "./preferences.svelte";
import { gameTexts, shell, Texts, type LogLine, type Unloaded } from "./text.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface Outcome {
  readonly weight: number;
  readonly of: number;
  readonly view: View;
  readonly gone: readonly string[];
  readonly lines: readonly LogLine[];
}

/** The outcomes of an option, as far as the seat can know. */
export interface Prospects {
  readonly option: string;
  readonly certain: boolean;
  readonly outcomes: readonly Outcome[];
}

/** A short note below a point of the screen, or above it where there is no room. */
export interface Note {
  readonly text: string;
  /** The rule that says so. */
  readonly rule: string | null;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** A message that another part of the board is shown, with the way back to the reader's own. */
export interface Aside {
  readonly says: string;
  readonly back: string;
  leave(): void;
}

/** One choice of a counted series, and what was left before it. */
interface Counted {
  readonly ask: Ask;
  readonly option: string;
  readonly left: number;
}

const LITTLE_TIME = 20_000; // milliseconds on the clock, below which no choice is held

/** What the server has sent so far: the whole view, the whole log, and the rest of the last message. */
export interface Told {
  readonly view: View;
  readonly log: readonly LogLine[];
  readonly said: State | null;
}

/** A point of the playback. */
interface Point {
  readonly view: View;
  readonly log: readonly LogLine[];
}

export abstract class Play {
  view = $state.raw<View>({});
  seat = $state.raw<string | null>(null);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<readonly string[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  /** The first log line of the last message or beat, for boards that animate changes. */
  fresh = $state(0);
  /** The first log line after the reader's own last choice; for spectators, of the last play. */
  since = $state(0);
  /** The lines since then came in one message: after a reload, or on return to the table. */
  isReturn = $state(false);
  /** The lines of the last message, if it was not played as beats. */
  unplayed = $state.raw<readonly LogLine[]>([]);
  /** What has happened since then, to play it again. */
  story = $state.raw<readonly Step[]>([]);
  /** The newest state; while beats are played, the shown state lags behind it. */
  told: Told = { view: {}, log: [], said: null };
  readonly beats = new Beats(() => this.#settle());
  /** How the board on the screen plays the log back; null if it does not. */
  staging: Staging | null = null;
  #before: Point = { view: {}, log: [] };
  /** The choice that the server has not answered yet. */
  #mine: { readonly number: number; readonly option: string } | null = null;
  state = $state<State["state"]>("open");
  result = $state.raw<Result | null>(null);
  clock = $state.raw<ClockState | null>(null);
  seating = $state.raw<readonly string[]>([]);
  canUndo = $state(false);
  undoAsked = $state.raw<string | null>(null);
  agreed = $state.raw<readonly string[]>([]);
  n = $state(0);
  /** Ids to highlight on the board: the subjects of the hovered log line. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What the reader wants to see on the board: what was clicked in the log. */
  shown = $state.raw<{ readonly id: string } | null>(null);
  /** The ids that a lesson points at; a board brings them into view. */
  pointed = $state.raw<readonly string[]>([]);
  /** Whether the asked seat may request a hint, and the hint. */
  hints = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** The option selected by a first click and awaiting a second one; see `selectsFirst`. */
  chosen = $state.raw<string | null>(null);
  /** The option awaiting an answer to its warning. */
  warned = $state.raw<string | null>(null);
  /** The last choice of a counted series, which can still be taken back. */
  readonly holding = new Holding();
  /** What was chosen in the counted series of the ask, as far as it was chosen here. */
  series = $state.raw<readonly Counted[]>([]);
  /** Why something that was clicked is not offered. */
  refusal = $state.raw<Note | null>(null);
  /** Whether the answer to an ask rolls dice, as the game's board says. */
  rolls: (ask: Ask) => boolean = () => false;
  /** Whether the first pick of an option only selects it; the board of the game says so for cards. */
  selectsFirst: (option: string) => boolean = () => false;
  /** A choice is being sent to the server. */
  sending = $state(false);
  /** The players' names by seat. */
  names = $state.raw<Readonly<Record<string, string>>>({});
  /** What the reader looks at in place of their own part of the board, and the way back. */
  aside = $state.raw<Aside | null>(null);
  #texts = $state.raw(new Texts("en", []));
  readonly #called = $derived(this.#texts.called(this.names));
  /** Why the texts could not be loaded. */
  unloaded = $state.raw<Unloaded | null>(null);

  constructor(
    readonly game: string,
    readonly options: Readonly<Record<string, string>>,
  ) {}

  readonly #offered = $derived(new Set(this.ask?.options ?? []));
  readonly isMyTurn = $derived(this.ask !== null && this.state === "playing");

  /** The texts of the game; where it numbers its players, they are called by their names. */
  get texts(): Texts {
    return this.#called;
  }
  set texts(texts: Texts) {
    this.#texts = texts;
  }
  /** Whether the texts of the game have come; until then nothing is said in its words. */
  get isSpoken(): boolean {
    return this.texts.has("game-title");
  }

  /** Whether the seat is offered this option now; only offered options can be picked. */
  offers(option: string): boolean {
    return this.#offered.has(option) && !this.sending && this.holding.option === null;
  }

  /** Why an option can lose the game; null if there is no warning. */
  warning(option: string): string | null {
    return this.ask?.warnings?.[option] ?? null;
  }

  /** The points an option costs in a counted series. */
  cost(option: string): number {
    return this.ask?.costs?.[option] ?? 1;
  }

  /**
   * Choose an offered option. Where the first pick only selects, the second pick of the same option chooses it: for the
   * cards of a hand, and for everything if the reader confirms every choice. An option with a warning waits for the
   * reader's answer, the last one of a counted series for a moment.
   */
  pick(option: string, selects = preferences.confirm || this.selectsFirst(option)): void {
    if (!this.offers(option) || this.beats.isHasty) return;
    if (this.warning(option) !== null) this.warned = option;
    else if (selects && this.chosen !== option) this.chosen = option;
    else this.sendOrHold(option);
  }

  confirm(): void {
    if (this.chosen !== null) void this.send(this.chosen);
  }

  cancel(): void {
    this.chosen = null;
  }

  insist(): void {
    if (this.warned !== null) void this.send(this.warned);
  }

  dismissWarning(): void {
    this.warned = null;
  }

  /** Send a choice, or hold it if it ends a counted series. A choice that was confirmed already is not held. */
  protected sendOrHold(option: string): void {
    const spare = this.timeLeft - LITTLE_TIME;
    if (!this.endsSeries(option) || this.chosen === option || spare <= 0) return void this.send(option);
    this.refusal = null;
    this.holding.start(option, preferences.finish && !isStill(), spare, () => this.finish());
  }

  /** Whether this is the last choice of a counted series that rolls no dice. */
  protected endsSeries(option: string): boolean {
    const left = this.ask?.left ?? null;
    return left !== null && option !== "pass" && this.cost(option) >= left && !this.rolls(this.ask!);
  }

  /** Milliseconds on the clock of the seat; infinite without a clock. */
  get timeLeft(): number {
    return Infinity;
  }

  /** Send the choice that is held. */
  finish(): void {
    const { option } = this.holding;
    this.holding.drop();
    if (option !== null) void this.send(option);
  }

  /** Say at an element why it is not offered; false if nothing can be said. */
  async explain(option: string, at: Element): Promise<boolean> {
    const { ask, seat } = this;
    this.refusal = null;
    if (ask === null || this.sending || this.holding.option !== null || ask.options.includes(option)) return false;
    const { left, width, top, bottom } = at.getBoundingClientRect();
    const why = await this.whyNot(option);
    if (!why?.reason || this.ask?.number !== ask.number || this.seat !== seat) return false;
    this.refusal = { text: this.texts.why(why.reason, why), rule: why.rule ?? null, x: left + width / 2, top, bottom };
    return true;
  }

  /** Why a word cannot be chosen now; null if unknown. */
  protected async whyNot(_option: string): Promise<Why | null> {
    return null;
  }

  /** While nothing is hovered, the hinted option stays highlighted. */
  light(ids: Iterable<string>): void {
    const pointed = new Set(ids);
    this.lit = pointed.size > 0 ? pointed : new Set(this.hint?.options.map((each) => each.option));
  }

  /** Show a country, card or piece, such as one clicked in the log. */
  show(id: string): void {
    this.shown = { id };
    this.light([id]);
  }

  /** Whether the reader plays the viewed seat: the log then says "you" to them. */
  get isOwn(): boolean {
    return true;
  }

  /** The best option for the asked seat; null if unknown. */
  async advise(): Promise<Hint | null> {
    return null;
  }

  takeHint(hint: Hint | null): void {
    this.hint = hint;
    this.light([]);
  }

  /** Make a choice, unless one is being sent. */
  protected async send(option: string): Promise<void> {
    const ask = this.ask;
    if (ask === null || this.sending) return;
    this.sending = true;
    this.chosen = this.warned = this.refusal = null;
    if (ask.left != null) this.series = [...before(this.series, ask), { ask, option, left: ask.left }];
    this.#mine = { number: ask.number, option };
    try {
      await this.choose(ask, option);
    } finally {
      this.sending = false;
    }
  }

  protected abstract choose(ask: Ask, option: string): Promise<void>;

  /** The outcomes of an offered option; null if unknown. */
  abstract prospects(option: string): Promise<Prospects | null>;

  /** Apply a state message of the server: play what is new as beats, then show its view and its ask. */
  fold(said: State): void {
    const before = this.told;
    const told = (this.told = toldOn(before, said));
    [this.n, this.clock, this.canUndo] = [said.n, said.clock, said.can_undo];
    [this.undoAsked, this.agreed] = [said.undo_asked ?? null, said.agreed ?? []];
    this.seating = said.seating ?? [];
    if (said.full && said.n === before.said?.n && said.seat === before.said.seat) {
      if (!this.beats.isPlaying) this.#show(told);
      return;
    }
    if (this.follows(before, said)) return this.#playOn(before, told);
    this.beats.clear();
    this.story = [];
    this.unplayed = [];
    this.isReturn = said.full;
    this.since = this.#sinceOn(said);
    this.fresh = said.full ? Math.max(said.log.start, this.log.length || told.log.length) : said.log.start;
    this.#show(told);
  }

  /** Whether a message tells what came next, so that it can be played as beats. */
  protected follows(before: Told, said: State): boolean {
    return !said.full && said.log.start === before.log.length && said.seat === before.said?.seat;
  }

  /** Called when everything was shown or skipped, and the question is open. */
  protected settled(): void {
    // overridden where something is to be done then
  }

  /** Play what has happened since the reader's own last choice again. */
  again(): void {
    if (this.story.length === 0) return;
    this.beats.clear();
    this.#closeQuestion();
    this.#turnTo(this.#before);
    this.beats.add(this.story);
  }

  #playOn(before: Told, told: Told): void {
    const said = told.said!;
    const lines = told.log.slice(before.log.length);
    const mine = this.#answered(before, said, lines);
    const steps = this.#steps(before, told, mine ?? 0);
    if (mine !== null) this.#mine = null;
    const begins = said.seat === null ? lines.findLastIndex((line) => this.staging?.begins(line)) : -1;
    if (mine !== null || begins >= 0) {
      this.since = before.log.length + Math.max(mine ?? 0, begins);
      [this.story, this.#before, this.isReturn] = [[], before, false];
    }
    this.story = [...this.story, ...steps];
    this.unplayed = [];
    if (steps.some((step) => step.beat) || this.beats.isPlaying) {
      if (preferences.speed !== "at_once" && !document.hidden) {
        this.#closeQuestion();
        this.beats.add(steps);
        return;
      }
      this.beats.clear();
    }
    this.unplayed = lines;
    this.fresh = before.log.length;
    this.#show(told);
  }

  /** How many lines tell the reader's own choice, here or in another window; null if it is still to be made. */
  #answered(before: Told, said: State, lines: readonly LogLine[]): number | null {
    const number = before.said?.ask?.number;
    if (number === undefined || said.ask?.number === number) return null;
    return this.#mine?.number === number ? leading(lines, this.#mine.option) : 0;
  }

  /** What happens in a message step by step; the lines of the reader's own choice come first, all at once. */
  #steps(before: Told, told: Told, mine: number): Step[] {
    const { staging } = this;
    if (staging === null) return [];
    const [log, start] = [told.log, before.log.length + mine];
    let view = log.slice(before.log.length, start).reduce(staging.step, before.view);
    const own = { view, log: log.slice(0, start) };
    const steps: Step[] = [{ beat: null, show: () => this.#turnTo(own) }];
    for (const beat of staging.beats(log.slice(start), start, log)) {
      view = beat.lines.reduce(staging.step, view);
      const point = { view, log: log.slice(0, beat.start + beat.lines.length) };
      steps.push({ beat, show: () => this.#turnTo(point, beat.start) });
    }
    return [...steps, { beat: null, show: () => this.#turnTo(told) }];
  }

  /** While beats are played no question is open, nothing is held back for it, and nobody is to move. */
  #closeQuestion(): void {
    this.holding.drop();
    this.ask = null;
    this.waiting = [];
  }

  /** Show a point of the playback. */
  #turnTo({ view, log }: Point, fresh = log.length): void {
    [this.view, this.log, this.fresh] = [view, log, fresh];
  }

  #settle(): void {
    this.fresh = this.told.log.length;
    this.#show(this.told);
  }

  /** The first line after the reader's own last choice, in a message that does not follow the last one. */
  #sinceOn(said: State): number {
    const { log } = this.told;
    if (said.seat === null)
      return Math.max(
        0,
        log.findLastIndex((line) => this.staging?.begins(line) ?? true),
      );
    if (!said.full) return Math.min(this.since, log.length);
    let since = said.last_choice_log ?? 0;
    while (since < log.length && log[since]!.arguments.side?.[1] === said.seat) since++;
    return since;
  }

  #show({ view, log, said }: Told): void {
    if (said === null) return;
    [this.view, this.log] = [view, log];
    if (said.ask?.number !== this.ask?.number || said.seat !== this.seat) {
      this.chosen = this.warned = this.refusal = null;
      this.holding.drop();
      if (this.hint) this.takeHint(null);
      if (said.ask) this.series = before(this.series, said.ask);
    }
    this.seat = said.seat;
    this.ask = said.ask;
    this.hints = said.hints ?? false;
    this.waiting = said.waiting;
    this.state = said.state;
    this.result = said.result ?? null;
    this.settled();
  }
}

/** The choices that were made in the series of an ask before it. */
const before = (series: readonly Counted[], ask: Ask): Counted[] =>
  series.filter((each) => ask.left != null && each.left > ask.left && isOfSeries(each.ask, ask));

const isOfSeries = (one: Ask, other: Ask): boolean =>
  (["what", "card", "reason"] as const).every((each) => one[each] === other[each]);

function toldOn(before: Told, said: State): Told {
  const view: View = said.full ? {} : { ...before.view };
  for (const name of said.gone ?? []) delete view[name];
  const lines = said.log.lines as unknown as readonly LogLine[];
  return { view: Object.assign(view, said.view), log: [...before.log.slice(0, said.log.start), ...lines], said };
}

/** How many of the first lines are about the chosen option: what the reader did by hand. */
function leading(lines: readonly LogLine[], option: string): number {
  const other = lines.findIndex((line) => !idsOf(line).includes(option));
  return other < 0 ? lines.length : other;
}

/** Load a game's texts in the current language; call it in an effect to follow language changes. */
export function speakTo(play: Play): void {
  const { lang } = shell.texts;
  if (play.texts.lang === lang && play.isSpoken) return;
  gameTexts(lang, play.game, play.options).then(
    (texts) => {
      if (lang === shell.texts.lang) play.texts = texts;
    },
    (error: Unloaded) => {
      shell.missing = error;
      if (!play.isSpoken) play.unloaded = error;
    },
  );
}

/** The ids mentioned in a log line. */
export function idsOf(line: LogLine): string[] {
  return Object.values(line.arguments)
    .filter(([sort]) => sort !== "number")
    .map(([, value]) => String(value));
}
