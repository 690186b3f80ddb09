/** Texts used on several pages. */
import type { Account, Clock, Rating } from "$wire";
import { directionMark, shell, t } from "./text.svelte";

/** The name of an account. Guests and the server's computer players, who have a level, are named in the reader's language. */
export function personName(account: Account | null | undefined): string {
  if (!account) return t("players-open");
  if (account.kind === "gone") return t("people-gone");
  if (account.kind === "guest") return t("people-guest", { name: account.name.replace(/^Guest /, "") });
  if (account.kind === "program" && account.level) {
    // a Latin name and a Hebrew level: the level follows from right to left
    return `${directionMark(shell.texts.lang)}Agon (${t(`level-${account.level}`)})`;
  }
  return account.name;
}

/** Equal names get numbers, before what stands in brackets. */
export const toldApart = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const isShared = name !== "" && names.indexOf(name) !== names.lastIndexOf(name);
    const number = names.slice(0, at + 1).filter((other) => other === name).length;
    return isShared ? name.replace(/(?= \()|$/, ` ${number}`) : name;
  });

/** A short description of a clock. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "days") return t("lobby-clock-days", { count: clock.days ?? 3 });
  if (clock.kind !== "bank") return t("lobby-clock-none");
  const minutes = Math.round((clock.seconds ?? 3600) / 60);
  return clock.increment
    ? t("lobby-clock-increment", { minutes, seconds: clock.increment })
    : t("lobby-clock-bank", { minutes });
}

/** A rating and its uncertainty. */
export function ratingWords(rating: Rating): string {
  const whole = (number: number): string => shell.texts.number(Math.round(number), { useGrouping: false });
  return `${whole(rating.number)} ± ${whole(rating.uncertainty)}`;
}
