// Each language has a name in every other language.
import { expect, it } from "vitest";
import { languageName } from "./languageName.ts";
import { DEFAULT_LOCALE, findLocale, LOCALES } from "./locales.ts";

const inLanguage = (id: string, reader: string): string =>
  languageName(findLocale(id) ?? DEFAULT_LOCALE, findLocale(reader) ?? DEFAULT_LOCALE);

it("names languages in the reader's language", () => {
  expect(inLanguage("de", "en")).toBe("German");
  expect(inLanguage("de", "fr")).toBe("Allemand");
  expect(inLanguage("zh-hk", "en")).toMatch(/Hong Kong/);
  expect(inLanguage("tl", "en")).toBe("Filipino");
});

it.each(LOCALES)("gives every language a distinct name in $id", (reader) => {
  const names = LOCALES.map((locale) => languageName(locale, reader));
  expect(new Set(names).size).toBe(LOCALES.length);
});
