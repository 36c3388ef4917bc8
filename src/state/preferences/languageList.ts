// The languages on offer: the server's latest list, limited to locales with a catalogue.
// See docs/product.md#list-of-languages.
import { atom, useAtomValue } from "jotai";
import { type Locale, LOCALES } from "#i18n/locales.ts";
import { storedAtom } from "./stored.ts";

/** Language codes such as fr_FR in the server's order; empty where it sent none. */
export const languageListAtom = storedAtom<readonly string[]>({
  key: "touchline.languageList.1",
  initial: [],
  read: (stored) =>
    Array.isArray(stored) ? stored.filter((code): code is string => typeof code === "string") : undefined,
});

/** The locales of these languages, in their order; all locales where none of the languages has a catalogue. */
export function offeredLocales(languages: readonly string[]): readonly Locale[] {
  const offered = [...new Set(languages)].flatMap((code) => LOCALES.find(({ wire }) => wire === code) ?? []);
  return offered.length > 0 ? offered : LOCALES;
}

const offeredLocalesAtom = atom((get) => offeredLocales(get(languageListAtom)));

/** The locales on offer, in the order of the menu. */
export function useOfferedLocales(): readonly Locale[] {
  return useAtomValue(offeredLocalesAtom);
}
