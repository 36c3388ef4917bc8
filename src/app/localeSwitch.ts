// Changing the language of the page: same page, same query, same scroll, no reload; back and forward follow.
import { activateLocale } from "#i18n/activateLocale.ts";
import { currentLocale, setCurrentLocale } from "#i18n/currentLocale.ts";
import { writeLocaleCookie } from "#i18n/localeCookie.ts";
import { localeOfPath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";
import type { AppRouter } from "./router.ts";

/** Shows the page under the other locale's address, a new entry in the browser's history. */
export async function switchLocale(router: AppRouter, locale: Locale): Promise<void> {
  if (locale === currentLocale()) return;
  setCurrentLocale(locale);
  await showLocale(locale);
  const { href } = router.state.location;
  await router.navigate({ href, resetScroll: false });
}

/** Follows Back and Forward across a change of language. Must be set up before the router listens itself. */
export function followLocaleOfHistory(): void {
  addEventListener("popstate", () => {
    const locale = localeOfPath(location.pathname);
    if (locale === currentLocale()) return;
    setCurrentLocale(locale);
    void showLocale(locale);
  });
}

/** Loads and shows the texts of a locale and remembers it in the cookie. */
export async function showLocale(locale: Locale): Promise<void> {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we serve
  document.cookie = writeLocaleCookie(locale.id);
  await activateLocale(locale, document);
}
