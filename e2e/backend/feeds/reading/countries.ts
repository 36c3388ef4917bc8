/** Codes of countries, from the three-letter codes and English names that sources use. */
import countries from "i18n-iso-countries";

/** Codes of football that are not those of ISO 3166, and names that differ from the platform's. */
const FOOTBALL: Readonly<Record<string, string>> = {
  ENG: "GB-ENG",
  SCO: "GB-SCT",
  WAL: "GB-WLS",
  NIR: "GB-NIR",
  EUR: "INT",
  INT: "INT",
  SAM: "INT",
  AFR: "INT",
  ASI: "INT",
  NCA: "INT",
  OCE: "INT",
  GER: "DE",
  NED: "NL",
  POR: "PT",
  SUI: "CH",
  DEN: "DK",
  GRE: "GR",
  CRO: "HR",
  URU: "UY",
  PAR: "PY",
  CHI: "CL",
  world: "INT",
  europe: "INT",
  usa: "US",
  turkey: "TR",
  "czech republic": "CZ",
  "ivory coast": "CI",
  bosnia: "BA",
  "south korea": "KR",
  "north korea": "KP",
  macedonia: "MK",
  "chinese taipei": "TW",
  "hong kong": "HK",
  "trinidad and tobago": "TT",
  "congo dr": "CD",
};

/** Our code of a source's three-letter code; undefined for an unknown one. */
export function countryOfAlpha3(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return FOOTBALL[code] ?? countries.alpha3ToAlpha2(code);
}

let namesInEnglish: ReadonlyMap<string, string> | undefined;

/** Present codes by their English names; the platform also knows codes of countries that no longer exist. */
function allNames(): ReadonlyMap<string, string> {
  const table = new Intl.DisplayNames(["en-GB"], { type: "region" });
  const own: readonly (readonly [string, string])[] = [
    ["england", "GB-ENG"],
    ["scotland", "GB-SCT"],
    ["wales", "GB-WLS"],
    ["northern ireland", "GB-NIR"],
  ];
  const present = Object.keys(countries.getAlpha2Codes()).map((code): readonly [string, string] => [
    (table.of(code) ?? code).toLowerCase(),
    code,
  ]);
  return new Map([...present, ...own]);
}

/** Our code of an English name, also with hyphens in it; undefined for an unknown one. */
export function countryOfName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  namesInEnglish ??= allNames();
  const plain = name.toLowerCase();
  const spaced = plain.replaceAll("-", " ");
  return FOOTBALL[spaced] ?? namesInEnglish.get(plain) ?? namesInEnglish.get(spaced);
}

/** The ISO numeric code of a country; undefined for football's own, which have none. */
export function isoNumber(code: string): number | undefined {
  const number = countries.alpha2ToNumeric(code);
  return number === undefined ? undefined : Number(number);
}
