// The locale cookie: the language chosen last, or the one that is shown before any choice.
import { afterEach, beforeEach, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { readCookie, writeCookie } from "#domain/cookies.ts";
import { setCurrentLocale } from "#i18n/currentLocale.ts";
import { DEFAULT_LOCALE, findLocale } from "#i18n/locales.ts";
import { rememberLocale } from "#state/navigation/localeSwitch.ts";
import { PERSONAL_CONFIG_KEY, personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { followLanguage } from "./followLanguage.ts";

const store = pageStore;
const FRENCH = findLocale("fr") ?? DEFAULT_LOCALE;
const cookie = (): string | undefined => readCookie(document, "locale");
const choose = (language: string | undefined): void =>
  store.set(personalConfigAtom, (config) => ({ ...config, language }));

let stop = (): void => undefined;
beforeEach(() => {
  choose(undefined);
  writeCookie(document, "locale", "");
  setCurrentLocale(FRENCH);
});
afterEach(() => {
  stop();
  setCurrentLocale(DEFAULT_LOCALE);
});

it("a page sets the language it is shown in, and the chosen one where there is a choice", () => {
  rememberLocale(FRENCH);
  expect(cookie()).toBe("fr");
  choose("de_DE");
  rememberLocale(FRENCH);
  expect(cookie()).toBe("de");
  choose("nl_NL");
  rememberLocale(FRENCH);
  expect(cookie()).toBe("fr");
});

it("follows a choice that a configuration, a sign-out or another tab changes", () => {
  stop = followLanguage();
  choose("de_DE");
  expect(cookie()).toBe("de");
  choose(undefined);
  expect(cookie()).toBe("fr");
  localStorage.setItem(PERSONAL_CONFIG_KEY, JSON.stringify({ language: "ja_JP" }));
  dispatchEvent(new StorageEvent("storage", { key: PERSONAL_CONFIG_KEY }));
  expect(cookie()).toBe("ja");
});
