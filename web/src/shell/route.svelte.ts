/** The current route below the server's base path, and navigation. */

const base = new URL(document.baseURI).pathname.replace(/\/$/, "");

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

function here(): Place {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname;
  return { path: path || "/", query: new URLSearchParams(location.search) };
}

class Route {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string): void {
    history.pushState(null, "", base + to);
    this.place = here();
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Replace the address of the open page without reloading it; ignored if the reader has left it. */
  rename(to: string): void {
    if (to.startsWith(`${this.place.path}?`)) history.replaceState(null, "", base + to);
  }

  /** Handle links inside the app; leave all other clicks to the browser. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = link.pathname.slice(base.length);
    if (!link.pathname.startsWith(base) || path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path + link.search);
  }
}

export const route = new Route();

/** The address of a page, for links: `href("/learn")`. */
export const href = (path: string): string => base + path;
/** A query string of the values that are set. */
export function queryOf(parts: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}
export const basePath = base;
/** The absolute address, for sharing. Its preview is in the sharer's language, since messengers have none. */
export function linkTo(path: string): string {
  const link = new URL(href(path), location.origin);
  const lang = document.documentElement.lang;
  if (lang && lang !== "en") link.searchParams.set("lang", lang);
  return link.href;
}
