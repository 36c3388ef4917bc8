// Which languages are on offer: the server's list as it was told last, cut with our table.
// See docs/product.md#list-of-languages.
import { atom, useAtomValue } from "jotai";
import { type Locale, LOCALES } from "#i18n/locales.ts";
import { storedAtom } from "./stored.ts";

/** Language codes such as fr_FR in the server's order; empty where it told none. */
export const languageListAtom = storedAtom<readonly string[]>({
  key: "touchline.languageList.1",
  initial: [],
  read: (stored) =>
    Array.isArray(stored) ? stored.filter((code): code is string => typeof code === "string") : undefined,
});

/** The locales of these languages, in their order; all of ours where none of them has a catalogue here. */
export function offeredLocales(languages: readonly string[]): readonly Locale[] {
  const offered = [...new Set(languages)].flatMap((code) => LOCALES.find(({ wire }) => wire === code) ?? []);
  return offered.length > 0 ? offered : LOCALES;
}

const offeredLocalesAtom = atom((get) => offeredLocales(get(languageListAtom)));

/** The locales on offer, in the order of the menu. */
export function useOfferedLocales(): readonly Locale[] {
  return useAtomValue(offeredLocalesAtom);
}
