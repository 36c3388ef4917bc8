// Finds a country by its name in English or in the language on the screen: ipLocate gives names, lists have ids.

export interface NamedCountry {
  readonly countryId: number;
  readonly name: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function fold(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
}

/**
 * What a country of this English name may be called in `language` (a BCP 47 tag), folded for comparing; the
 * name itself included. Costs some milliseconds: call it once, in an idle moment.
 */
export function namesOfCountry(countryName: string, language: string): ReadonlySet<string> {
  const wanted = fold(countryName);
  const names = new Set([wanted]);
  try {
    const inEnglish = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const inLanguage = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const english = inEnglish.of(first + second);
        if (english === undefined || fold(english) !== wanted) continue;
        const own = inLanguage.of(first + second);
        if (own !== undefined) names.add(fold(own));
      }
    }
  } catch {
    // An old browser without these tables, or a tag it does not know, compares the name alone.
  }
  names.delete("");
  return names;
}

/** The id of the first country whose name is one of `names` (from `namesOfCountry`); undefined when none is. */
export function countryByName(
  names: ReadonlySet<string>,
  countries: readonly NamedCountry[],
): number | undefined {
  return countries.find((country) => names.has(fold(country.name)))?.countryId;
}
