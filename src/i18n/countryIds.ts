// The country-name-to-id table of SPEC §3: English names to ISO 3166-1 numeric ids, and back to names in any language.
import codes from "i18n-iso-countries/codes.json";
import english from "i18n-iso-countries/langs/en.json";

/** Names in use beside those of the data and the platform, folded, by two-letter code; a country's parts are it too. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  BN: ["brunei darussalam"],
  CD: ["dr congo", "zaire"],
  CZ: ["czech rep"],
  GB: ["britain", "england", "scotland", "wales", "northern ireland"],
  IR: ["persia"],
  KP: ["korea dpr"],
  KR: ["korea republic"],
  MK: ["macedonia", "fyr macedonia"],
  MM: ["burma"],
  MO: ["macau"],
  SZ: ["swaziland"],
  TL: ["east timor"],
  VA: ["vatican", "holy see"],
  VN: ["viet nam"],
};

/** Names that two countries go by: neither is meant for sure. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["congo"]);

interface Country {
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English names, folded. */
  readonly names: readonly string[];
}

/** Case, accents, marks and a leading article aside: "Côte d’Ivoire" and "cote d'ivoire" are one. */
function fold(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll("&", " and ").replaceAll(/['’ʻ.]/gu, "");
  return words
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^the /u, "")
    .replace(/^st /u, "saint ");
}

function namesOf(code: string, platformName: string): readonly string[] {
  const data: Readonly<Record<string, string | string[]>> = english.countries;
  const listed = [data[code] ?? []].flat().map(fold);
  const names = [...listed, platformName, ...(OTHER_NAMES[code] ?? [])].filter(
    (name) => name !== "" && !AMBIGUOUS.has(name),
  );
  return [...new Set(names)];
}

let countries: readonly Country[] | undefined;

/** Made when the first name is looked up: it costs some milliseconds. */
function table(): readonly Country[] {
  countries ??= codes.flatMap(([code = "", , id = ""]) => {
    const names = namesOf(code, nameIn("en", code));
    return names.length > 0 && /^\d+$/.test(id) ? [{ id: Number(id), code, names }] : [];
  });
  return countries;
}

/** The ISO 3166-1 numeric id of the country with this English name; undefined for a name of none. */
export function countryIdOf(englishName: string): number | undefined {
  const name = fold(englishName);
  return table().find(({ names }) => names.includes(name))?.id;
}

export interface NamedCountry {
  readonly countryId: number;
  readonly name: string;
}

/**
 * Finds a country among those of a list, whose ids are the server's own and whose names are in `language` (BCP 47):
 * by the name it was located by, else by its names. A list that tells parts of it apart is searched for that part first.
 */
export function findInList(
  list: readonly NamedCountry[],
  country: { readonly id: number; readonly located?: string | undefined },
  language: string,
): number | undefined {
  const known = table().find(({ id }) => id === country.id);
  const wanted = [
    fold(country.located ?? ""),
    ...(known ? [nameIn(language, known.code), ...known.names] : []),
  ];
  for (const name of wanted) {
    const found = name === "" ? undefined : list.find((each) => fold(each.name) === name);
    if (found !== undefined) return found.countryId;
  }
  return undefined;
}

/** Every country with its name in `language` (BCP 47), the English one where the platform knows none; in its order. */
export function countryNames(language: string): readonly NamedCountry[] {
  const data: Readonly<Record<string, string | string[]>> = english.countries;
  const named = table().map(({ id, code }) => ({
    countryId: id,
    name: writtenName(language, code) || ([data[code] ?? code].flat()[0] ?? code),
  }));
  const order = new Intl.Collator(language);
  return named.toSorted((one, other) => order.compare(one.name, other.name));
}

/** Whether what was typed is in a country's name here or in one of its English names, case and accents aside. */
export function fitsCountry({ countryId, name }: NamedCountry, typed: string): boolean {
  const wanted = fold(typed);
  const known = table().find(({ id }) => id === countryId);
  return [fold(name), ...(known?.names ?? [])].some((each) => each.includes(wanted));
}

function nameIn(language: string, code: string): string {
  return fold(writtenName(language, code));
}

function writtenName(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code) ?? "";
  } catch {
    // An old browser without these tables, or a tag it does not know.
    return "";
  }
}
