// The name of a text's language on a page in another language.
import { expect, it } from "vitest";
import { LOCALES } from "#i18n/locales.ts";
import { foreignLanguage } from "./foreignLanguage.ts";

it.each([
  ["fr", "en-GB", "anglais"],
  ["de", "en-GB", "Englisch"],
  ["zh-HK", "zh-CN", "簡體中文"],
  ["ar", "en-GB", "الإنجليزية"],
  ["en-US", "en-GB", undefined],
  ["zh-CN", "zh-CN", undefined],
  ["pt-BR", "pt-PT", undefined],
])("in %s, %s is %s", (page, text, name) => {
  expect(foreignLanguage(page, text)).toBe(name);
});

it("every language of the product has a name for English, in its own words", () => {
  for (const { html } of LOCALES.filter(({ id }) => !id.startsWith("en"))) {
    expect(foreignLanguage(html, "en-GB"), html).toMatch(/^\P{Punctuation}{3,}$|^英[文语語]$|^영어$|^英語$/u);
  }
});
