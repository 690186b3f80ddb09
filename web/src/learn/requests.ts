/** Requests about studies, rules and lessons, and their refusals. */
import type {
  ChangedStudy,
  LessonInfo,
  Look,
  LookAt,
  NewStudy,
  NewTable,
  PathInfo,
  PuzzleInfo,
  Rulebook,
  State,
  StudyInfo,
  TableInfo,
  Why,
} from "$wire";
import { api, got, Refused } from "$shell/api";
import type { Prospects } from "$shell/play.svelte";
import type { Listed } from "./puzzles";
import { shell, t } from "$shell/text.svelte";

export const studyOf = (id: string): Promise<StudyInfo> =>
  got(api.GET("/api/studies/one", { params: { query: { id } } }));

export const studyAt = (id: string, step: number, seat: string | null): Promise<State> =>
  got(api.GET("/api/studies/at", { params: { query: { id, step, ...(seat === null ? {} : { seat }) } } }));

export const myStudies = (): Promise<StudyInfo[]> => got(api.GET("/api/me/studies"));

export const keepStudy = (body: NewStudy): Promise<StudyInfo> => got(api.POST("/api/studies", { body }));

export const changeStudy = (study: string, body: ChangedStudy): Promise<StudyInfo> =>
  got(api.PUT("/api/studies/{study}", { params: { path: { study } }, body }));

export const dropStudy = (study: string): Promise<unknown> =>
  got(api.DELETE("/api/studies/{study}", { params: { path: { study } } }));

export const lookAt = (body: LookAt): Promise<Look> => got(api.POST("/api/studies/look", { body }));

export const pathsOf = (game: string): Promise<PathInfo[]> =>
  got(api.GET("/api/games/{game}/paths", { params: { path: { game } } }));

export const rulebookOf = (game: string, lang: string): Promise<Rulebook> =>
  got(api.GET("/api/games/{game}/rulebook", { params: { path: { game }, query: { lang } } }));

export const lessonsOf = (game: string): Promise<LessonInfo[]> =>
  got(api.GET("/api/games/{game}/lessons", { params: { path: { game } } }));

export const tableFrom = (body: NewTable): Promise<TableInfo> => got(api.POST("/api/tables", { body }));

/** The outcomes of an option in a study; null if unknown. */
export const prospectsAt = (id: string, step: number, seat: string, option: string): Promise<Prospects | null> =>
  got(api.GET("/api/studies/prospects", { params: { query: { id, step, seat, option } } })).then(
    (told) => told as unknown as Prospects,
    () => null,
  );

/** Why an option is not offered in a study; null if unknown. */
export const whyAt = (id: string, step: number, seat: string, option: string): Promise<Why | null> =>
  got(api.GET("/api/studies/why", { params: { query: { id, step, seat, option } } })).then(
    (told) => told,
    () => null,
  );

/** A refusal in the reader's language, followed by the server's own message where it says more. */
export function whyNot(error: unknown): { said: string; more: string } {
  if (!(error instanceof Refused)) return { said: t("trouble-title"), more: "" };
  const said = shell.texts.error(error.code, error.message);
  return { said, more: said === error.message ? "" : error.message };
}

export const puzzlesOf = async (game: string): Promise<Listed[]> => {
  const lines = await got(api.GET("/api/puzzles/{game}", { params: { path: { game } } }));
  return lines.map((line) => ({ ...line, game }));
};

/** The puzzles of every game that has some. */
export const allPuzzles = async (): Promise<Listed[][]> =>
  Promise.all((await got(api.GET("/api/games"))).map(({ name }) => puzzlesOf(name)));

export const puzzleOf = (game: string, puzzle: string): Promise<PuzzleInfo> =>
  got(api.GET("/api/puzzles/{game}/{puzzle}", { params: { path: { game, puzzle } } }));
