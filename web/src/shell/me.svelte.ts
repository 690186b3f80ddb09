/** The current account. A guest account is created only when one is needed. */
import type { Account, Me } from "$wire";
import { api, setCsrf, got } from "./api";
import { socket } from "./socket.svelte";

class Myself {
  account = $state.raw<Account | null>(null);
  email = $state.raw<string | null>(null);
  isAdmin = $state(false);
  known = $state(false);
  #becoming: Promise<Account> | null = null;

  know(me: Me): void {
    setCsrf(me.csrf ?? "");
    this.account = me.account;
    this.email = me.email ?? null;
    this.isAdmin = me.is_admin ?? false;
    this.known = true;
  }

  async ask(): Promise<void> {
    this.know(await got(api.GET("/api/me")));
  }

  /** The name that a guest has chosen; empty if it is still the server's. */
  get chosenName(): string {
    const name = this.account?.kind === "guest" ? this.account.name.replace(/^Guest /, "") : "";
    return /^[0-9a-f]{8}$/.test(name) ? "" : name;
  }

  /** Choose a name as a guest. */
  async callMyself(name: string): Promise<void> {
    this.account = await got(api.PUT("/api/me/name", { body: { name } }));
  }

  /** Ensure there is an account: create a guest if nobody is signed in, and only one. */
  ensureAccount(): Promise<Account> {
    return (this.#becoming ??= this.#become().finally(() => (this.#becoming = null)));
  }

  async #become(): Promise<Account> {
    if (!this.known) await this.ask();
    if (this.account === null) {
      this.know(await got(api.POST("/api/guest")));
      await socket.reopen();
    }
    return this.account!;
  }
}

export const me = new Myself();
