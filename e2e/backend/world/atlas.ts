/** The fixed map of the world: countries, competitions and clubs, the same for every seed of the same size. */
import { clubColors, clubNames, shortCode } from "./clubNames.ts";
import { countryName } from "./countryNames.ts";
import { AFRICA } from "./data/africa.ts";
import { AMERICAS } from "./data/americas.ts";
import { ASIA_PACIFIC } from "./data/asiaPacific.ts";
import { EUROPE } from "./data/europe.ts";
import { NATIONS } from "./data/nations.ts";
import type { CountrySeed, Region } from "./data/seed.ts";
import { leagueName, type LeagueKind } from "./leagueNames.ts";
import { mix, pick } from "./random.ts";
import type { CountryInfo, Lang, LeagueInfo, TeamInfo } from "./types.ts";

/** A competition with what the fixture list and the match model need to know. */
export interface League extends LeagueInfo {
  readonly kind: LeagueKind;
  readonly region: Region;
  /** Minutes from UTC in which kick-off times are chosen. */
  readonly offset: number;
  /** 1 is the best; lower tiers have weaker teams. */
  readonly level: number;
  /** Teams of a round robin, or the pool a cup draws from. */
  readonly teamIds: readonly number[];
  readonly roundsPerWeek: 1 | 2;
  /** Weeks (modulo 8) in which a league pauses for cups, or a cup plays. */
  readonly phases: readonly number[];
  /** How many providers offer prices: none, only the first, all. */
  readonly coverage: "none" | "first" | "all";
  /** Average goals against the world's average. */
  readonly goals: number;
}

export interface Atlas {
  readonly countries: readonly CountryInfo[];
  readonly leagues: readonly League[];
  readonly teams: ReadonlyMap<number, TeamInfo>;
}

const COLORS = [
  "#3b82f6",
  "#0d9488",
  "#b45309",
  "#7c3aed",
  "#be123c",
  "#15803d",
  "#0369a1",
  "#a21caf",
  "#c2410c",
  "#4d7c0f",
  "#4338ca",
  "#0f766e",
] as const;
/** In these weeks (modulo 8) the clubs of a continent meet; domestic cups keep out of them. */
const CONTINENT_PHASE: Readonly<Record<Region, number>> = { europe: 7, americas: 3, asia: 5, africa: 1 };
const CONTINENT_OFFSET: Readonly<Record<Region, number>> = {
  europe: 60,
  americas: -240,
  asia: 480,
  africa: 60,
};
const INTERNATIONAL_ID = 1;

/** Builds the map; cheap enough to be built once per process. */
export function createAtlas(hash: number): Atlas {
  const countries: CountryInfo[] = [];
  const leagues: League[] = [];
  const teams = new Map<number, TeamInfo>();
  const seeds = [...EUROPE, ...AMERICAS, ...ASIA_PACIFIC, ...AFRICA];

  const addCountry = (code: string): number => {
    const id = countries.length + 1;
    countries.push({ id, code, sort: id, flag: `${id}.svg`, name: (lang) => countryName(code, lang) });
    return id;
  };
  const addTeam = (
    countryId: number,
    leagueId: number,
    short: string,
    name: (lang: Lang) => string,
  ): number => {
    const id = 1001 + teams.size;
    const teamHash = mix(hash, id);
    // A few clubs have no crest, as in real feeds.
    const logo = teamHash % 60 === 0 ? "" : `${id}.svg`;
    teams.set(id, { id, countryId, leagueId, logo, colors: clubColors(teamHash), short, name });
    return id;
  };
  type Draft = Pick<League, "kind" | "countryId" | "region" | "offset" | "level" | "teamIds" | "phases"> &
    Partial<League>;
  const addLeague = (draft: Draft): void => {
    const id = leagues.length + 1;
    const h = mix(hash, id);
    leagues.push({
      listed: draft.level <= 2,
      topLevel: false,
      cup: false,
      roundsPerWeek: 2,
      coverage: "all",
      ...draft,
      id,
      color: pick(COLORS, h),
      sort: draft.sort ?? draft.level * 100 + draft.countryId,
      goals: 0.88 + (h % 100) / 320,
      name: (lang) => leagueName(draft.kind, lang),
    });
  };

  addCountry("INT");
  const firstTiers = seeds.map((seed, index) => addNational(seed, index));
  addInternational();
  return { countries, leagues, teams };

  function addNational(seed: CountrySeed, index: number): { seed: CountrySeed; clubs: readonly number[] } {
    const countryId = addCountry(seed.code);
    const { region, big = false } = seed;
    const offset = seed.offset * 60;
    const tiers = [
      ...seed.tiers.map((size, tier) => ({
        size,
        offset,
        kind: ([seed.first, "second", "third", "fourth"] as const)[tier] ?? ("fourth" as const),
        level: tier + 1,
      })),
      ...(seed.regional ?? []).map((part) => ({
        size: part.size,
        offset: (part.offset ?? seed.offset) * 60,
        kind: `region${part.part}` as const,
        level: seed.tiers.length + 1,
      })),
    ];
    const total = tiers.reduce((sum, tier) => sum + tier.size, 0);
    const names = clubNames(seed.style, seed.cities.split(","), total, mix(hash, countryId));
    const continent = CONTINENT_PHASE[region];
    // American second tiers play on through cup weeks: the continent's evenings would be too quiet.
    const cupTiers = region === "americas" ? 1 : 2;
    const cupPhase = (index * 3) % 8 === continent ? (continent + 2) % 8 : (index * 3) % 8;

    let next = 0;
    const tierTeams = tiers.map((tier) => {
      const leagueId = leagues.length + 1;
      const teamIds = names
        .slice(next, next + tier.size)
        .map(({ name, city }) => addTeam(countryId, leagueId, shortCode(city, mix(hash, next)), () => name));
      next += tier.size;
      const continental = big || region === "africa";
      const phases = [
        ...(seed.cup && tier.level <= cupTiers ? [cupPhase] : []),
        ...(continental && tier.level === 1 ? [continent] : []),
      ];
      addLeague({
        kind: tier.kind,
        countryId,
        region,
        offset: tier.offset,
        level: tier.level,
        teamIds,
        phases,
        topLevel: big && tier.level === 1,
        listed: tier.level === 1 || (big && tier.level === 2),
        coverage: tier.level <= 2 ? "all" : tier.level === 3 ? "first" : "none",
        ...(big && tier.level === 1 ? { sort: 20 + countryId } : {}),
      });
      return teamIds;
    });
    const clubs = tierTeams[0] ?? [];

    for (const [kind, size] of [
      ["women", seed.women],
      ["under21", seed.under21],
    ] as const) {
      if (size === undefined) continue;
      const leagueId = leagues.length + 1;
      const suffix = kind === "women" ? "Women" : "U21";
      // The same clubs as in the men's tiers, best first.
      const teamIds = names
        .slice(0, size)
        .map(({ name, city }, i) =>
          addTeam(countryId, leagueId, shortCode(city, mix(hash, i)), () => `${name} ${suffix}`),
        );
      addLeague({
        kind,
        countryId,
        region,
        offset,
        level: 4,
        teamIds,
        phases: [],
        listed: big && kind === "women",
        coverage: kind === "women" && big ? "all" : "first",
        sort: (kind === "women" ? 500 : 600) + countryId,
      });
    }
    if (seed.cup) {
      const pool = tierTeams.slice(0, cupTiers).flat();
      addLeague({
        kind: "cup",
        countryId,
        region,
        offset,
        level: 1,
        teamIds: pool,
        phases: [cupPhase],
        cup: true,
        listed: big,
        sort: (big ? 60 : 300) + countryId,
      });
    }
    return { seed, clubs };
  }

  function addInternational(): void {
    for (const region of ["europe", "americas", "asia", "africa"] as const) {
      const entrants = firstTiers.filter(
        ({ seed }) => seed.region === region && (seed.big || region === "africa"),
      );
      const wanted = region === "europe" ? 32 : 16;
      // Every country sends its first team, then its second, until the draw is full.
      const pool = [0, 1, 2, 3, 4].flatMap((place) =>
        entrants.flatMap(({ clubs }) => clubs.slice(place, place + 1)),
      );
      addLeague({
        kind: `${region}Clubs`,
        countryId: INTERNATIONAL_ID,
        region,
        offset: CONTINENT_OFFSET[region],
        level: 1,
        teamIds: pool.slice(0, wanted),
        phases: [CONTINENT_PHASE[region]],
        cup: true,
        listed: true,
        topLevel: region === "europe",
        sort: leagues.length % 10,
      });
    }
    const nations = (codes: readonly string[], kind: LeagueKind, region: Region, suffix: string): void => {
      const leagueId = leagues.length + 1;
      const teamIds = codes.map((code) => {
        const countryId = countries.find((country) => country.code === code)?.id ?? INTERNATIONAL_ID;
        return addTeam(countryId, leagueId, code.slice(-3), (lang) => `${countryName(code, lang)}${suffix}`);
      });
      addLeague({
        kind,
        countryId: INTERNATIONAL_ID,
        region,
        offset: CONTINENT_OFFSET[region],
        level: 1,
        teamIds,
        phases: [],
        roundsPerWeek: 1,
        listed: true,
        sort: 10 + (leagues.length % 10),
      });
    };
    nations(NATIONS.europe.slice(0, 20), "europeNations", "europe", "");
    nations(NATIONS.americas, "americasNations", "americas", "");
    nations(NATIONS.asia, "asiaNations", "asia", "");
    nations(NATIONS.africa, "africaNations", "africa", "");
    nations(NATIONS.europe.slice(0, 16), "womenNations", "europe", " (W)");
    nations(NATIONS.europe.slice(0, 24), "under21Nations", "europe", " U21");
  }
}
