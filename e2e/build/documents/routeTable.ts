// Maps addresses to documents, from the client's own routes, so that a new route needs no second entry.
// Servers read the table from `documents.json`.
import { isPrivate } from "#features/documents/headLinks.ts";
import { STATIC_PAGES } from "#features/documents/staticPages.ts";
import { DEFAULT_LOCALE, LOCALES } from "#i18n/locales.ts";
import type { DocumentTable } from "../hosting/siteRules.ts";

/** The document of pages that are known but have none of their own, such as a match's. */
export const ANY_PAGE = "page.html";
/** The same, left out by search engines. */
export const PRIVATE_PAGE = "private.html";

/** Ids as the access rules want them (src/routes/-shared/accessRules.ts). */
const ID = String.raw`[1-9]\d{0,14}`;
const ANY_SEGMENT = "[^/]+";

/** The name of the document a static page has for itself: "/live" is "live/index.html". */
export function documentOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** True for a route that stands for many pages. */
export function isDynamic(route: string): boolean {
  return route.includes("$");
}

function patternOf(route: string): string {
  const segments = route.split("/").map((segment) => {
    if (!segment.startsWith("$")) return segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return segment.endsWith("Id") ? ID : ANY_SEGMENT;
  });
  return `^${segments.join("/")}$`;
}

function documentFor(route: string): string {
  if (STATIC_PAGES.some(({ path }) => path === route)) return documentOf(route);
  return isPrivate(route) ? PRIVATE_PAGE : ANY_PAGE;
}

/** The table for these routes; fixed addresses come before those with parameters. `scripts` as in the table. */
export function documentTable(routes: readonly string[], scripts: readonly string[] = []): DocumentTable {
  const ordered = [...routes.filter((route) => !isDynamic(route)), ...routes.filter(isDynamic)];
  return {
    locales: LOCALES.map(({ id }) => id),
    defaultLocale: DEFAULT_LOCALE.id,
    pages: ordered.map((route) => ({ pattern: patternOf(route), document: documentFor(route) })),
    fallback: ANY_PAGE,
    scripts,
  };
}
