/** A position being edited: the text is the source, the form changes it, and the board shows the result. */
import type { Ask, Look, PathInfo, Problem, State, StudyInfo } from "$wire";
import { Refused } from "$shell/api";
import { Play, type Prospects } from "$shell/play.svelte";
import { fieldsOf, givensOf, optionsOf, titleOf, withGiven, withOptions, withTitle, type Field } from "./position";
import { lookAt } from "./requests";

const SOON = 350; // milliseconds after the last change

export class EditorPlay extends Play {
  text = $state("");
  /** The selected place on the board; the form shows its fields. */
  here = $state.raw<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  info = $state.raw<StudyInfo | null>(null);
  isLooking = $state(false);
  readonly fields: readonly Field[];
  readonly #ids: ReadonlySet<string>;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: string,
    options: Readonly<Record<string, string>>,
    readonly paths: readonly PathInfo[],
    text: string,
    readonly look: typeof lookAt = lookAt,
  ) {
    super(game, options);
    this.text = text;
    this.fields = fieldsOf(paths);
    this.#ids = new Set(this.fields.flatMap((field) => [...field.words, ...(field.info.offered ?? [])]));
  }

  readonly title = $derived(titleOf(this.text));
  readonly chosenOptions = $derived(optionsOf(this.text));
  readonly givens = $derived(givensOf(this.text));
  readonly values = $derived(new Map(this.givens.map((given) => [given.path, given.values])));

  set(path: string, values: readonly string[] | null): void {
    this.text = withGiven(this.text, path, values, this.fields);
  }

  rename(title: string): void {
    this.text = withTitle(this.text, title);
  }

  chooseOptions(options: Readonly<Record<string, string>>): void {
    this.text = withOptions(this.text, this.game, options);
  }

  /** The fields of a word: those named after it, and the lists that may contain it. */
  about(id: string): Field[] {
    return this.fields.filter((field) => field.words.includes(id) || (field.info.offered?.includes(id) ?? false));
  }

  override offers(option: string): boolean {
    return this.#ids.has(option);
  }

  override pick(option: string): void {
    if (this.offers(option)) this.here = option;
  }

  /** Check the text once it has not changed for a moment. */
  lookSoon(step: number | null, seat: string | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.lookNow(step, seat), SOON);
  }

  async lookNow(step: number | null, seat: string | null): Promise<void> {
    const wish = ++this.#wanted;
    this.isLooking = true;
    try {
      const look = await this.look({ text: this.text, step, seat });
      if (wish === this.#wanted) this.#take(look);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (wish === this.#wanted) this.problem = { line: 0, message: error.message };
    } finally {
      if (wish === this.#wanted) this.isLooking = false;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted++;
  }

  /** An invalid position leaves the board as it was. */
  #take(look: Look): void {
    this.problem = look.problem;
    if (look.info) this.info = look.info;
    if (look.state) this.fold(look.state);
  }

  override fold(said: State): void {
    super.fold({ ...said, ask: null });
    this.fresh = this.since = this.log.length;
  }

  protected async choose(_ask: Ask, _option: string): Promise<void> {
    // a position is set up, not played
  }

  async prospects(): Promise<Prospects | null> {
    return null;
  }
}

// ---------------------------------------------------------------- drafts

const keyOf = (game: string): string => `agon-editor-${game}`;

export interface Draft {
  readonly text: string;
  readonly study: string | null;
}

export function draftOf(game: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(draft));
  } catch {
    // no storage: the text is still on the page
  }
}
