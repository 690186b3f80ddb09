/** The analysis of a table's game: whether there is one, how far it has come, and what it found. */
import type { TableAnalysis } from "$wire";
import { api, got, Refused } from "../api";
import { whileSeen } from "../asked.svelte";
import { Attempt } from "../attempt.svelte";
import { me } from "../me.svelte";
import { Reading } from "./reading";

const PAUSE = 1000; // milliseconds between two looks

export class GameAnalysis {
  told = $state.raw<TableAnalysis | null>(null);
  readonly attempt = new Attempt();
  readonly reading = $derived(this.told?.analysis ? new Reading(this.told.analysis, this.told.events ?? []) : null);
  readonly isRunning = $derived(this.told?.state === "waiting" || this.told?.state === "working");
  readonly #params;

  constructor(table: string, links: { invite?: string; shoulder?: string }) {
    this.#params = { path: { table }, query: links };
  }

  /** See how it stands; where that fails in passing, what was known stays. */
  async look(): Promise<void> {
    try {
      this.told = await got(api.GET("/api/tables/{table}/analysis", { params: this.#params }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async begin(): Promise<void> {
    await this.attempt.make(async () => {
      await me.beSomebody();
      this.told = await got(api.POST("/api/tables/{table}/analysis", { params: this.#params }));
    });
  }

  async stop(): Promise<void> {
    await this.attempt.make(async () => {
      this.told = await got(api.DELETE("/api/tables/{table}/analysis", { params: this.#params }));
    });
  }

  /** Look again and again while it goes on; for an effect. */
  follow(): (() => void) | undefined {
    return this.isRunning ? whileSeen(PAUSE, () => void this.look()) : undefined;
  }
}
