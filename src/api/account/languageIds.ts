// Legacy numeric ids of languages, and the codes of data languages.
// See docs/wire.md#legacy-language-ids.

/** docs/wire.md#data-language-codes. */
export type DataLanguage = "cn" | "hk" | "en" | "th" | "vn" | "ko" | "bra" | "idn";

/** docs/wire.md#legacy-language-ids: the id of English, and of every language without an id of its own. */
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

const DATA_LANGUAGES: Readonly<Record<string, DataLanguage>> = {
  zh_CN: "cn",
  zh_HK: "hk",
  th_TH: "th",
  vi_VN: "vn",
  ko_KR: "ko",
  pt_BR: "bra",
  id_ID: "idn",
};

/** The legacy id (0 to 18) of a language code such as fr_FR; English's for a code that has none. */
export function languageIdOf(code: string): number {
  const id = BY_ID.indexOf(code);
  return id === -1 ? DEFAULT_LANGUAGE_ID : id;
}

/** The language codes of a legacy id: one, two for English, none for an invalid id. */
export function languagesOfId(id: number): readonly string[] {
  const code = BY_ID[id];
  if (code === undefined) return [];
  return id === DEFAULT_LANGUAGE_ID ? [code, AMERICAN_ENGLISH] : [code];
}

/** The data language for a language code: English for all that have none of their own. */
export function dataLanguageOf(code: string): DataLanguage {
  return (Object.hasOwn(DATA_LANGUAGES, code) ? DATA_LANGUAGES[code] : undefined) ?? "en";
}
