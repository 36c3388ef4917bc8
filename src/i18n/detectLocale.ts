// Decides a visit's initial language, and whether it needs a redirect.
// See docs/product.md#choice-of-language and docs/wire.md#explicit-language.
import { splitLocalePath, localizePath } from "./localePath.ts";
import { DEFAULT_LOCALE, findLocale, type Locale, LOCALES } from "./locales.ts";

export interface Visit {
  readonly pathname: string;
  /** Query as in the address, with or without "?". */
  readonly search: string;
  /**
   * The languages this visitor reads, best first, as codes of any kind: the stored choice, the locale cookie, the
   * browser's preferred languages. Unknown and undefined ones are skipped. Empty for a robot.
   */
  readonly languages: readonly (string | undefined)[];
}

export interface StartLocale {
  readonly locale: Locale;
  /** Target of a redirect, query kept; undefined when the address is correct. */
  readonly redirect: string | undefined;
  /** "/en/…" is a choice of the default language: the address that it leads to no longer names it. */
  readonly chosen: boolean;
}

/**
 * A prefix always takes priority. Without one, a `lang` query decides, otherwise the first language of the visitor
 * that has a locale.
 */
export function detectLocale(visit: Visit): StartLocale {
  const { locale: named, path } = splitLocalePath(visit.pathname);
  const asked = [new URLSearchParams(visit.search).get("lang") ?? undefined, ...visit.languages];
  const locale = named ?? preferred(asked);
  const wanted = localizePath(path, locale);
  // "/fr" and "/fr/" are the same page; only a different prefix needs a redirect.
  const same = wanted === visit.pathname || wanted === `${visit.pathname}/`;
  return {
    locale,
    redirect: same ? undefined : wanted + visit.search,
    chosen: named === DEFAULT_LOCALE,
  };
}

/**
 * The locale for a language text: a locale id ("fr"), a wire code ("fr_FR") or a BCP 47 tag ("fr-CA", matched by
 * its language alone if the whole tag is unknown).
 */
export function matchLanguage(text: string | undefined): Locale | undefined {
  if (text === undefined || text === "") return undefined;
  const tag = text.replaceAll("_", "-").toLowerCase();
  const whole = LOCALES.find(
    (locale) => locale.id === tag || locale.html.toLowerCase() === tag || wireTag(locale) === tag,
  );
  return whole ?? findLocale(languageOf(tag));
}

/** Chinese languages that are written as Chinese, in one of its two scripts. */
const CHINESE: ReadonlySet<string> = new Set(["zh", "yue", "nan", "hak", "wuu", "gan", "hsn", "cdo", "cjy"]);

/**
 * The id of the locale for a tag's language: old and long codes by their present one ("in", "zsm", "cmn"), Chinese
 * languages by their script, and Filipino as Tagalog.
 */
function languageOf(tag: string): string {
  let known: Intl.Locale;
  try {
    // "zh-yue-HK" names Cantonese in an old way that Intl refuses.
    known = new Intl.Locale(tag.replace(/^zh-(?=[a-z]{3}\b)/, "")).maximize();
  } catch {
    // No tag at all, such as a cookie of another site.
    return tag.split("-")[0] ?? "";
  }
  const { language, script } = known;
  if (CHINESE.has(language)) return script === "Hant" ? "zh-hk" : "zh";
  return language === "fil" ? "tl" : language;
}

function preferred(languages: Visit["languages"]): Locale {
  for (const language of languages) {
    const locale = matchLanguage(language);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}

function wireTag(locale: Locale): string {
  return locale.wire.replace("_", "-").toLowerCase();
}
