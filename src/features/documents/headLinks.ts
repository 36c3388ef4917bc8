// What a document's head says about its address: where it stands, and where the same page stands in other languages.
// Shared by the build, which writes the documents, and by the page, which keeps their heads right as one walks on.
import { localizePath } from "#i18n/localePath.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#i18n/locales.ts";

interface Alternate {
  /** A BCP 47 tag, or "x-default" for whoever reads none of our languages. */
  readonly hreflang: string;
  readonly href: string;
}

export interface HeadLinks {
  readonly canonical: string;
  /** The page in all locales, its own included, and the default. */
  readonly alternates: readonly Alternate[];
}

/** What is about the visitor and not about football: never in a search result. */
const PRIVATE_AREAS = ["/settings", "/login", "/message", "/studio"] as const;

/** The asker's own, a different one for everybody; those of others below it are for all. */
const OWN_PROFILE = "/profile";

/** True for pages that search engines shall leave out; `path` is without locale prefix. */
export function isPrivate(path: string): boolean {
  if (path === OWN_PROFILE) return true;
  return PRIVATE_AREAS.some((area) => path === area || path.startsWith(`${area}/`));
}

/**
 * The links of a page. `path` is without locale prefix and query; `origin` such as "https://example.com", or "" for
 * addresses that begin with the path.
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
