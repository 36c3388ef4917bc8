// The server's dictionary: its texts stand in place of the catalogue's where both have the message (SPEC §3, §4).
import type { Messages } from "@lingui/core";
import { layOver } from "./activateLocale.ts";
import { type CatalogueText, compileInPlaceOf } from "./dictionaryEntry.ts";

type Texts = ReadonlyMap<string, string>;

/** Compiled texts by message id; an entry that cannot stand in its place is undefined. */
type Compiled = Map<string, CatalogueText | undefined>;

interface Dictionary {
  readonly texts: Texts;
  readonly compiled: Compiled;
}

const dictionaries = new Map<string, Dictionary>();
let tellBad: (message: string) => void = () => undefined;

/**
 * Puts texts by message id in place of the catalogue's, now and whenever a part of the catalogue comes. Unknown ids are
 * left alone; an entry that cannot stand in its place costs itself and is told once to `onBadEntry`.
 */
export function putDictionary(localeId: string, texts: Texts, onBadEntry: (message: string) => void): void {
  dictionaries.set(localeId, { texts, compiled: new Map() });
  tellBad = onBadEntry;
  layOver(textsInPlaceOf);
}

/** Those texts of a locale's dictionary whose messages are among these of its catalogue. */
function textsInPlaceOf(localeId: string, catalogue: Messages): Messages {
  const dictionary = dictionaries.get(localeId);
  const over: Messages = {};
  for (const [id, text] of dictionary?.texts ?? []) {
    if (!dictionary || !Object.hasOwn(catalogue, id)) continue;
    const own = catalogue[id];
    if (own === undefined) continue;
    if (!dictionary.compiled.has(id)) dictionary.compiled.set(id, compile(localeId, id, own, text));
    const compiled = dictionary.compiled.get(id);
    if (compiled !== undefined) over[id] = compiled;
  }
  return over;
}

function compile(localeId: string, id: string, own: CatalogueText, text: string): CatalogueText | undefined {
  const compiled = compileInPlaceOf(own, text);
  if (compiled === undefined) tellBad(`${localeId}: the dictionary's text for ${id} does not fit: ${text}`);
  return compiled;
}
