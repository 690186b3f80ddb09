/** Where the reader is: a path below the server's base, and how to go elsewhere. */

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

  /** A fuller address for the page that is open: nothing is made anew, and whoever has left it is not called back. */
  rename(to: string): void {
    if (to.startsWith(`${this.place.path}?`)) history.replaceState(null, "", base + to);
  }

  /** Links inside the app stay inside it; whatever else a click may mean is left to the browser. */
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

/** The address of a place, for links: `href("/learn")`. */
export const href = (path: string): string => base + path;
/** What stands behind an address: what there is of it. */
export function queryOf(parts: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}
export const basePath = base;
/** The same in full, to be sent to somebody. */
export const linkTo = (path: string): string => location.origin + href(path);
