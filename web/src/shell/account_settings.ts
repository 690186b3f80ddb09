/** Preferences saved in the account, to share them between browsers. */
import type { AccountSettings, Me } from "$wire";
import { api, got } from "./api";
import { me } from "./me.svelte";
import { keep, preferences, type Likes } from "./preferences.svelte";
import { socket } from "./socket.svelte";

type Kept = Partial<AccountSettings>;
type Lang = NonNullable<AccountSettings["language"]>;

/** The settings of the account; empty if nobody is signed in. */
export const settingsOf = (who: Me): Kept => (who.settings ?? {}) as Kept;

/** Save this browser's preferences in the account, and keep its other settings. */
export async function keepWithAccount(changes: Kept = {}): Promise<void> {
  if (me.account === null) return;
  const kept = settingsOf(await got(api.GET("/api/me")));
  const { language, notify: _, ...likes } = preferences;
  const body = { ...kept, language: (language || null) as Lang | null, preferences: likes, ...changes };
  await got(api.PUT("/api/me/settings", { body }));
}

/** Switch to the account the server reports: reconnect and load its preferences. */
export function become(who: Me): void {
  me.know(who);
  void socket.reopen();
  const { language, preferences: likes } = settingsOf(who);
  keep({ ...(likes as Partial<Likes> | undefined), ...(language ? { language } : {}) });
}

/** Reload the account after signing in or out. */
export async function reloadAccount(): Promise<void> {
  await me.ask();
  await socket.reopen();
}
