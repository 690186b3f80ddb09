/** Challenges to the reader and by them. */
import type { Challenge } from "$wire";
import { api, got, Refused } from "../api";
import { me } from "../me.svelte";
import { nonce } from "../new_table";
import { route } from "../route.svelte";
import { socket } from "../socket.svelte";
import { gameTexts, shell, t } from "../text.svelte";
import { toasts } from "../toasts.svelte";
import { personName } from "../words";

class Challenges {
  list = $state.raw<readonly Challenge[]>([]);
  #told = new Set<string>();

  isToMe = (challenge: Challenge): boolean => challenge.to.id === me.account?.id;

  async refresh(): Promise<void> {
    this.list = me.account ? await got(api.GET("/api/me/challenges")) : [];
    for (const table of this.#told) if (!this.list.some((each) => each.table.id === table)) this.#forget(table);
  }

  async accept(table: string): Promise<void> {
    await api.POST("/api/challenges/{table}/accept", { params: { path: { table } }, body: { nonce: nonce() } });
    route.go(`/table/${table}`);
    await this.refresh();
  }

  async decline(table: string): Promise<void> {
    await api.DELETE("/api/challenges/{table}", { params: { path: { table } } });
    await this.refresh();
  }

  watch(): () => void {
    const ask = (): void => void this.refresh().catch(() => undefined); // a later message asks again
    const silence = socket.onBell((message) => void (message.say === "challenge" && this.#hear(message.table)));
    ask();
    return silence;
  }

  async #hear(table: string): Promise<void> {
    const isKnown = this.list.some((each) => each.table.id === table);
    await this.refresh();
    const challenge = this.list.find((each) => each.table.id === table);
    if (challenge && this.isToMe(challenge) && !isKnown) await this.#tell(challenge);
  }

  #forget(table: string): void {
    this.#told.delete(table);
    toasts.drop(`challenge-${table}`);
  }

  async #tell({ by, table }: Challenge): Promise<void> {
    const key = `challenge-${table.id}`;
    const texts = await gameTexts(shell.texts.lang, table.game);
    const answer = (act: () => Promise<void>) => () => {
      this.#forget(table.id);
      void act().catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        toasts.show({ key, title: shell.texts.error(error.code, error.message) });
      });
    };
    this.#told.add(table.id);
    toasts.show({
      key,
      title: t("challenge-toast", { who: personName(by), game: texts.format("game-title") }),
      stays: true,
      actions: [
        { label: t("offer-accept"), primary: true, act: answer(() => this.accept(table.id)) },
        { label: t("offer-decline"), act: answer(() => this.decline(table.id)) },
      ],
    });
  }
}

export const challenges = new Challenges();
