/** Adds a country's football to the map: its tiers, regional, women's and under-21 leagues and its cup. */
import type { AtlasBuilder } from "./atlasBuilder.ts";
import { clubNames, shortCode } from "./clubNames.ts";
import { CONTINENT_PHASE, CUP_CYCLE_WEEKS } from "./continents.ts";
import type { CountrySeed } from "../data/seed.ts";
import { mix } from "../random.ts";

/** The clubs of a country's first tier, best first. */
export interface FirstTier {
  readonly seed: CountrySeed;
  readonly clubs: readonly number[];
}

/** True if the country's clubs play in the cup of their continent. */
export const sendsClubs = (seed: CountrySeed): boolean => (seed.big ?? false) || seed.region === "africa";

/** Adds all competitions of a seed row; `index` spreads the cup weeks of countries over the year. */
export function addNationalLeagues(atlas: AtlasBuilder, seed: CountrySeed, index: number): FirstTier {
  const { region, big = false } = seed;
  const countryId = atlas.addCountry(seed.code);
  const tiers = tiersOf(seed);
  const total = tiers.reduce((sum, tier) => sum + tier.size, 0);
  const names = clubNames(seed.style, seed.cities.split(","), total, mix(atlas.hash, countryId));
  const continent = CONTINENT_PHASE[region];
  const spread = (index * 3) % CUP_CYCLE_WEEKS;
  const cupPhase = spread === continent ? (continent + 2) % CUP_CYCLE_WEEKS : spread;
  // Second tiers overseas also play in cup weeks: otherwise the hours that only they can fill would have too few matches.
  const cupTiers = region === "americas" || region === "asia" ? 1 : 2;

  const addTeams = (from: number, size: number, suffix: string): readonly number[] =>
    names
      .slice(from, from + size)
      .map(({ name, city }, place) =>
        atlas.addTeam(countryId, shortCode(city, mix(atlas.hash, from + place)), () => name + suffix),
      );

  let next = 0;
  const teamsByTier = tiers.map(({ kind, size, offset, level }) => {
    const teamIds = addTeams(next, size, "");
    next += size;
    const first = level === 1;
    atlas.addLeague({
      kind,
      countryId,
      region,
      offset,
      level,
      teamIds,
      phases: [
        ...(seed.cup && level <= cupTiers ? [cupPhase] : []),
        ...(first && sendsClubs(seed) ? [continent] : []),
      ],
      topLevel: big && first,
      listed: first || (big && level === 2),
      coverage: level <= 2 ? "all" : level === 3 ? "first" : "none",
      ...(big && first ? { sort: 20 + countryId } : {}),
    });
    return teamIds;
  });

  // Women's and under-21 teams belong to the same clubs as the men's, best clubs first.
  const base = { countryId, region, offset: seed.offset * 60 };
  if (seed.women !== undefined) {
    const teamIds = addTeams(0, seed.women, " Women");
    const coverage = big ? "all" : "first";
    atlas.addLeague({
      ...base,
      kind: "women",
      level: 3,
      teamIds,
      phases: [],
      listed: big,
      coverage,
      sort: 500 + countryId,
    });
  }
  if (seed.under21 !== undefined) {
    const teamIds = addTeams(0, seed.under21, " U21");
    atlas.addLeague({
      ...base,
      kind: "under21",
      level: 4,
      teamIds,
      phases: [],
      listed: false,
      coverage: "first",
      sort: 600 + countryId,
    });
  }
  if (seed.cup) {
    const teamIds = teamsByTier.slice(0, cupTiers).flat();
    const sort = (big ? 60 : 300) + countryId;
    atlas.addLeague({
      ...base,
      kind: "cup",
      level: 1,
      teamIds,
      phases: [cupPhase],
      cup: true,
      listed: big,
      sort,
    });
  }
  return { seed, clubs: teamsByTier[0] ?? [] };
}

function tiersOf(seed: CountrySeed) {
  const kinds = [seed.first, "second", "third", "fourth"] as const;
  return [
    ...seed.tiers.map((size, tier) => ({
      size,
      offset: seed.offset * 60,
      kind: kinds[tier] ?? ("fourth" as const),
      level: tier + 1,
    })),
    ...(seed.regional ?? []).map(({ part, size, offset = seed.offset }) => ({
      size,
      offset: offset * 60,
      kind: `region${part}` as const,
      level: seed.tiers.length + 1,
    })),
  ];
}
