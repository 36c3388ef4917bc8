// The address a link in rich text leads to: pages of ours in the language on the screen, everything else as it is.
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";

/** What the server has besides pages: calls, pictures, its description. */
const NO_PAGE = /^\/(?:api|api-docs|v1|img|images|assets|stream|__[^/]*)(?:\/|$)|\.[a-z0-9]+$/i;

/** `link` as `safeLink` lets it through. A path with a locale of its own keeps it. */
export function linkHref(link: string, locale: Locale): string {
  if (!link.startsWith("/")) return link;
  const [, path = link, rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (NO_PAGE.test(path) || splitLocalePath(path).locale !== undefined) return link;
  return localizePath(path, locale) + rest;
}
