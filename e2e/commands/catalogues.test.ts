// Every language says everything the source language says, with the same placeholders and its own plural forms,
// and has its football terms settled in a glossary.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./lib/paths.ts";
import config from "../../lingui.config.ts";

/** msgid → msgstr of a PO file without plurals of its own: ours stand inside the messages. */
function readCatalogue(locale: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, "locales", `${locale}.po`), "utf8");
  const entries = new Map<string, string>();
  for (const block of text.split("\n\n").slice(1)) {
    const field = (name: string): string =>
      [...(new RegExp(`^${name} ((?:".*"\\n?)+)`, "m").exec(block)?.[1] ?? "").matchAll(/"(.*)"/g)]
        .map((line) => line[1])
        .join("");
    const id = field("msgid");
    if (id !== "" && !block.includes("#~")) entries.set(id, field("msgstr"));
  }
  return entries;
}

const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+>/g))].sort();

/** The forms each plural of a message has: [["one", "other"]]. Forms may hold placeholders and tags. */
function pluralForms(message: string): readonly (readonly string[])[] {
  return [...message.matchAll(/\{\w+, plural,/g)].map(({ index, 0: { length } }) => {
    const forms: string[] = [];
    let depth = 0;
    let name = "";
    for (const letter of message.slice(index + length)) {
      if (letter === "}") depth -= 1;
      if (depth < 0) break;
      if (depth === 0 && /[\w=]/.test(letter)) name += letter;
      if (letter === "{") {
        if (depth === 0) forms.push(name);
        name = "";
        depth += 1;
      }
    }
    return forms;
  });
}

/** Terms of the game that no glossary may leave open. */
const CORE_TERMS = `
  full time, half time, extra time, kick-off, draw, win, loss, own goal, penalty, assist, yellow card,
  red card, substitution, starting eleven, bench, formation, clean sheet, handicap, over/under, odds,
  bookmaker, standings, goal difference, relegation, promotion, home, away, fixtures, results, squad,
  referee, neutral ground, postponed, abandoned, captain, coach`
  .split(",")
  .map((term) => term.trim());
const GLOSSARY_TERMS_MIN = 60;

/** Tags by which the platform knows the rules of a locale. */
const LOCALE_TAGS: Readonly<Record<string, string>> = { tl: "fil" };

const source = readCatalogue("en");

it("reads the plural forms of a message", () => {
  expect(pluralForms("{0, plural, one {# goal of {name}} other {<0>#</0> goals}} by {x}")).toEqual([
    ["one", "other"],
  ]);
  expect(pluralForms("no plural {x}")).toEqual([]);
});

describe.each(config.locales.filter((locale) => locale !== "en"))("%s", (locale) => {
  const catalogue = readCatalogue(locale);

  it("has every message of the source and no other", () => {
    expect(source.size).toBeGreaterThan(100);
    expect([...catalogue.keys()].sort()).toEqual([...source.keys()].sort());
  });

  it("leaves none untranslated and keeps every placeholder", () => {
    for (const [id, translation] of catalogue) {
      expect(translation, `untranslated: ${id}`).not.toBe("");
      expect(placeholders(translation), id).toEqual(placeholders(source.get(id) || id));
    }
  });

  it("forms plurals by its own rules", () => {
    const tag = LOCALE_TAGS[locale] ?? locale;
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    // "many" of the Romance languages is for whole millions, which no count here reaches.
    const needed = pluralCategories.filter((form) => form !== "many" || !/^(?:es|fr|it|pt)/.test(tag));
    const lacking = [...catalogue].flatMap(([id, text]) =>
      pluralForms(text).flatMap((forms) =>
        needed.filter((form) => !forms.includes(form)).map((form) => `${form}: ${id}`),
      ),
    );
    expect(lacking).toEqual([]);
    for (const [id, text] of catalogue) {
      expect(pluralForms(text).length, id).toBe(pluralForms(source.get(id) || id).length);
    }
  });

  it("has its football terms in a glossary", () => {
    const path = join(ROOT, "locales", "glossaries", `${locale}.json`);
    const terms = JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, string>>;
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(GLOSSARY_TERMS_MIN);
    expect(CORE_TERMS.filter((term) => (terms[term] ?? "").trim() === "")).toEqual([]);
  });
});
