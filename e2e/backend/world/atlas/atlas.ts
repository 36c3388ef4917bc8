/** The map of the world: countries, competitions and teams, generated once from the seed. */
import { createAtlasBuilder, type League } from "./atlasBuilder.ts";
import { AFRICA } from "../data/africa.ts";
import { AMERICAS } from "../data/americas.ts";
import { ASIA_PACIFIC } from "../data/asiaPacific.ts";
import { NORTH_EAST_EUROPE } from "../data/northEastEurope.ts";
import { WESTERN_EUROPE } from "../data/westernEurope.ts";
import { addInternationalLeagues } from "./internationalLeagues.ts";
import { addNationalLeagues } from "./nationalLeagues.ts";
import type { CountryInfo, TeamInfo } from "../types.ts";

export interface Atlas {
  readonly countries: readonly CountryInfo[];
  readonly leagues: readonly League[];
  readonly teams: ReadonlyMap<number, TeamInfo>;
}

/** Generates the map; ids start at 1 (countries, leagues) and 1001 (teams) in the order of the data files. */
export function createAtlas(hash: number): Atlas {
  const builder = createAtlasBuilder(hash);
  const internationalId = builder.addCountry("INT");
  const seeds = [...WESTERN_EUROPE, ...NORTH_EAST_EUROPE, ...AMERICAS, ...ASIA_PACIFIC, ...AFRICA];
  const firstTiers = seeds.map((seed, index) => addNationalLeagues(builder, seed, index));
  addInternationalLeagues(builder, internationalId, firstTiers);
  return builder;
}
