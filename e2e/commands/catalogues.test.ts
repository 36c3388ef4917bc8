// Every offered language says everything the source language says, with the same placeholders.
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

const source = readCatalogue("en");

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
});
