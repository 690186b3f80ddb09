/** The games with their names, and the computer players. */
import type { GameInfo } from "$wire";
import { api, got } from "./api";
import { gameTexts, type Language, type Texts } from "./text.svelte";

export interface Game {
  readonly info: GameInfo;
  readonly texts: Texts;
  readonly title: string;
}

/** The games in the reader's language, sorted by name. */
export async function gamesIn(lang: Language): Promise<Game[]> {
  const infos = await got(api.GET("/api/games"));
  const games = infos.map(async (info) => {
    const texts = await gameTexts(lang, info.name);
    return { info, texts, title: texts.format("game-title") };
  });
  return (await Promise.all(games)).sort((a, b) => a.title.localeCompare(b.title, lang));
}

let infos: Promise<GameInfo[]> | undefined;

/** A game of this server; the list is requested once. */
export async function infoOf(game: string): Promise<GameInfo | undefined> {
  infos ??= got(api.GET("/api/games")).catch((error: unknown) => {
    infos = undefined;
    throw error;
  });
  return (await infos).find(({ name }) => name === game);
}

/** The levels of the available computer players, weakest first. */
export const levels = (): Promise<string[]> => got(api.GET("/api/levels"));
