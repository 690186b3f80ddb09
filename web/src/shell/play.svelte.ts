/** A game in progress as one viewer sees it. Boards know nothing else: they show the view and pick offered options. */
import type { Ask, ClockState, Hint, Result, State } from "$wire";
import { preferences } from "./preferences.svelte";
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

export abstract class Play {
  view = $state.raw<View>({});
  seat = $state.raw<string | null>(null);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<readonly string[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  /** The first log line of the last message, for boards that animate changes. */
  fresh = $state(0);
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
  /** Whether the asked seat may request a hint, and the hint. */
  hints = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** The option selected by a first click and awaiting a second one; see `selectsFirst`. */
  chosen = $state.raw<string | null>(null);
  /** The option awaiting an answer to its warning. */
  warned = $state.raw<string | null>(null);
  /** Whether the first pick of an option only selects it; the board of the game says so for cards. */
  selectsFirst: (option: string) => boolean = () => false;
  /** A choice is being sent to the server. */
  sending = $state(false);
  /** The players' names by seat. */
  names = $state.raw<Readonly<Record<string, string>>>({});
  texts = $state.raw(new Texts("en", []));
  /** Why the texts could not be loaded. */
  untold = $state.raw<Unloaded | null>(null);

  constructor(
    readonly game: string,
    readonly options: Readonly<Record<string, string>>,
  ) {}

  readonly #offered = $derived(new Set(this.ask?.options ?? []));
  readonly isMyTurn = $derived(this.ask !== null && this.state === "playing");

  /** Whether the seat is offered this option now; only offered options can be picked. */
  offers(option: string): boolean {
    return this.#offered.has(option) && !this.sending;
  }

  /** Why an option can lose the game; null if there is no warning. */
  warning(option: string): string | null {
    return this.ask?.warnings?.[option] ?? null;
  }

  /**
   * Choose an offered option. Where the first pick only selects, the second pick of the same option chooses it: for the
   * cards of a hand, and for everything if the reader confirms every choice. An option with a warning waits for the
   * reader's answer.
   */
  pick(option: string): void {
    if (!this.offers(option)) return;
    if (this.warning(option) !== null) this.warned = option;
    else if ((preferences.confirm || this.selectsFirst(option)) && this.chosen !== option) this.chosen = option;
    else void this.decide(option);
  }

  confirm(): void {
    if (this.chosen !== null) void this.decide(this.chosen);
  }

  cancel(): void {
    this.chosen = null;
  }

  insist(): void {
    if (this.warned !== null) void this.decide(this.warned);
  }

  heed(): void {
    this.warned = null;
  }

  /** While nothing is hovered, the hinted option stays highlighted. */
  light(ids: Iterable<string>): void {
    const pointed = new Set(ids);
    this.lit = pointed.size > 0 ? pointed : new Set(this.hint?.options.map((each) => each.option));
  }

  /** The best option for the asked seat; null if unknown. */
  async advise(): Promise<Hint | null> {
    return null;
  }

  takeHint(hint: Hint | null): void {
    this.hint = hint;
    this.light([]);
  }

  protected async decide(option: string): Promise<void> {
    const ask = this.ask;
    if (ask === null || this.sending) return;
    this.sending = true;
    this.chosen = this.warned = null;
    try {
      await this.choose(ask, option);
    } finally {
      this.sending = false;
    }
  }

  protected abstract choose(ask: Ask, option: string): Promise<void>;

  /** The outcomes of an offered option; null if unknown. */
  abstract prospects(option: string): Promise<Prospects | null>;

  /** Apply a state message of the server. */
  fold(said: State): void {
    const view: View = said.full ? {} : { ...this.view };
    for (const name of said.gone ?? []) delete view[name];
    this.view = Object.assign(view, said.view);
    const lines = said.log.lines as unknown as readonly LogLine[];
    this.fresh = said.full ? Math.max(said.log.start, this.log.length || lines.length) : said.log.start;
    this.log = [...this.log.slice(0, said.log.start), ...lines];
    if (said.ask?.number !== this.ask?.number || said.seat !== this.seat) {
      this.chosen = this.warned = null;
      if (this.hint) this.takeHint(null);
    }
    this.seat = said.seat;
    this.ask = said.ask;
    this.hints = said.hints ?? false;
    this.waiting = said.waiting;
    this.state = said.state;
    this.result = said.result ?? null;
    this.clock = said.clock;
    this.seating = said.seating ?? [];
    this.canUndo = said.can_undo;
    this.undoAsked = said.undo_asked ?? null;
    this.agreed = said.agreed ?? [];
    this.n = said.n;
  }
}

/** Load a game's texts in the current language; call it in an effect to follow language changes. */
export function speakTo(play: Play): void {
  const { lang } = shell.texts;
  if (play.texts.lang === lang && play.texts.has("game-title")) return;
  gameTexts(lang, play.game, play.options).then(
    (texts) => {
      if (lang === shell.texts.lang) play.texts = texts;
    },
    (error: Unloaded) => {
      shell.missing = error;
      if (!play.texts.has("game-title")) play.untold = error;
    },
  );
}

/** The ids mentioned in a log line. */
export function idsOf(line: LogLine): string[] {
  return Object.values(line.arguments)
    .filter(([sort]) => sort !== "number")
    .map(([, value]) => String(value));
}
