// Writes what the bus carries as compact texts, and reads it: matches, prices, leagues, countries and teams.
import type { CountryInfo, LeagueInfo, MatchNow, Prices, TeamInfo } from "../world/types.ts";

/** First letters of keys; what follows the point is an id. */
export const KEYS = { match: "m", prices: "p", league: "l", country: "c", team: "t" } as const;
/** The key of the leading source: its lease, and the beat that ends each batch. */
export const LEAD_KEY = "lead";
/** The key that is written when the bucket holds a whole world for the first time. */
export const FILLED_KEY = "filled";
/** The key of the feed's status; absent for a made-up world. */
export const FEED_KEY = "feed";
/** The key of the secret that signs the stream's tokens of all edges. */
export const SECRET_KEY = "secret";

/** The odds providers (docs/product.md#odds-providers). */
const PROVIDERS = [8, 47, 9] as const;

const FIELDS = [
  "leagueId",
  "homeId",
  "awayId",
  "state",
  "kickoffAt",
  "periodStartedAt",
  "homeScore",
  "guestScore",
  "homeHalf",
  "guestHalf",
  "homeRed",
  "guestRed",
  "homeYellow",
  "guestYellow",
  "injuryTime",
  "homeRank",
  "guestRank",
  "explain",
] as const satisfies readonly (keyof MatchNow)[];

export interface LiveMatch {
  readonly match: MatchNow;
  /** Whether the list of running matches has it. */
  readonly isRunning: boolean;
}

/** Field values in the order of FIELDS, then the flags in one text. */
export function writeMatch({ match, isRunning }: LiveMatch): string {
  const flags = [
    isRunning ? "r" : "",
    match.hasLineup ? "l" : "",
    match.neutral ? "n" : "",
    match.hasClock === false ? "c" : "",
  ];
  return JSON.stringify([...FIELDS.map((field) => match[field]), flags.join("")]);
}

export function readMatch(id: number, text: string): LiveMatch {
  const values = JSON.parse(text) as unknown[];
  const flags = String(values[FIELDS.length]);
  const fields = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const match = {
    id,
    ...fields,
    hasLineup: flags.includes("l"),
    neutral: flags.includes("n"),
    ...(flags.includes("c") ? { hasClock: false } : {}),
  } as unknown as MatchNow;
  return { match, isRunning: flags.includes("r") };
}

export interface BothPrices {
  readonly opening: Prices;
  readonly current: Prices;
}

/** Six numbers for each provider, null for one that offers none; undefined if none does. */
export function writePrices(ask: (provider: number) => BothPrices | undefined): string | undefined {
  const offers = PROVIDERS.map((provider) => {
    const prices = ask(provider);
    if (prices === undefined) return null;
    const { opening, current } = prices;
    return [opening.home, opening.draw, opening.away, current.home, current.draw, current.away];
  });
  return offers.every((offer) => offer === null) ? undefined : JSON.stringify(offers);
}

export function readPrices(text: string): ReadonlyMap<number, BothPrices> {
  const offers = JSON.parse(text) as (readonly number[] | null)[];
  const byProvider = new Map<number, BothPrices>();
  for (const [at, provider] of PROVIDERS.entries()) {
    const offer = offers[at];
    if (!offer) continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = offer;
    byProvider.set(provider, {
      opening: { home: a, draw: b, away: c },
      current: { home: d, draw: e, away: f },
    });
  }
  return byProvider;
}

/** The most frequent name, then those of languages that have another. */
type Names = readonly [string, Readonly<Record<string, string>>];

function writeNames(name: (lang: string) => string, langs: readonly string[]): Names {
  const usual = name(langs[0] ?? "en_GB");
  const others = langs.map((lang) => [lang, name(lang)] as const).filter(([, text]) => text !== usual);
  return [usual, Object.fromEntries(others)];
}

const readNames =
  ([usual, others]: Names) =>
  (lang: string): string =>
    others[lang] ?? usual;

/** A league or country with its place in the world's list, on which the order of answers depends. */
export interface Placed<Thing> {
  readonly place: number;
  readonly thing: Thing;
}

export function writeLeague(place: number, league: LeagueInfo, langs: readonly string[]): string {
  const { countryId, listed, topLevel, color, sort, cup } = league;
  return JSON.stringify([
    place,
    countryId,
    listed,
    topLevel,
    color,
    sort,
    cup,
    writeNames((lang) => league.name(lang), langs),
  ]);
}

export function readLeague(id: number, text: string): Placed<LeagueInfo> {
  const [place, countryId, listed, topLevel, color, sort, cup, names] = JSON.parse(text) as [
    number,
    number,
    boolean,
    boolean,
    string,
    number,
    boolean,
    Names,
  ];
  return { place, thing: { id, countryId, listed, topLevel, color, sort, cup, name: readNames(names) } };
}

export function writeCountry(place: number, country: CountryInfo, langs: readonly string[]): string {
  const { code, sort, flag } = country;
  return JSON.stringify([place, code, sort, flag, writeNames((lang) => country.name(lang), langs)]);
}

export function readCountry(id: number, text: string): Placed<CountryInfo> {
  const [place, code, sort, flag, names] = JSON.parse(text) as [number, string, number, string, Names];
  return { place, thing: { id, code, sort, flag, name: readNames(names) } };
}

export function writeTeam(team: TeamInfo, langs: readonly string[]): string {
  const { countryId, leagueId, logo, colors, short } = team;
  return JSON.stringify([
    countryId,
    leagueId,
    logo,
    colors,
    short,
    writeNames((lang) => team.name(lang), langs),
  ]);
}

export function readTeam(id: number, text: string): TeamInfo {
  const [countryId, leagueId, logo, colors, short, names] = JSON.parse(text) as [
    number,
    number,
    string,
    readonly [string, string],
    string,
    Names,
  ];
  return { id, countryId, leagueId, logo, colors, short, name: readNames(names) };
}
