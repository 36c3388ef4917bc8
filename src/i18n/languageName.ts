// What a language is called in another, by the platform.
import type { Locale } from "./locales.ts";

/** The name of `locale` in the language of `reader`, as it stands at the head of a line; its own name where none is known. */
export function languageName(locale: Locale, reader: Locale): string {
  try {
    const names = new Intl.DisplayNames(reader.html, { type: "language", fallback: "none" });
    const name = names.of(locale.html);
    return name === undefined ? locale.name : name.charAt(0).toLocaleUpperCase(reader.html) + name.slice(1);
  } catch {
    return locale.name;
  }
}
