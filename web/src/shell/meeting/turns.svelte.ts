/** The reader's games in which it is their turn, the most urgent first. */
import type { TableInfo } from "$wire";
import { api, got } from "../api";
import { me } from "../me.svelte";
import { whileSeen } from "../resource.svelte";
import { socket } from "../socket.svelte";
import { byUrgency, isTurnOf } from "../tables";

const EVERY = 20_000;

class Turns {
  tables = $state.raw<readonly TableInfo[]>([]);

  async refresh(): Promise<void> {
    if (me.account === null) return void (this.tables = []);
    const playing = await got(api.GET("/api/me/tables", { params: { query: { state: "playing" } } }));
    this.tables = playing.filter((table) => isTurnOf(table)).sort((a, b) => byUrgency(a, b));
  }

  watch(): () => void {
    const ask = (): void => void this.refresh().catch(() => undefined); // asked again in a moment
    const silence = socket.onBell(ask);
    const stop = whileSeen(EVERY, ask);
    return () => (silence(), stop());
  }
}

export const turns = new Turns();
