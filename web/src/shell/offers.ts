/** Rematch offers: answering them, and a toast for readers who are elsewhere on the site. */
import type { Offer, Offered, TableInfo } from "$wire";
import { api, got, Refused } from "./api";
import { me } from "./me.svelte";
import { route } from "./route.svelte";
import { gameTexts, shell, t } from "./text.svelte";
import { toasts } from "./toasts.svelte";
import { personName } from "./words";

/** Offer or accept a rematch; go there if it has started. */
export async function askRematch(table: string, swap: boolean): Promise<TableInfo> {
  const params = { path: { table } };
  const info = await got(api.POST("/api/tables/{table}/rematch", { params, body: { swap } }));
  if (info.state === "playing") route.go(`/table/${info.id}`);
  return info;
}

/** Decline a rematch, or withdraw one's own offer. */
export async function declineRematch(table: string): Promise<void> {
  await api.DELETE("/api/tables/{table}/rematch", { params: { path: { table } } });
}

/** Whether the reader is asked to answer this offer. */
export const isOpenToMe = (offer: Offer | null | undefined): boolean =>
  offer?.state === "open" && me.account !== null && !offer.accepted.includes(me.account.id);

/** Show or remove the toast of an offer; at the table itself the result panel shows it. */
export async function hearOffer({ table, game, offer }: Offered): Promise<void> {
  const key = `offer-${table}`;
  if (!isOpenToMe(offer) || route.place.path === `/table/${table}`) {
    toasts.drop(key);
    return;
  }
  const texts = await gameTexts(shell.texts.lang, game);
  const answer = (act: () => Promise<unknown>) => () => {
    toasts.drop(key);
    void act().catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      toasts.show({ key, title: shell.texts.error(error.code, error.message) });
    });
  };
  toasts.show({
    key,
    title: t("offer-toast", { who: personName(offer.by), game: texts.format("game-title") }),
    stays: true,
    actions: [
      { label: t("offer-accept"), primary: true, act: answer(() => askRematch(table, offer.swapped)) },
      { label: t("offer-decline"), act: answer(() => declineRematch(table)) },
    ],
  });
}
