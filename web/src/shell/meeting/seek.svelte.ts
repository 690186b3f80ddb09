/** Looking for an opponent: what the reader looks for, on every page, until a game begins. */
import type { NewSeek, Seek } from "$wire";
import { api, got } from "../api";
import { me } from "../me.svelte";
import { announce } from "../notify";
import { route } from "../route.svelte";
import { socket } from "../socket.svelte";
import { gameTexts, shell, t } from "../text.svelte";

const EVERY = 4000;

class Seeking {
  seek = $state.raw<Seek | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  async look(wish: NewSeek): Promise<void> {
    await me.ensureAccount();
    socket.open();
    this.#take(await got(api.POST("/api/me/seek", { body: wish })));
  }

  async stop(): Promise<void> {
    await api.DELETE("/api/me/seek");
    this.seek = null;
  }

  async refresh(): Promise<void> {
    this.#take(await got(api.GET("/api/me/seek")));
    if (this.seek?.table) await this.#play(this.seek.table, this.seek.game);
  }

  /** Keep asking while something is looked for; hidden pages too, since the reader may be waiting elsewhere. */
  watch(): () => void {
    const ask = (): void => void this.refresh().catch(() => undefined); // asked again in a moment
    const silence = socket.onBell(ask);
    const timer = setInterval(() => void (this.seek && ask()), EVERY);
    ask();
    return () => (silence(), clearInterval(timer));
  }

  #take({ seek, at }: { seek: Seek | null; at: number }): void {
    this.seek = seek;
    this.ahead = at - Date.now();
  }

  async #play(table: string, game: string): Promise<void> {
    await this.stop();
    const texts = await gameTexts(shell.texts.lang, game);
    announce(t("notice-begun", { game: texts.format("game-title") }), `/table/${table}`);
    route.go(`/table/${table}`);
  }
}

export const seeking = new Seeking();
