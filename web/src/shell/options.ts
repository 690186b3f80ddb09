/** Game options: chosen values, exclusions and the number of players. */
import type { GameInfo, OptionInfo } from "$wire";
import { keyOf, type Texts } from "./text.svelte";

export type Chosen = Readonly<Record<string, string>>;
/** One value of one option. */
export type Setting = readonly [name: string, value: string];

export const defaults = (options: readonly OptionInfo[]): Chosen =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** All settings that cannot be combined with this one; either side may declare the exclusion. */
export function excludedBy(options: readonly OptionInfo[], [name, value]: Setting): Setting[] {
  const said = options.find((option) => option.name === name)?.excludes?.[value] ?? [];
  const saidByOthers = options.flatMap((option) =>
    Object.entries(option.excludes ?? {})
      .filter(([, excluded]) => excluded.some(([other, its]) => other === name && its === value))
      .map(([its]): Setting => [option.name, its]),
  );
  return [...said.map(([other, its]): Setting => [other!, its!]), ...saidByOthers];
}

/** Choose a value. Excluded options change to their default if allowed, otherwise to the first allowed value. */
export function choose(options: readonly OptionInfo[], chosen: Chosen, [name, value]: Setting): Chosen {
  const next: Record<string, string> = { ...chosen, [name]: value };
  for (const [other, its] of excludedBy(options, [name, value])) {
    const option = options.find((each) => each.name === other)!;
    next[other] = [option.default, ...option.values].find((each) => stands(options, next, [other, each])) ?? its;
  }
  return next;
}

/** Whether a value can be combined with all other chosen values. */
export function stands(options: readonly OptionInfo[], chosen: Chosen, setting: Setting): boolean {
  return excludedBy(options, setting).every(([other, its]) => chosen[other] !== its);
}

/** The options changed as a side effect of a choice. */
export const gaveWay = (before: Chosen, after: Chosen, name: string): Setting[] =>
  Object.entries(after).filter(([other, value]) => other !== name && before[other] !== value);

/** The option for the number of players, if there is one. */
export const seatsOption = (game: GameInfo): OptionInfo | undefined => game.options.find((option) => option.seats);

/** The seats in play under these options. */
export function seatsInPlay(game: GameInfo, chosen: Chosen): string[] {
  const option = seatsOption(game);
  return game.seats.slice(0, option?.seats?.[chosen[option.name] ?? option.default] ?? game.seats.length);
}

/** The values that differ from the defaults. */
export const nonDefault = (options: readonly OptionInfo[], chosen: Chosen): Record<string, string> =>
  Object.fromEntries(options.filter((o) => chosen[o.name] !== o.default).map((o) => [o.name, chosen[o.name]!]));

/** An option in words. */
export function optionName(texts: Texts, name: string): string {
  const key = `option-${keyOf(name)}`;
  return texts.has(key) ? texts.format(key) : keyOf(name).replaceAll("-", " ");
}

/** The short name of an option. */
export function shortName(texts: Texts, name: string): string {
  const key = `option-${keyOf(name)}-name`;
  return texts.has(key) ? texts.format(key) : optionName(texts, name);
}

/**
 * The options that differ from the defaults, in short: "Edition: first", "Bid for sides". An option whose default is
 * excluded by another choice is left out.
 */
export function changedOptions(texts: Texts, options: readonly OptionInfo[], chosen: Chosen): string[] {
  return options
    .filter((option) => !option.seats && (chosen[option.name] ?? option.default) !== option.default)
    .filter((option) => stands(options, chosen, [option.name, option.default]))
    .map(({ name }) => {
      const value = chosen[name]!;
      return value === "on" ? shortName(texts, name) : `${shortName(texts, name)}: ${valueName(texts, [name, value])}`;
    });
}

/** A value of an option in words. */
export function valueName(texts: Texts, [name, value]: Setting): string {
  const key = `option-${keyOf(name)}-${keyOf(value)}`;
  if (texts.has(key)) return texts.format(key);
  if (/^\d+$/.test(value)) return texts.number(Number(value));
  return texts.has(`new-value-${value}`) ? texts.format(`new-value-${value}`) : keyOf(value).replaceAll("-", " ");
}
