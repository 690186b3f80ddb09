/** Something the server was asked for: it stays on the screen while it is asked for again. */
import { Refused } from "./api";
import { shell, Unloaded, type Language } from "./text.svelte";

export class Asked<T> {
  value = $state.raw<T>();
  refusal = $state.raw<Refused | null>(null);
  #number = 0;

  constructor(readonly ask: () => Promise<T>) {
    void this.again();
  }

  /** Ask again; an answer that comes after a later one is not taken in. */
  async again(): Promise<void> {
    const number = ++this.#number;
    try {
      const value = await this.ask();
      if (number === this.#number) Object.assign(this, { value, refusal: null });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (number !== this.#number) return;
      this.refusal = error;
      if (error instanceof Unloaded && this.value !== undefined) shell.missing = error;
    }
  }
}

/** Something that reads differently in another language: it is asked for again when the reader changes it. */
export function askedIn<T>(ask: (lang: Language) => Promise<T>): Asked<T> {
  let lang = shell.texts.lang;
  const asked = new Asked(() => ask(shell.texts.lang));
  $effect(() => {
    if (shell.texts.lang === lang) return;
    lang = shell.texts.lang;
    void asked.again();
  });
  return asked;
}

/** Do something again and again while the page is looked at, and at once when it is looked at again. */
export function whileSeen(milliseconds: number, what: () => void): () => void {
  const ifSeen = (): void => void (document.hidden || what());
  const timer = setInterval(ifSeen, milliseconds);
  document.addEventListener("visibilitychange", ifSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ifSeen);
  };
}
