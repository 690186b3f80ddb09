/** A replay of a table, a record or a study. Nothing can be picked. */
import type { Ask, State } from "$wire";
import { Refused } from "./api";
import { Play, type Prospects } from "./play.svelte";

export class PastPlay extends Play {
  trouble = $state.raw<Refused | null>(null);
  /** The ask that the seat answered at this point. */
  wasAsked = $state.raw<Ask | null>(null);
  /** The seats that the reader played. */
  mySeats = $state.raw<readonly string[]>([]);
  #wanted = 0;

  constructor(
    game: string,
    options: Readonly<Record<string, string>>,
    readonly look: (step: number, seat: string) => Promise<State>,
  ) {
    super(game, options);
  }

  /** Go to a point in the game; of several requests at once, the last wins. */
  async go(step: number, seat: string): Promise<void> {
    const wish = ++this.#wanted;
    try {
      const state = await this.look(step, seat);
      if (wish !== this.#wanted) return;
      this.trouble = null;
      this.fold(state);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (wish === this.#wanted) this.trouble = error;
    }
  }

  override fold(said: State): void {
    const before = this.log.length;
    super.fold({ ...said, ask: null, hints: false });
    this.wasAsked = said.ask;
    this.fresh = Math.min(before, this.log.length);
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
