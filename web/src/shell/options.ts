/** A game's options: what is chosen, what excludes what, and how many play. */
import type { GameInfo, OptionInfo } from "$wire";

export type Chosen = Readonly<Record<string, string>>;
/** One value of one option. */
export type Setting = readonly [name: string, value: string];

export const defaults = (options: readonly OptionInfo[]): Chosen =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** Every setting that cannot stand beside this one, whichever of the two says so. */
export function excludedBy(options: readonly OptionInfo[], [name, value]: Setting): Setting[] {
  const said = options.find((option) => option.name === name)?.excludes?.[value] ?? [];
  const saidByOthers = options.flatMap((option) =>
    Object.entries(option.excludes ?? {})
      .filter(([, excluded]) => excluded.some(([other, its]) => other === name && its === value))
      .map(([its]): Setting => [option.name, its]),
  );
  return [...said.map(([other, its]): Setting => [other!, its!]), ...saidByOthers];
}

/** Choose a value: what it excludes gives way, to its default where that may stand, to the first value that may if not. */
export function choose(options: readonly OptionInfo[], chosen: Chosen, [name, value]: Setting): Chosen {
  const next: Record<string, string> = { ...chosen, [name]: value };
  for (const [other, its] of excludedBy(options, [name, value])) {
    const option = options.find((each) => each.name === other)!;
    next[other] = [option.default, ...option.values].find((each) => stands(options, next, [other, each])) ?? its;
  }
  return next;
}

/** Whether a value may stand beside everything else that is chosen. */
export function stands(options: readonly OptionInfo[], chosen: Chosen, setting: Setting): boolean {
  return excludedBy(options, setting).every(([other, its]) => chosen[other] !== its);
}

/** What choosing changed besides the option that was chosen. */
export const gaveWay = (before: Chosen, after: Chosen, name: string): Setting[] =>
  Object.entries(after).filter(([other, value]) => other !== name && before[other] !== value);

/** The option that decides how many play, where there is one. */
export const seatsOption = (game: GameInfo): OptionInfo | undefined => game.options.find((option) => option.seats);

/** The seats in play under these options. */
export function seatsInPlay(game: GameInfo, chosen: Chosen): string[] {
  const option = seatsOption(game);
  return game.seats.slice(0, option?.seats?.[chosen[option.name] ?? option.default] ?? game.seats.length);
}

/** What differs from the defaults: all that has to be said. */
export const wished = (options: readonly OptionInfo[], chosen: Chosen): Record<string, string> =>
  Object.fromEntries(options.filter((o) => chosen[o.name] !== o.default).map((o) => [o.name, chosen[o.name]!]));
