/** Which lessons were done: kept in the browser. */
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
    // a browser that keeps nothing: the lesson can be done again
  }
}

/** The key of what a lesson teaches, from its name or its id. */
export const lessonTitle = (lesson: string): string =>
  `lesson-${lesson.slice(lesson.lastIndexOf("/") + 1).replaceAll("_", "-")}`;
