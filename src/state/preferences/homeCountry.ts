// The visitor's country among those of the lists; the rail shows it first from the next page load on.
import { storedAtom } from "./stored.ts";

/** The country id its matches have; 0 while it is unknown. */
export const homeCountryAtom = storedAtom({
  key: "touchline.homeCountry.1",
  initial: 0,
  read: (stored) => (Number.isSafeInteger(stored) && Number(stored) > 0 ? Number(stored) : undefined),
});

/** The countries with the visitor's own first, the others in their order. */
export function homeFirst<Country extends { readonly countryId: number }>(
  countries: readonly Country[],
  homeCountry: number,
): readonly Country[] {
  const home = countries.find(({ countryId }) => countryId === homeCountry);
  return home === undefined ? countries : [home, ...countries.filter((country) => country !== home)];
}
