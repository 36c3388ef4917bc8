// The name of a language in another language, from the platform.
import type { Locale } from "./locales.ts";

/**
 * The name of `locale` in the language of `reader`, capitalised for the start of a line; its own name if there
 * is none.
 */
export function languageName(locale: Locale, reader: Locale): string {
  try {
    const names = new Intl.DisplayNames(reader.html, { type: "language", fallback: "none" });
    const name = names.of(locale.html);
    return name === undefined ? locale.name : name.charAt(0).toLocaleUpperCase(reader.html) + name.slice(1);
  } catch {
    return locale.name;
  }
}
