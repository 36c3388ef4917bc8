// The calls of languages: which are on offer, and the texts that replace ours (SPEC §7).
import type { LANGUAGE_READS } from "#domain/calls/languages.ts";
import { type ReadTable, specGet, specPost } from "../transport/wireCall.ts";
import { readWith } from "../wire/pageParts.ts";
import { dictionary, languageList } from "./languages.ts";

/** SPEC §9 "Dictionary request type". */
const DICTIONARY_TYPE = "PC";

export const LANGUAGE_CALLS: ReadTable<typeof LANGUAGE_READS> = {
  languages: { endpoint: specGet("/v1/api/user/getLanguage"), read: readWith(languageList) },
  dictionary: {
    endpoint: specPost("/v1/api/user/getDictionaryMap"),
    body: ({ language }) => ({ type: DICTIONARY_TYPE, lang: language.toUpperCase() }),
    read: readWith(dictionary),
  },
};
