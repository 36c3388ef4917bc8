// The calls of languages: which are on offer, and the texts that stand in place of ours (SPEC §7).
import { dictionary, languageList } from "./languages.ts";
import { readWith } from "../wire/pageParts.ts";
import type { PageCallTable } from "../transport/pageCall.ts";

/** SPEC §9 "Dictionary request type". */
const DICTIONARY_TYPE = "PC";

export const LANGUAGE_CALLS: PageCallTable<"languages" | "dictionary"> = {
  languages: {
    endpoint: { method: "GET", path: "/v1/api/user/getLanguage", source: "spec", retry: "never" },
    params: () => ({}),
    read: readWith(languageList),
  },
  dictionary: {
    endpoint: { method: "POST", path: "/v1/api/user/getDictionaryMap", source: "spec", retry: "onStatus" },
    params: () => ({}),
    body: ({ language }) => ({ type: DICTIONARY_TYPE, lang: language.toUpperCase() }),
    read: readWith(dictionary),
  },
};
