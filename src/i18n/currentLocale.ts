// The locale of this tab's addresses; the router's rewrite reads it for every link.
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

let current: Locale = DEFAULT_LOCALE;

/** The locale whose prefix is added to links. */
export function currentLocale(): Locale {
  return current;
}

/** Call before the address changes, so that links built in the meantime have the new prefix. */
export function setCurrentLocale(locale: Locale): void {
  current = locale;
}
