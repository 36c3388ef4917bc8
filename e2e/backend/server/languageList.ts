// The available languages (docs/wire.md#user-calls): code, legacy numeric id, own name.

interface OfferedLanguage {
  /** Legacy numeric id, 0 to 18 (docs/wire.md#legacy-language-ids); the two kinds of English share one. */
  readonly id: number;
  /** Code of a language, such as fr_FR (docs/wire.md#language-codes). */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
}

/** In the order of docs/product.md#locale-prefixes, English first. */
const LANGUAGES: readonly OfferedLanguage[] = [
  { id: 4, code: "en_GB", name: "English" },
  { id: 0, code: "ar_SA", name: "العربية" },
  { id: 4, code: "en_US", name: "English (US)" },
  { id: 1, code: "tl_PH", name: "Filipino" },
  { id: 2, code: "fr_FR", name: "Français" },
  { id: 3, code: "de_DE", name: "Deutsch" },
  { id: 5, code: "hi_IN", name: "हिन्दी" },
  { id: 6, code: "id_ID", name: "Bahasa Indonesia" },
  { id: 7, code: "it_IT", name: "Italiano" },
  { id: 8, code: "ja_JP", name: "日本語" },
  { id: 9, code: "ko_KR", name: "한국어" },
  { id: 10, code: "ms_MY", name: "Bahasa Melayu" },
  { id: 11, code: "pt_BR", name: "Português" },
  { id: 12, code: "ru_RU", name: "Русский" },
  { id: 13, code: "zh_CN", name: "简体中文" },
  { id: 14, code: "es_ES", name: "Español" },
  { id: 15, code: "sw_KE", name: "Kiswahili" },
  { id: 16, code: "th_TH", name: "ไทย" },
  { id: 17, code: "zh_HK", name: "繁體中文" },
  { id: 18, code: "vi_VN", name: "Tiếng Việt" },
];

export interface LanguageList {
  list(): readonly OfferedLanguage[];
  /** Offers only these codes, in this order; undefined offers all again. An unknown code gets no id. */
  stage(codes: readonly string[] | undefined): void;
}

export function createLanguageList(): LanguageList {
  let offered = LANGUAGES;
  return {
    list: () => offered,
    stage(codes) {
      offered =
        codes?.map((code) => LANGUAGES.find((each) => each.code === code) ?? { id: -1, code, name: code }) ??
        LANGUAGES;
    },
  };
}
