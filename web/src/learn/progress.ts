/** The finished lessons, saved in the browser. */
const KEY = "agon-lessons";

export function doneLessons(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function markDone(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...doneLessons(), lesson])]));
  } catch {
    // no storage: the lesson can be repeated
  }
}

/** The text key of a lesson, from its name or id. */
export const lessonTitle = (lesson: string): string =>
  `lesson-${lesson.slice(lesson.lastIndexOf("/") + 1).replaceAll("_", "-")}`;
