// The calls about the reader's place: languages on offer, the dictionary, and the visitor's country.
// See docs/wire.md#user-calls.
import type { LANGUAGE_READS } from "#domain/calls/languages.ts";
import { readFilledText } from "../live/readFilledText.ts";
import { type ReadTable, specGet, specPost } from "../transport/wireCall.ts";
import { readWith } from "../wire/pageParts.ts";
import { dictionary, languageList } from "./languages.ts";

/** docs/product.md#dictionary. */
const DICTIONARY_TYPE = "PC";

export const LANGUAGE_CALLS: ReadTable<typeof LANGUAGE_READS> = {
  languages: { endpoint: specGet("/v1/api/user/getLanguage"), read: readWith(languageList) },
  dictionary: {
    endpoint: specPost("/v1/api/user/getDictionaryMap"),
    body: ({ language }) => ({ type: DICTIONARY_TYPE, lang: language.toUpperCase() }),
    read: readWith(dictionary),
  },
  visitorCountry: { endpoint: specGet("/api/common/ipLocate"), read: readFilledText },
};
