/** Data loaded from the server; it stays visible while it is reloaded. */
import { Refused } from "./api";
import { shell, Unloaded, type Language } from "./text.svelte";

export class Resource<T> {
  value = $state.raw<T>();
  refusal = $state.raw<Refused | null>(null);
  #number = 0;

  constructor(readonly ask: () => Promise<T>) {
    void this.reload();
  }

  /** Reload; an outdated response is dropped. */
  async reload(): Promise<void> {
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

/** Data that depends on the language; reloaded when the language changes. */
export function localized<T>(ask: (lang: Language) => Promise<T>): Resource<T> {
  let lang = shell.texts.lang;
  const resource = new Resource(() => ask(shell.texts.lang));
  $effect(() => {
    if (shell.texts.lang === lang) return;
    lang = shell.texts.lang;
    void resource.reload();
  });
  return resource;
}

/** Repeat something while the page is visible, and at once when it becomes visible again. */
export function whileSeen(milliseconds: number, what: () => void): () => void {
  const ifSeen = (): void => void (document.hidden || what());
  const timer = setInterval(ifSeen, milliseconds);
  document.addEventListener("visibilitychange", ifSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ifSeen);
  };
}
