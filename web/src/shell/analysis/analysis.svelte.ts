/** The analysis of a game: its state, progress and result. */
import type { TableAnalysis } from "$wire";
import { keepStudy } from "../../learn/requests";
import { api, got, Refused } from "../api";
import { whileSeen } from "../resource.svelte";
import { Attempt } from "../attempt.svelte";
import { me } from "../me.svelte";
import { Reading } from "./reading";

const PAUSE = 1000; // milliseconds between polls

export class GameAnalysis {
  told = $state.raw<TableAnalysis | null>(null);
  readonly attempt = new Attempt();
  readonly reading = $derived(this.told?.analysis ? new Reading(this.told.analysis, this.told.events ?? []) : null);
  readonly isRunning = $derived(this.told?.state === "waiting" || this.told?.state === "working");
  readonly #params;
  #kept: Promise<string> | undefined;

  constructor(table: string, links: { invite?: string; shoulder?: string }) {
    this.#params = { path: { table }, query: links };
  }

  /** Load the state; on a temporary failure, keep the last one. */
  async look(): Promise<void> {
    try {
      this.told = await got(api.GET("/api/tables/{table}/analysis", { params: this.#params }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async begin(): Promise<void> {
    await this.attempt.make(async () => {
      await me.ensureAccount();
      this.told = await got(api.POST("/api/tables/{table}/analysis", { params: this.#params }));
    });
  }

  async stop(): Promise<void> {
    await this.attempt.make(async () => {
      this.told = await got(api.DELETE("/api/tables/{table}/analysis", { params: this.#params }));
    });
  }

  /** Save the game as a study of the reader, to play on from a move; return its id. */
  async study(): Promise<string> {
    this.#kept ??= got(api.GET("/api/tables/{table}/record", { params: this.#params, parseAs: "text" })).then(
      async (text) => (await keepStudy({ text: String(text), public: false })).id,
    );
    return this.#kept;
  }

  /** Poll while it is in progress; call in an effect. */
  follow(): (() => void) | undefined {
    return this.isRunning ? whileSeen(PAUSE, () => void this.look()) : undefined;
  }
}
