/** Browser and system of a user agent string, as far as its well-known words tell. The first match counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Version\/|Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const named = (names: typeof BROWSERS, agent: string): string => names.find(([word]) => word.test(agent))?.[1] ?? "";

/** The browser and the system; for a program, the name it gives itself. */
export function agentParts(agent: string): { browser: string; system: string } {
  const isBrowser = agent.startsWith("Mozilla/");
  const browser = isBrowser ? named(BROWSERS, agent) : (agent.split(/[/ ]/)[0] ?? "");
  return { browser, system: isBrowser ? named(SYSTEMS, agent) : "" };
}
