/** The routes. Each page is loaded when opened. */
import type { Component } from "svelte";
import type { Place } from "./route.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPage = { default: Component<any> };

interface Page {
  /** A different key recreates the page. */
  readonly key: string;
  readonly props: Record<string, string>;
  readonly load: () => Promise<AnyPage>;
}

const PAGES: readonly (readonly [RegExp, () => Promise<AnyPage>])[] = [
  [/^\/$/, () => import("./pages/Home.svelte")],
  [/^\/new(?:\/(?<game>\w+))?$/, () => import("./pages/NewGame.svelte")],
  [/^\/challenge\/(?<id>[\w-]+)(?:\/(?<game>\w+))?$/, () => import("./pages/Challenge.svelte")],
  [/^\/mute\/(?<account>[\w-]+)\/(?<secret>[\w-]+)$/, () => import("./pages/Mute.svelte")],
  [/^\/lobby$/, () => import("./pages/Lobby.svelte")],
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./pages/Table.svelte")],
  [/^\/replay\/(?<id>[\w-]+)$/, () => import("./pages/Replay.svelte")],
  [/^\/people\/(?<id>[\w-]+)$/, () => import("./pages/Profile.svelte")],
  [/^\/ratings(?:\/(?<game>\w+))?$/, () => import("./pages/Ratings.svelte")],
  [/^\/clubs(?:\/(?<id>[\w-]+))?$/, () => import("./pages/Clubs.svelte")],
  [/^\/tournaments(?:\/(?<id>[\w-]+))?$/, () => import("./pages/Tournaments.svelte")],
  [/^\/settings$/, () => import("./pages/Settings.svelte")],
  [/^\/account$/, () => import("./pages/Account.svelte")],
  [/^\/(?<purpose>verify|reset)\/(?<link>[\w-]+)$/, () => import("./pages/EmailLink.svelte")],
  [/^\/learn$/, () => import("../learn/Learn.svelte")],
  [/^\/learn\/(?<game>\w+)$/, () => import("../learn/Lessons.svelte")],
  [/^\/lesson\/(?<id>[\w/-]+)$/, () => import("../learn/Lesson.svelte")],
  [/^\/puzzles$/, () => import("../learn/Puzzles.svelte")],
  [/^\/puzzle\/(?<game>\w+)\/(?<id>[\d-]+)$/, () => import("../learn/Puzzle.svelte")],
  [/^\/quick\/(?<game>\w+)$/, () => import("../learn/QuickStart.svelte")],
  [/^\/rules\/(?<game>\w+)$/, () => import("../learn/Rulebook.svelte")],
  [/^\/openings$/, () => import("../learn/Openings.svelte")],
  [/^\/studies$/, () => import("../learn/Studies.svelte")],
  [/^\/study\/(?<id>[\w/-]+)$/, () => import("../learn/StudyPage.svelte")],
  [/^\/editor(?:\/(?<game>\w+))?$/, () => import("../learn/Editor.svelte")],
  [/^\/import$/, () => import("../learn/Import.svelte")],
  [/^\/api\/docs\/?$/, () => import("../learn/ApiReference.svelte")],
];

/** Whether a page has all it needs without a connection, once it has been opened. */
export const opensOffline = ({ path }: Place): boolean => /^\/puzzles?(\/|$)/.test(path);

export function pageAt(place: Place): Page {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(place.path);
    if (found) return { key: place.path, props: { ...found.groups }, load };
  }
  return { key: place.path, props: {}, load: () => import("./pages/NotFound.svelte") };
}
