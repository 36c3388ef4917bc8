// The languages of legacy numeric ids.
// See docs/wire.md#legacy-language-ids.

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
