/** Something the reader tries to do: whether it is under way, whether it is done, and what the server refused. */
import { Refused } from "./api";

export class Attempt {
  busy = $state(false);
  done = $state(false);
  refusal = $state.raw<Refused | null>(null);

  /** Try it; what is refused is kept to be shown. */
  async make(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    Object.assign(this, { busy: true, done: false, refusal: null });
    try {
      await what();
      this.done = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
