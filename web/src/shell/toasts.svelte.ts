/** Short messages over the page, some with something to do. */

export interface Toast {
  /** A later toast with the same key replaces an earlier one. */
  readonly key: string;
  readonly title: string;
  readonly text?: string;
  readonly actions?: readonly { readonly label: string; readonly act: () => void; readonly primary?: boolean }[];
  /** It stays until it is answered or dropped. */
  readonly stays?: boolean;
}

const SHOWN_MS = 8000;
const MOST = 3;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  show(toast: Toast): void {
    this.drop(toast.key);
    this.list = [...this.list, toast].slice(-MOST);
    if (!toast.stays)
      this.#timers.set(
        toast.key,
        setTimeout(() => this.drop(toast.key), SHOWN_MS),
      );
  }

  drop(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.list = this.list.filter((each) => each.key !== key);
  }
}

export const toasts = new Toasts();
