// The address of a link in rich text: internal pages in the current language, all others unchanged.
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";

/** Server paths that are not pages: calls, pictures, the API description. */
const NO_PAGE = /^\/(?:api|api-docs|v1|img|images|assets|stream|__[^/]*)(?:\/|$)|\.[a-z0-9]+$/i;

/** `link` has passed `safeLink`. A path that already has a locale keeps it. */
export function linkHref(link: string, locale: Locale): string {
  if (!link.startsWith("/")) return link;
  const [, path = link, rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (NO_PAGE.test(path) || splitLocalePath(path).locale !== undefined) return link;
  return localizePath(path, locale) + rest;
}
