// The server's dictionary: its texts replace the catalogue's where both have the message.
// See docs/product.md#dictionary.
import type { Messages } from "@lingui/core";
import { overlayTexts } from "./activateLocale.ts";
import { type CatalogueText, compileInPlaceOf } from "./dictionaryEntry.ts";

type Texts = ReadonlyMap<string, string>;

/** Compiled texts by message id; undefined for an entry that cannot replace its message. */
type Compiled = Map<string, CatalogueText | undefined>;

interface Dictionary {
  readonly texts: Texts;
  readonly compiled: Compiled;
}

const dictionaries = new Map<string, Dictionary>();
let reportBadEntry: (message: string) => void = () => undefined;

/**
 * Replaces catalogue texts by message id, now and whenever a part of the catalogue is loaded. Unknown ids are
 * ignored; an entry that cannot replace its message is ignored and reported once to `onBadEntry`.
 */
export function putDictionary(localeId: string, texts: Texts, onBadEntry: (message: string) => void): void {
  dictionaries.set(localeId, { texts, compiled: new Map() });
  reportBadEntry = onBadEntry;
  overlayTexts(textsInPlaceOf);
}

/** The texts of a locale's dictionary for the messages in this part of its catalogue. */
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
  if (compiled === undefined)
    reportBadEntry(`${localeId}: the dictionary's text for ${id} does not fit: ${text}`);
  return compiled;
}
