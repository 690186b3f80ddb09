/** An action of the reader: whether it is in progress or done, and the server's refusal. */
import { Refused } from "./api";

export class Attempt {
  busy = $state(false);
  done = $state(false);
  refusal = $state.raw<Refused | null>(null);

  /** Run it; a refusal is stored for display. */
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
