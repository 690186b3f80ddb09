/** What the reader likes, kept with the account as well, so that it comes along to another browser. */
import type { AccountSettings, Me } from "$wire";
import { api, got } from "./api";
import { me } from "./me.svelte";
import { keep, preferences, type Likes } from "./preferences.svelte";
import { socket } from "./socket.svelte";

type Kept = Partial<AccountSettings>;
type Lang = NonNullable<AccountSettings["language"]>;

/** What the account keeps; nothing where nobody is signed in. */
export const settingsOf = (who: Me): Kept => (who.settings ?? {}) as Kept;

/** Keep the likes of this browser with the account, beside whatever else it keeps. */
export async function keepWithAccount(changes: Kept = {}): Promise<void> {
  if (me.account === null) return;
  const kept = settingsOf(await got(api.GET("/api/me")));
  const { language, notify: _, ...likes } = preferences;
  const body = { ...kept, language: (language || null) as Lang | null, preferences: likes, ...changes };
  await got(api.PUT("/api/me/settings", { body }));
}

/** Be whoever the server now says: with another connection, and with the likes the account keeps. */
export function become(who: Me): void {
  me.know(who);
  socket.reopen();
  const { language, preferences: likes } = settingsOf(who);
  keep({ ...(likes as Partial<Likes> | undefined), ...(language ? { language } : {}) });
}

/** Nobody is signed in here any more, or somebody else is: ask who. */
export async function askAnew(): Promise<void> {
  await me.ask();
  socket.reopen();
}
