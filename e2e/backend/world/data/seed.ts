/** The type of the rows from which countries, leagues and clubs are generated. */

export type Region = "europe" | "africa" | "americas" | "asia";

/** The style of club names in a country. */
export type ClubStyle =
  | "english"
  | "germanic"
  | "french"
  | "iberian"
  | "latin"
  | "lusophone"
  | "italian"
  | "nordic"
  | "slavic"
  | "greek"
  | "turkish"
  | "arabic"
  | "african"
  | "eastAsian"
  | "southAsian"
  | "american";

/** A tier below the national ones, for one part of the country. */
interface RegionalSeed {
  readonly part: "North" | "South" | "East" | "West";
  readonly size: number;
  /** Hours from UTC if different from the country's. */
  readonly offset?: number;
}

export interface CountrySeed {
  readonly code: string;
  /** Hours from UTC, without daylight saving. */
  readonly offset: number;
  readonly region: Region;
  readonly style: ClubStyle;
  /** Kind of name of the first tier. */
  readonly first: "premier" | "superLeague" | "first" | "national" | "elite";
  /** Number of teams of each national tier, best first; all even. */
  readonly tiers: readonly number[];
  readonly regional?: readonly RegionalSeed[];
  /** Number of teams of the women's and the under-21 league; absent for none. */
  readonly women?: number;
  readonly under21?: number;
  readonly cup: boolean;
  /** The first tier is one of the world's big leagues. */
  readonly big?: boolean;
  /** City names separated by commas, larger ones first. */
  readonly cities: string;
}
