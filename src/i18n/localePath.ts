// The locale prefix of a path: read, remove, add.
// See docs/product.md#locale-prefixes.
import { DEFAULT_LOCALE, type Locale, LOCALES } from "./locales.ts";

export interface LocalePath {
  /** The locale named by the prefix; undefined if the path has none. */
  readonly locale: Locale | undefined;
  /** The path without prefix, with a leading slash. */
  readonly path: string;
}

/**
 * Splits a pathname into prefix and rest. An unknown prefix is not a prefix: it remains in the path, where no
 * route matches it. "/en/…" names the default locale, whose own paths have no prefix.
 */
export function splitLocalePath(pathname: string): LocalePath {
  const end = pathname.indexOf("/", 1);
  const first = pathname.slice(1, end === -1 ? undefined : end);
  const locale = LOCALES.find(({ id }) => id === first);
  if (locale === undefined) return { locale: undefined, path: pathname };
  // One slash only: "/en//host" must not become the address of another host.
  return { locale, path: end === -1 ? "/" : pathname.slice(end).replace(/^\/+/, "/") };
}

/** A path without prefix as shown in the address bar for `locale`: "/live" is "/fr/live" in French. */
export function localizePath(path: string, locale: Locale): string {
  if (locale.prefix === "") return path;
  return path === "/" ? `/${locale.prefix}/` : `/${locale.prefix}${path}`;
}

/** The locale whose pages this pathname belongs to. */
export function localeOfPath(pathname: string): Locale {
  return splitLocalePath(pathname).locale ?? DEFAULT_LOCALE;
}
