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

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", base + to);
    this.place = here();
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Links inside the app stay inside it; whatever else a click may mean is left to the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
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
export const basePath = base;
