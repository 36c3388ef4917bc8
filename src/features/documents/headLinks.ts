// Canonical and alternate-language links of a page, for the build's documents and for the running page.
import { localizePath } from "#i18n/localePath.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#i18n/locales.ts";

interface Alternate {
  /** A BCP 47 tag, or "x-default" for readers of other languages. */
  readonly hreflang: string;
  readonly href: string;
}

export interface HeadLinks {
  readonly canonical: string;
  /** The page in all locales, including its own, and the default. */
  readonly alternates: readonly Alternate[];
}

/** Pages about the visitor rather than football, which are never in a search result. */
const PRIVATE_AREAS = [
  "/settings",
  "/login",
  "/message",
  "/studio",
  "/inviteactivity/share",
  "/inviteactivity/details",
  "/iptest",
] as const;

/** The visitor's own profile, which differs for each visitor; profiles of other members below it are public. */
const OWN_PROFILE = "/profile";

/** True for pages that search engines must not index; `path` is without locale prefix. */
export function isPrivate(path: string): boolean {
  if (path === OWN_PROFILE) return true;
  return PRIVATE_AREAS.some((area) => path === area || path.startsWith(`${area}/`));
}

/**
 * The links of a page. `path` is without locale prefix and query. `origin` is such as "https://example.com", or
 * "" for addresses that begin with the path.
 */
export function headLinks(path: string, locale: Locale, origin: string): HeadLinks {
  const plain = path === "/" ? path : path.replace(/\/+$/, "");
  const addressIn = (other: Locale): string => origin + localizePath(plain, other);
  const inAll = LOCALES.map((other) => ({ hreflang: other.html, href: addressIn(other) }));
  return {
    canonical: addressIn(locale),
    alternates: [...inAll, { hreflang: "x-default", href: addressIn(DEFAULT_LOCALE) }],
  };
}
