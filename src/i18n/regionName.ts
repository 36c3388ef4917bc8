// Names of countries in any language, from the platform's tables.

/** The tables of the language that was asked for last: each making of them costs memory, and hundreds of names are read. */
let tables: { readonly language: string; readonly names: Intl.DisplayNames } | undefined;

/** The name of the country (ISO 3166-1 alpha-2) in `language` (BCP 47); "" where the platform has none. */
export function regionName(language: string, code: string): string {
  try {
    if (tables?.language !== language) {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      tables = { language, names };
    }
    return tables.names.of(code) ?? "";
  } catch {
    // An old browser without these tables, or an unknown tag.
    return "";
  }
}
