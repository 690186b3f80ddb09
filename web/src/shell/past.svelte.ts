/** A replay of a table, a record or a study. Nothing can be picked. */
import type { Ask, State } from "$wire";
import { Refused } from "./api";
import { Play, type Prospects, type Told } from "./play.svelte";

export class PastPlay extends Play {
  trouble = $state.raw<Refused | null>(null);
  /** The ask that the seat answered at this point. */
  wasAsked = $state.raw<Ask | null>(null);
  /** The seats that the reader played. */
  mySeats = $state.raw<readonly string[]>([]);
  #wanted = 0;
  /** Where the replay stands, and from which seat. */
  #at = -1;
  #from = "";
  #isStep = false;

  constructor(
    game: string,
    options: Readonly<Record<string, string>>,
    readonly look: (step: number, seat: string) => Promise<State>,
  ) {
    super(game, options);
  }

  /**
   * Go to a point in the game; of several requests at once, the last wins. One move forward is played as beats;
   * resolves when it was shown.
   */
  async go(step: number, seat: string): Promise<void> {
    const request = ++this.#wanted;
    this.beats.skip();
    try {
      const state = await this.look(step, seat);
      if (request !== this.#wanted) return;
      this.trouble = null;
      this.#isStep = step === this.#at + 1 && seat === this.#from;
      [this.#at, this.#from] = [step, seat];
      this.fold(state);
      if (!this.#isStep && step > 0) await this.#markLast(step, seat, request);
      await this.beats.done();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (request === this.#wanted) this.trouble = error;
    }
  }

  /** After a jump, the last move is marked on the board, but not played. */
  async #markLast(step: number, seat: string, request: number): Promise<void> {
    const before = await this.look(step - 1, seat);
    if (request === this.#wanted) this.since = Math.min(before.log.lines.length, this.log.length);
  }

  override fold(said: State): void {
    const before = this.told.log.length;
    super.fold({ ...said, ask: null, hints: false });
    this.wasAsked = said.ask;
    this.isReturn = false;
    this.since = this.#isStep ? Math.min(before, this.told.log.length) : this.told.log.length;
    if (!this.beats.isPlaying) this.fresh = this.since;
  }

  protected override follows(before: Told, said: State): boolean {
    return this.#isStep && said.log.lines.length >= before.log.length;
  }

  override get isOwn(): boolean {
    return this.mySeats.includes(this.seat ?? "");
  }

  protected async choose(): Promise<void> {
    // a replay cannot be changed
  }

  async prospects(): Promise<Prospects | null> {
    return null;
  }
}
