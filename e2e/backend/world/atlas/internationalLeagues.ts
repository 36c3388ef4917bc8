/** Adds international football to the map: cups of clubs by continent, and leagues of national teams. */
import type { AtlasBuilder } from "./atlasBuilder.ts";
import { CONTINENT_OFFSET, CONTINENT_PHASE } from "./continents.ts";
import { countryName } from "./countryNames.ts";
import { NATIONS } from "../data/nations.ts";
import type { Region } from "../data/seed.ts";
import type { LeagueKind } from "./leagueNames.ts";
import { sendsClubs, type FirstTier } from "./nationalLeagues.ts";

const REGIONS = ["europe", "americas", "asia", "africa"] as const;

/** Adds the club cups and the nations leagues under the pseudo country `internationalId`. */
export function addInternationalLeagues(
  atlas: AtlasBuilder,
  internationalId: number,
  firstTiers: readonly FirstTier[],
): void {
  for (const [place, region] of REGIONS.entries()) {
    const entrants = firstTiers.filter(({ seed }) => seed.region === region && sendsClubs(seed));
    const wanted = region === "europe" ? 32 : 16;
    // Every country sends its first team, then its second, until the pool is full.
    const pool = [0, 1, 2, 3, 4].flatMap((rank) =>
      entrants.flatMap(({ clubs }) => clubs.slice(rank, rank + 1)),
    );
    atlas.addLeague({
      kind: `${region}Clubs`,
      countryId: internationalId,
      region,
      offset: CONTINENT_OFFSET[region],
      level: 1,
      teamIds: pool.slice(0, wanted),
      phases: [CONTINENT_PHASE[region]],
      cup: true,
      listed: true,
      topLevel: region === "europe",
      sort: 1 + place,
    });
  }
  const leagues: readonly (readonly [LeagueKind, Region, number, string])[] = [
    ["europeNations", "europe", 20, ""],
    ["americasNations", "americas", 18, ""],
    ["asiaNations", "asia", 20, ""],
    ["africaNations", "africa", 20, ""],
    ["womenNations", "europe", 16, " (W)"],
    ["under21Nations", "europe", 24, " U21"],
  ];
  for (const [place, [kind, region, size, suffix]] of leagues.entries()) {
    const teamIds = NATIONS[region].slice(0, size).map((code) => {
      const countryId = atlas.countries.find((country) => country.code === code)?.id ?? internationalId;
      return atlas.addTeam(countryId, code.slice(-3), (lang) => countryName(code, lang) + suffix);
    });
    const offset = CONTINENT_OFFSET[region];
    atlas.addLeague({
      kind,
      countryId: internationalId,
      region,
      offset,
      level: 1,
      teamIds,
      phases: [],
      roundsPerWeek: 1,
      listed: true,
      sort: 10 + place,
    });
  }
}
