// Changing the language of the page: same page, same query, same scroll, no reload; back and forward follow.
import { activateLocale } from "#i18n/activateLocale.ts";
import { currentLocale, setCurrentLocale } from "#i18n/currentLocale.ts";
import { matchLanguage } from "#i18n/detectLocale.ts";
import { writeCookie } from "#domain/cookies.ts";
import { localeOfPath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Navigation } from "./navigation.ts";
import { chooseLanguage, chosenLanguage } from "../preferences/personalConfig.ts";

declare const __SECURE_COOKIES__: boolean;

/**
 * Shows the page under the other locale's address as a new history entry, and stores the choice in the
 * personal config, without a call (docs/product.md#change-of-language). Other tabs keep their
 * language, which follows from their address.
 */
export async function switchLocale(navigation: Navigation, locale: Locale): Promise<void> {
  if (locale === currentLocale()) return;
  setCurrentLocale(locale);
  chooseLanguage(locale);
  navigation.routing()?.forgetLinks();
  await showLocale(locale);
  await (await navigation.bring()).translate();
}

/**
 * Follows Back and Forward across a change of language. Must be set up before the router is made, which listens
 * itself: the router has to find the new locale in force.
 */
export function followLocaleOfHistory(navigation: () => Navigation | undefined): void {
  addEventListener("popstate", () => {
    const locale = localeOfPath(location.pathname);
    if (locale === currentLocale()) return;
    setCurrentLocale(locale);
    navigation()?.routing()?.forgetLinks();
    void showLocale(locale);
  });
}

/** The cookie gets the language chosen last; before any choice the one that is shown (docs/product.md#locale-cookie). */
export function rememberLocale(shown: Locale): void {
  writeCookie(document, "locale", (matchLanguage(chosenLanguage()) ?? shown).id, __SECURE_COOKIES__);
}

/** Loads and shows the texts of a locale, and sets the cookie. */
export async function showLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  await activateLocale(locale, document);
}
