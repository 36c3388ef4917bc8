// Decides a visit's initial language, and whether it needs a redirect.
// See docs/product.md#choice-of-language and docs/wire.md#explicit-language.
import { splitLocalePath, localizePath } from "./localePath.ts";
import { DEFAULT_LOCALE, findLocale, type Locale, LOCALES } from "./locales.ts";

export interface Visit {
  readonly pathname: string;
  /** Query as in the address, with or without "?". */
  readonly search: string;
  /** Value of the locale cookie, undefined on a first visit. */
  readonly cookie: string | undefined;
  /** The language stored in the personal config (a wire code such as fr_FR), undefined when none. */
  readonly stored: string | undefined;
  /** The browser's preferred languages, best first. */
  readonly languages: readonly string[];
}

export interface StartLocale {
  readonly locale: Locale;
  /** Target of a redirect, query kept; undefined when the address is correct. */
  readonly redirect: string | undefined;
}

/**
 * A prefix always takes priority. Without one, a `lang` query decides. Otherwise a visitor with the cookie gets
 * the default language, because an unprefixed address requests it; a visitor without it gets the stored choice
 * or the browser's language.
 */
export function detectLocale(visit: Visit): StartLocale {
  const { locale: named, path } = splitLocalePath(visit.pathname);
  if (named !== undefined) return startIn(named, path, visit);
  const asked = matchLanguage(new URLSearchParams(visit.search).get("lang") ?? undefined);
  if (asked !== undefined) return startIn(asked, path, visit);
  if (visit.cookie !== undefined) return { locale: DEFAULT_LOCALE, redirect: undefined };
  return startIn(matchLanguage(visit.stored) ?? preferred(visit.languages), path, visit);
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
  const [language = ""] = tag.split("-");
  return whole ?? findLocale(KINDRED.find(([like]) => like.test(tag))?.[1] ?? language);
}

/** Tags whose language alone selects the wrong texts: traditional Chinese, and Tagalog under its other code. */
const KINDRED: readonly (readonly [RegExp, string])[] = [
  [/^zh-(?!hans\b)(.*-)?(hant|tw|mo|hk)\b/, "zh-hk"],
  [/^fil\b/, "tl"],
];

function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const locale = matchLanguage(language);
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}

function startIn(locale: Locale, path: string, visit: Visit): StartLocale {
  const wanted = localizePath(path, locale);
  // "/fr" and "/fr/" are the same page; only a different prefix needs a redirect.
  const same = wanted === visit.pathname || wanted === `${visit.pathname}/`;
  return { locale, redirect: same ? undefined : wanted + visit.search };
}

function wireTag(locale: Locale): string {
  return locale.wire.replace("_", "-").toLowerCase();
}
