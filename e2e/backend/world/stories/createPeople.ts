/** Squads, coaches and grounds, computed from a world's teams. */
import { remember } from "../cache.ts";
import { cultureOf } from "../atlas/culture.ts";
import type { People, PlayerInfo, VenueInfo } from "./people.ts";
import { hashText, mix, unit } from "../random.ts";
import { drawSquad, freshName, SQUAD_PLACES } from "./squad.ts";
import type { CountryInfo, TeamInfo, World } from "../types.ts";
import { clubOf, drawVenue } from "../atlas/venue.ts";

/** The venue of an unknown team. */
const NOWHERE: VenueInfo = { name: "", city: "", capacity: 0 };

interface Side {
  readonly team: TeamInfo;
  readonly name: string;
  readonly country: CountryInfo;
  readonly women: boolean;
  readonly youth: boolean;
  readonly national: boolean;
}

/** The people of a world that makes up nobody. */
export const NOBODY: People = {
  squad: () => [],
  player: () => undefined,
  coach: () => "",
  venue: () => ({ name: "", city: "", capacity: 0 }),
  founded: () => 0,
};

/** Creates the people of a world; ages are right in `year`. */
export function createPeople(
  world: Pick<World, "countries" | "leagues" | "team" | "reportedNames">,
  { year }: { readonly year: number },
): People {
  const countries = new Map(world.countries.map((country) => [country.id, country]));
  const leagues = new Map(world.leagues.map((league) => [league.id, league]));
  const homelands = world.countries.filter(({ code }) => code !== "INT");

  function side(teamId: number): Side | undefined {
    const team = world.team(teamId);
    const country = team && countries.get(team.countryId);
    if (team === undefined || country === undefined) return undefined;
    const name = team.name("en_GB");
    return {
      team,
      name,
      country,
      women: / (Women|\(W\))$/.test(name),
      youth: name.endsWith(" U21"),
      national: leagues.get(team.leagueId)?.countryId !== team.countryId,
    };
  }

  const squad = remember(3000, (teamId): readonly PlayerInfo[] => {
    const own = side(teamId);
    if (own === undefined) return [];
    const { country, women, youth, national } = own;
    const abroad = national ? [] : homelands.filter(({ id }) => id !== country.id);
    return drawSquad({
      teamId,
      country,
      women,
      youth,
      abroad,
      year,
      known: world.reportedNames?.(teamId) ?? [],
    });
  });

  return {
    squad,
    player: (id) => squad(Math.floor(id / SQUAD_PLACES))[(id % SQUAD_PLACES) - 1],
    coach(teamId) {
      const own = side(teamId);
      if (own === undefined) return "";
      const hash = mix(hashText("coach"), teamId);
      const women = own.women && unit(hash, 1) < 0.4;
      const abroad = !own.national && unit(hash, 2) < 0.2 ? homelands[hash % homelands.length] : undefined;
      return freshName(cultureOf((abroad ?? own.country).code), women, hash, new Set());
    },
    venue(teamId) {
      const own = side(teamId);
      if (own === undefined) return NOWHERE;
      const league = leagues.get(own.team.leagueId);
      const size =
        own.women || own.youth ? 0.25 : league?.topLevel === true ? 1.2 : league?.listed === true ? 0.7 : 0.3;
      return drawVenue({ name: own.name, countryCode: own.country.code, size, national: own.national });
    },
    founded(teamId) {
      const own = side(teamId);
      if (own === undefined) return 0;
      const share = unit(mix(hashText("founded"), hashText(clubOf(own.name))), 1);
      return own.women ? 1975 + Math.floor(share * 40) : 1878 + Math.floor(share ** 1.6 * 105);
    },
  };
}
