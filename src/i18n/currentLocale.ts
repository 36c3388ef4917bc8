// The one answer to "which locale are the addresses of this tab in"; the router's rewrite asks it for every link.
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

let current: Locale = DEFAULT_LOCALE;

/** The locale whose prefix links get. */
export function currentLocale(): Locale {
  return current;
}

/** Set before the address changes, so that links built meanwhile already carry the new prefix. */
export function setCurrentLocale(locale: Locale): void {
  current = locale;
}
