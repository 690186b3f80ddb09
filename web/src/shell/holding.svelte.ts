/** The last choice of a counted series waits a moment before it is sent, so that it can be taken back. */
export const MOMENT = 4000; // milliseconds

export class Holding {
  /** The option that waits. */
  option = $state.raw<string | null>(null);
  /** Whether it is sent after a moment; otherwise it waits for the reader. */
  isCounting = $state(false);
  isPaused = $state(false);
  #send: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: ReturnType<typeof setTimeout> | undefined;
  #left = 0;
  #since = 0;

  /** Hold an option; send it after a moment if it counts, and in any case after `latest` milliseconds. */
  start(option: string, isCounting: boolean, latest: number, send: () => void): void {
    this.drop();
    this.option = option;
    this.isCounting = isCounting;
    this.isPaused = false;
    this.#send = send;
    this.#left = MOMENT;
    if (isCounting) this.#run();
    if (Number.isFinite(latest)) this.#latest = setTimeout(send, latest);
  }

  #run(): void {
    this.#since = Date.now();
    this.#timer = setTimeout(this.#send, this.#left);
  }

  /** Stop the countdown while the reader is at its buttons. */
  pause(): void {
    if (!this.isCounting || this.isPaused || this.option === null) return;
    this.isPaused = true;
    clearTimeout(this.#timer);
    this.#left -= Date.now() - this.#since;
  }

  resume(): void {
    if (!this.isPaused || this.option === null) return;
    this.isPaused = false;
    this.#run();
  }

  /** Hold nothing any more. */
  drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#latest);
    this.option = null;
  }
}
