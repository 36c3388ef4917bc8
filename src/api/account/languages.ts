// Reads the list of languages, with their legacy numeric ids, and the dictionary of texts.
// See docs/product.md#dictionary, docs/wire.md#user-calls and docs/wire.md#legacy-language-ids.
import * as v from "valibot";
import type { Dictionary } from "#domain/calls/languages.ts";
import { count, arrayOf, orNone, type Reads, reads } from "../wire/pageParts.ts";
import { isBlank, readObject, readText } from "../wire/values.ts";

/** docs/wire.md#legacy-language-ids: the id of English. */
const DEFAULT_LANGUAGE_ID = 4;

/** An id is an index into this list: the order of docs/product.md#locale-prefixes, with English moved to 4. */
const BY_ID: readonly string[] = [
  "ar_SA",
  "tl_PH",
  "fr_FR",
  "de_DE",
  "en_GB",
  "hi_IN",
  "id_ID",
  "it_IT",
  "ja_JP",
  "ko_KR",
  "ms_MY",
  "pt_BR",
  "ru_RU",
  "zh_CN",
  "es_ES",
  "sw_KE",
  "th_TH",
  "zh_HK",
  "vi_VN",
];

/** Both kinds of English share an id. */
const AMERICAN_ENGLISH = "en_US";

/** The language codes of a legacy id: one, two for English, none for an invalid id. */
export function languagesOfId(id: number): readonly string[] {
  const code = BY_ID[id];
  if (code === undefined) return [];
  return id === DEFAULT_LANGUAGE_ID ? [code, AMERICAN_ENGLISH] : [code];
}

const CODE = /^[a-z]{2}_[A-Z]{2}$/;
/** Longer texts than any of the client's are dropped. */
const LONGEST_TEXT = 5_000;

const code = reads((value) => {
  const text = readText(value);
  return CODE.test(text) ? text : undefined;
});

/** An item identifies its language by its code, or else by its legacy id. */
const item: Reads<readonly string[]> = v.pipe(
  v.object({ code: orNone(code), id: orNone(count) }),
  v.transform((wire) => {
    if (wire.code !== undefined) return [wire.code];
    return wire.id === undefined ? [] : languagesOfId(wire.id);
  }),
);

/** Language codes such as fr_FR in the server's order, each once. */
export const languageList: Reads<readonly string[]> = v.pipe(
  arrayOf(item),
  v.transform((codes) => [...new Set(codes.flat())]),
);

function readTexts(value: unknown): ReadonlyMap<string, string> | undefined {
  const content = readObject(value);
  if (content === undefined) return undefined;
  const texts = new Map<string, string>();
  for (const [id, text] of Object.entries(content)) {
    if (typeof text === "string" && text !== "" && text.length <= LONGEST_TEXT) texts.set(id, text);
  }
  return texts;
}

/** An entry that is no text is dropped alone; null is an empty dictionary. */
export const dictionary: Reads<Dictionary> = reads((value) => {
  const data = isBlank(value) ? {} : readObject(value);
  if (data === undefined) return undefined;
  const languages = new Map<string, ReadonlyMap<string, string>>();
  for (const [language, content] of Object.entries(data)) {
    const texts = readTexts(content);
    if (texts !== undefined) languages.set(language, texts);
  }
  return languages;
});
