// Checks each language's catalogue: complete, same placeholders, own plural forms, and a glossary of football terms.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";
import config from "../../lingui.config.ts";

/**
 * msgid → msgstr of a PO file. A message with a context has it before its id. Plurals are inside the messages, so the
 * file's own plural entries are not read.
 */
function readCatalogue(locale: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, "locales", `${locale}.po`), "utf8");
  const entries = new Map<string, string>();
  for (const block of text.split("\n\n").slice(1)) {
    const field = (name: string): string =>
      [...(new RegExp(`^${name} ((?:".*"\\n?)+)`, "m").exec(block)?.[1] ?? "").matchAll(/"(.*)"/g)]
        .map((line) => line[1])
        .join("");
    const id = field("msgid");
    const context = field("msgctxt");
    if (id !== "" && !block.includes("#~")) {
      entries.set(context === "" ? id : `${context}: ${id}`, field("msgstr"));
    }
  }
  return entries;
}

type Token = string | readonly [name: string, type?: string, options?: Readonly<Record<string, unknown>>];

interface MessageFacts {
  /** Arguments and tags, each once. */
  readonly placeholders: readonly string[];
  /** The forms of each plural: [["one", "other"]]. */
  readonly plurals: readonly (readonly string[])[];
}

/** The parts a translation must repeat. Throws for a message that does not parse. */
function factsOf(message: string): MessageFacts {
  const placeholders = new Set<string>();
  const plurals: string[][] = [];
  const look = (tokens: unknown): void => {
    if (typeof tokens === "string") {
      // A text that does not parse is returned unchanged.
      if (tokens.includes("{")) throw new Error(`does not parse: ${message}`);
      for (const [tag] of tokens.matchAll(/<\/?\d+\/?>/g)) placeholders.add(tag);
      return;
    }
    for (const token of tokens as readonly Token[]) {
      if (typeof token === "string") {
        look(token);
        continue;
      }
      const [name, type, options = {}] = token;
      placeholders.add(name);
      if (type === "plural") plurals.push(Object.keys(options).filter((form) => form !== "offset"));
      for (const [form, branch] of Object.entries(options)) if (form !== "offset") look(branch);
    }
  };
  look(compileMessage(message));
  return { placeholders: [...placeholders].sort(), plurals };
}

/** Terms that each glossary must translate. */
const CORE_TERMS = `
  full time, half time, extra time, kick-off, draw, win, loss, own goal, penalty, assist, yellow card,
  red card, substitution, starting eleven, bench, formation, clean sheet, handicap, over/under, odds,
  bookmaker, standings, goal difference, relegation, promotion, home, away, fixtures, results, squad,
  referee, neutral ground, postponed, abandoned, captain, coach`
  .split(",")
  .map((term) => term.trim());
const GLOSSARY_TERMS_MIN = 60;

/** Language tags that Intl knows, for locales whose name differs. */
const LOCALE_TAGS: Readonly<Record<string, string>> = { tl: "fil" };

const source = readCatalogue("en");

it("reads placeholders and plural forms of a message", () => {
  expect(factsOf("{0, plural, one {follower} other {<0>#</0> of {name}}} by {x} <1/>")).toEqual({
    placeholders: ["0", "</0>", "<0>", "<1/>", "name", "x"],
    plurals: [["one", "other"]],
  });
  expect(factsOf("no plural {x}").plurals).toEqual([]);
  expect(() => factsOf("{x")).toThrow("does not parse");
});

describe.each(config.locales.filter((locale) => locale !== "en"))("%s", (locale) => {
  const catalogue = readCatalogue(locale);

  it("has every message of the source and no other", () => {
    expect(source.size).toBeGreaterThan(100);
    expect([...catalogue.keys()].sort()).toEqual([...source.keys()].sort());
  });

  it("translates every message and keeps every placeholder", () => {
    for (const [id, translation] of catalogue) {
      expect(translation, `untranslated: ${id}`).not.toBe("");
      expect(factsOf(translation).placeholders, id).toEqual(factsOf(source.get(id) || id).placeholders);
    }
  });

  it("forms plurals by its own rules", () => {
    const tag = LOCALE_TAGS[locale] ?? locale;
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    // "many" in Romance languages is for whole millions; no count here is that large.
    const needed = pluralCategories.filter((form) => form !== "many" || !/^(?:es|fr|it|pt)/.test(tag));
    const lacking = [...catalogue].flatMap(([id, text]) =>
      factsOf(text).plurals.flatMap((forms) =>
        needed.filter((form) => !forms.includes(form)).map((form) => `${form}: ${id}`),
      ),
    );
    expect(lacking).toEqual([]);
    for (const [id, text] of catalogue) {
      expect(factsOf(text).plurals.length, id).toBe(factsOf(source.get(id) || id).plurals.length);
    }
  });

  it("has its football terms in a glossary", () => {
    const path = join(ROOT, "locales", "glossaries", `${locale}.json`);
    const terms = JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, string>>;
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(GLOSSARY_TERMS_MIN);
    expect(CORE_TERMS.filter((term) => (terms[term] ?? "").trim() === "")).toEqual([]);
  });
});
