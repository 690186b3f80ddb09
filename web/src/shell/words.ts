/** Sentences about things that stand on several pages. */
import type { Account, Clock, Rating } from "$wire";
import { shell, t } from "./text.svelte";

const GUEST = /^Guest (\w+)$/;

/** What somebody is called; a guest, and a computer of the house by its level, in the reader's language. */
export function personName(account: Account | null | undefined): string {
  if (!account) return t("players-open");
  if (account.kind === "gone") return t("people-gone");
  const guest = account.kind === "guest" && GUEST.exec(account.name);
  if (guest) return t("people-guest", { number: guest[1]! });
  const isOfTheHouse = account.kind === "program" && account.name === `Agon (${account.level})`;
  return isOfTheHouse ? `Agon (${t(`level-${account.level}`)})` : account.name;
}

/** How long one may think, in a few words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "days") return t("lobby-clock-days", { count: clock.days ?? 3 });
  if (clock.kind !== "bank") return t("lobby-clock-none");
  const minutes = Math.round((clock.seconds ?? 3600) / 60);
  return clock.increment
    ? t("lobby-clock-increment", { minutes, seconds: clock.increment })
    : t("lobby-clock-bank", { minutes });
}

/** A rating with how unsure it is. */
export function ratingWords(rating: Rating): string {
  const whole = (number: number): string => shell.texts.number(Math.round(number), { useGrouping: false });
  return `${whole(rating.number)} ± ${whole(rating.uncertainty)}`;
}
