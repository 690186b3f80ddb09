/** A game looked back at: a table's past, a record, a study. Nothing can be picked; one goes to and fro. */
import type { Ask, State } from "$wire";
import { Refused } from "./api";
import { Play, type Prospects } from "./play.svelte";

export class PastPlay extends Play {
  trouble = $state.raw<Refused | null>(null);
  /** What the seat was asked at this place, and chose from. */
  wasAsked = $state.raw<Ask | null>(null);
  #wanted = 0;

  constructor(
    game: string,
    options: Readonly<Record<string, string>>,
    readonly look: (step: number, seat: string) => Promise<State>,
  ) {
    super(game, options);
  }

  /** Go to a place; of several wishes at once the last one is shown. */
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

  protected async choose(): Promise<void> {
    // the past stays as it is
  }

  async prospects(): Promise<Prospects | null> {
    return null;
  }
}
