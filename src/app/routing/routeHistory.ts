// The paths visited in this session: at most 50, consecutive duplicates skipped.
// See docs/product.md#route-history.

const LIMIT = 50;
const KEY = "touchline.routeHistory";

type SessionStore = Pick<Storage, "getItem" | "setItem">;

/** The history with one more path; the same array when the path is the last one already. */
export function withPath(paths: readonly string[], path: string): readonly string[] {
  return paths.at(-1) === path ? paths : [...paths, path].slice(-LIMIT);
}

/** The stored history, oldest first; anything that is not one counts as empty. */
export function readRouteHistory(store: SessionStore): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((path): path is string => typeof path === "string" && path.startsWith("/"))
      .slice(-LIMIT);
  } catch {
    return [];
  }
}

/** Adds a path to the stored history. A store that refuses costs only the history. */
export function rememberPath(store: SessionStore, path: string): void {
  const before = readRouteHistory(store);
  const after = withPath(before, path);
  if (after === before) return;
  try {
    store.setItem(KEY, JSON.stringify(after));
  } catch {
    // Full or forbidden storage: the page works without a history.
  }
}
