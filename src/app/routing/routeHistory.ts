// The paths visited in this session: at most 50, consecutive duplicates skipped.
// See docs/product.md#route-history.
import { tabStore } from "#state/browser/webStorage.ts";
import { storedValue } from "#state/preferences/stored.ts";

const LIMIT = 50;

const routeHistory = storedValue<readonly string[]>({
  key: "touchline.routeHistory",
  storage: tabStore,
  read: (stored) =>
    Array.isArray(stored)
      ? stored
          .filter((path): path is string => typeof path === "string" && path.startsWith("/"))
          .slice(-LIMIT)
      : undefined,
});

/** The stored history, oldest first; a damaged one counts as empty. */
export function readRouteHistory(): readonly string[] {
  return routeHistory.get() ?? [];
}

/** Adds a path to the stored history. Where the storage is full or blocked there is no history. */
export function rememberPath(path: string): void {
  const before = readRouteHistory();
  if (before.at(-1) !== path) routeHistory.set([...before, path].slice(-LIMIT));
}
