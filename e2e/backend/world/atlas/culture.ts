/** The culture that determines people's names in a country. */
import { EUROPEAN_NAMES } from "../data/names/europeanNames.ts";
import type { NameList } from "../data/names/names.ts";
import { WORLD_NAMES } from "../data/names/worldNames.ts";

const LISTS = { ...EUROPEAN_NAMES, ...WORLD_NAMES };
export type Culture = keyof typeof LISTS;

/** Country codes by culture; all other countries have English names. */
const COUNTRIES: Readonly<Record<Culture, string>> = {
  english: "GB-ENG AU NZ",
  celtic: "GB-SCT GB-WLS GB-NIR IE",
  german: "DE AT CH LI LU",
  french: "FR",
  spanish: "ES",
  portuguese: "PT BR AO MZ CV",
  italian: "IT",
  nordic: "DK SE NO IS FO",
  finnish: "FI EE",
  dutch: "NL BE",
  westSlavic: "PL CZ SK",
  southSlavic: "RS HR SI BA ME MK BG HU AL XK",
  eastSlavic: "UA RU BY UZ KZ GE",
  romanian: "RO MD",
  greek: "GR CY",
  turkish: "TR AZ",
  american: "US CA JM PH",
  latinAmerican: "AR MX CO CL UY EC PE PY VE CR PA BO HN GT",
  arabic: "EG SA AE QA IQ JO OM KW SY LB BH",
  maghrebi: "MA TN DZ LY",
  persian: "IR",
  westAfrican: "NG GH",
  francophoneAfrican: "SN CI CM ML CD BF GN GA",
  southEastAfrican: "ZA KE ZM UG TZ ZW",
  japanese: "JP",
  korean: "KR",
  chinese: "CN SG",
  vietnamese: "VN",
  thai: "TH",
  malay: "ID MY",
  indian: "IN",
  pacific: "FJ",
};

const BY_CODE = new Map(
  (Object.keys(COUNTRIES) as Culture[]).flatMap((culture) =>
    COUNTRIES[culture].split(" ").map((code) => [code, culture] as const),
  ),
);

/** The culture of a country by its code (ISO 3166, `GB-ENG` and the like). */
export function cultureOf(code: string): Culture {
  return BY_CODE.get(code) ?? "english";
}

export interface Names {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
  readonly familyFirst: boolean;
}

const split = new Map<Culture, Names>();

/** The name lists of a culture. */
export function namesOf(culture: Culture): Names {
  const known = split.get(culture);
  if (known !== undefined) return known;
  const list: NameList = LISTS[culture];
  const names = {
    men: list.men.split(","),
    women: list.women.split(","),
    families: list.families.split(","),
    familyFirst: list.familyFirst ?? false,
  };
  split.set(culture, names);
  return names;
}
