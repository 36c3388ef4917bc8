// The pages with a list of matches, by their path without locale prefix.
import type { ListPage } from "#domain/board/view.ts";

const LIST_PAGES: Readonly<Record<string, ListPage>> = {
  "/": "scores",
  "/index_s": "alternate",
  "/live": "live",
  "/favorites": "favorites",
};

/** The list that a path shows; undefined for any other page. */
export function listPageOf(path: string): ListPage | undefined {
  return Object.hasOwn(LIST_PAGES, path) ? LIST_PAGES[path] : undefined;
}

export function isListPath(path: string): boolean {
  return listPageOf(path) !== undefined;
}
