// Maps English country names to ISO 3166-1 numeric ids, and ids to names in any language.
// See docs/product.md#country-ids.
import codes from "i18n-iso-countries/codes.json";
import english from "i18n-iso-countries/langs/en.json";
import { regionName } from "./regionName.ts";

/** Further names, folded, by two-letter code; parts of a country map to the country. */
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

/** Names shared by two countries, which therefore identify neither. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["congo"]);

interface Country {
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English names, folded. */
  readonly names: readonly string[];
}

/** Ignores case, accents, punctuation and a leading article: "Côte d’Ivoire" equals "cote d'ivoire". */
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

/** Built at the first look-up, because it takes some milliseconds. */
function table(): readonly Country[] {
  countries ??= codes.flatMap(([code = "", , id = ""]) => {
    const names = namesOf(code, nameIn("en", code));
    return names.length > 0 && /^\d+$/.test(id) ? [{ id: Number(id), code, names }] : [];
  });
  return countries;
}

/** The ISO 3166-1 numeric id of the country with this English name; undefined for an unknown name. */
export function countryIdOf(englishName: string): number | undefined {
  const name = fold(englishName);
  return table().find(({ names }) => names.includes(name))?.id;
}

export interface NamedCountry {
  readonly countryId: number;
  readonly name: string;
}

/**
 * Finds a country in a list that has the server's own ids and names in `language` (BCP 47): first by the name
 * that located the visitor, then by the country's names. A list that separates parts of a country is searched
 * for that part first.
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

/**
 * All countries with their names in `language` (BCP 47), or in English where the platform has none, sorted by
 * its rules.
 */
export function countryNames(language: string): readonly NamedCountry[] {
  const data: Readonly<Record<string, string | string[]>> = english.countries;
  const named = table().map(({ id, code }) => ({
    countryId: id,
    name: regionName(language, code) || ([data[code] ?? code].flat()[0] ?? code),
  }));
  const order = new Intl.Collator(language);
  return named.toSorted((one, other) => order.compare(one.name, other.name));
}

/**
 * True if the typed text occurs in a country's displayed name or in one of its English names, ignoring case and
 * accents.
 */
export function fitsCountry({ countryId, name }: NamedCountry, typed: string): boolean {
  const wanted = fold(typed);
  const known = table().find(({ id }) => id === countryId);
  return [fold(name), ...(known?.names ?? [])].some((each) => each.includes(wanted));
}

function nameIn(language: string, code: string): string {
  return fold(regionName(language, code));
}

/** The two letters of a country (ISO 3166-1 alpha-2) by its numeric id; "" for an unknown id. */
export const countryCode = (id: number): string => table().find((country) => country.id === id)?.code ?? "";
