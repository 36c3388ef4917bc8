// Reads the catalogues for tests: the source texts that a language translates.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES_DIR = join(import.meta.dirname, "..", "..", "locales");
/** Shorter texts are letters and abbreviations, which occur on a page for other reasons too. */
const SHORTEST = 4;

/** Message ids with their texts; the source language's text is its own, or the id. */
function readTexts(locale: string): ReadonlyMap<string, string> {
  const blocks = readFileSync(join(LOCALES_DIR, `${locale}.po`), "utf8")
    .split("\n\n")
    .slice(1);
  const texts = new Map<string, string>();
  for (const block of blocks) {
    const field = (name: string): string =>
      [...(new RegExp(`^${name} ((?:".*"\\n?)+)`, "m").exec(block)?.[1] ?? "").matchAll(/"(?:[^"\\]|\\.)*"/g)]
        .map(([quoted]) => String(JSON.parse(quoted)))
        .join("");
    const id = field("msgid");
    if (id !== "" && !block.includes("#~")) texts.set(id, field("msgstr") || id);
  }
  return texts;
}

const known = new Map<string, ReadonlySet<string>>();

/** Whole English texts that must not be on a page of `locale`, because its catalogue translates them. */
export function foreignTexts(locale: string): ReadonlySet<string> {
  const texts = known.get(locale) ?? readForeignTexts(locale);
  known.set(locale, texts);
  return texts;
}

function readForeignTexts(locale: string): ReadonlySet<string> {
  const english = readTexts("en");
  const own = readTexts(locale);
  const said = new Set(own.values());
  const foreign = new Set<string>();
  for (const [id, text] of english) {
    if (text.length < SHORTEST || /[{<]/.test(text) || said.has(text)) continue;
    if (own.get(id) !== text) foreign.add(text);
  }
  return foreign;
}
