// The 20 locales of docs/wire.md#language-codes with their codes for the wire and the document.

export interface Locale {
  /** Name of the catalogue and value of the locale cookie; the URL prefix, except for the default. */
  readonly id: string;
  /** First path segment, "" for the default locale (docs/product.md#locale-prefixes). */
  readonly prefix: string;
  /** `lang` in calls, e.g. en_GB. */
  readonly wire: string;
  /** BCP 47 tag for the document's `lang` and for Intl. */
  readonly html: string;
  readonly dir: "ltr" | "rtl";
  readonly dateFormat: DateFormat;
  readonly monthDayFormat: MonthDayFormat;
  /** The language's name in itself; never translated. */
  readonly name: string;
}

export type DateFormat = "d/m/yyyy" | "m/d/yyyy" | "yyyy/m/d";
type MonthDayFormat = "d/m" | "m/d";

type DateOrder = "dayFirst" | "monthFirst" | "yearFirst";

const DATE_FORMATS: Readonly<Record<DateOrder, readonly [DateFormat, MonthDayFormat]>> = {
  dayFirst: ["d/m/yyyy", "d/m"],
  monthFirst: ["m/d/yyyy", "m/d"],
  yearFirst: ["yyyy/m/d", "m/d"],
};

function entry(id: string, wire: string, html: string, name: string, order: DateOrder = "dayFirst"): Locale {
  const [dateFormat, monthDayFormat] = DATE_FORMATS[order];
  const dir = id === "ar" ? "rtl" : "ltr";
  return { id, prefix: id === "en" ? "" : id, wire, html, dir, dateFormat, monthDayFormat, name };
}

/** docs/product.md#locale-prefixes: the default is en, the one without a prefix. */
/** Of the class that the body has for its language (docs/product.md#change-of-language). */
export const BODY_CLASS = "lang-";

export const DEFAULT_LOCALE: Locale = entry("en", "en_GB", "en-GB", "English");

export const LOCALES: readonly Locale[] = [
  DEFAULT_LOCALE,
  entry("ar", "ar_SA", "ar", "العربية"),
  entry("en-us", "en_US", "en-US", "English (US)", "monthFirst"),
  entry("tl", "tl_PH", "fil", "Filipino", "monthFirst"),
  entry("fr", "fr_FR", "fr", "Français"),
  entry("de", "de_DE", "de", "Deutsch"),
  entry("hi", "hi_IN", "hi", "हिन्दी"),
  entry("id", "id_ID", "id", "Bahasa Indonesia"),
  entry("it", "it_IT", "it", "Italiano"),
  entry("ja", "ja_JP", "ja", "日本語", "yearFirst"),
  entry("ko", "ko_KR", "ko", "한국어", "yearFirst"),
  entry("ms", "ms_MY", "ms", "Bahasa Melayu"),
  entry("pt", "pt_BR", "pt-BR", "Português"),
  entry("ru", "ru_RU", "ru", "Русский"),
  entry("zh", "zh_CN", "zh-CN", "简体中文", "yearFirst"),
  entry("es", "es_ES", "es", "Español"),
  entry("sw", "sw_KE", "sw", "Kiswahili"),
  entry("th", "th_TH", "th", "ไทย"),
  entry("zh-hk", "zh_HK", "zh-HK", "繁體中文", "yearFirst"),
  entry("vi", "vi_VN", "vi", "Tiếng Việt"),
];

/** The locale with this id; undefined for any other text. */
export function findLocale(id: string): Locale | undefined {
  return LOCALES.find((locale) => locale.id === id);
}
