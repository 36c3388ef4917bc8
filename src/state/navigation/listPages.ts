// The pages with a list of matches, by their path without locale prefix.
import type { ListPageName } from "#domain/board/view.ts";

const LIST_PAGES: Readonly<Record<string, ListPageName>> = {
  "/": "scores",
  "/index_s": "alternate",
  "/live": "live",
  "/favorites": "favorites",
};

/** The list that a path shows; undefined for any other page. */
export function listPageOf(path: string): ListPageName | undefined {
  return Object.hasOwn(LIST_PAGES, path) ? LIST_PAGES[path] : undefined;
}

export function isListPath(path: string): boolean {
  return listPageOf(path) !== undefined;
}
