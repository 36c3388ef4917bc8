// Searches and groups leagues for the league picker, ignoring accents and case.
import { foldWords } from "#domain/search/foldText.ts";

/** The fields of a league that the picker uses. */
export interface ChoosableLeague {
  readonly name: string;
  readonly country: string;
  readonly countryId: number;
  readonly flag: string;
}

export interface CountryGroup<League extends ChoosableLeague> {
  readonly countryId: number;
  readonly country: string;
  readonly flag: string;
  readonly leagues: readonly League[];
}

/** The leagues whose name or country contains every word of the query; all for an empty query. */
export function searchLeagues<League extends ChoosableLeague>(
  leagues: readonly League[],
  query: string,
): readonly League[] {
  if (query.trim() === "") return leagues;
  const words = foldWords(query);
  // A query of punctuation only matches nothing.
  if (words.length === 0) return [];
  return leagues.filter((league) => {
    const text = foldWords(`${league.name} ${league.country}`).join(" ");
    return words.every((word) => text.includes(word));
  });
}

/** Leagues by country; countries and leagues keep their original order. */
export function groupByCountry<League extends ChoosableLeague>(
  leagues: readonly League[],
): readonly CountryGroup<League>[] {
  const groups = new Map<number, { countryId: number; country: string; flag: string; leagues: League[] }>();
  for (const league of leagues) {
    const { countryId, country, flag } = league;
    let group = groups.get(countryId);
    if (!group) {
      group = { countryId, country, flag, leagues: [] };
      groups.set(countryId, group);
    }
    group.leagues.push(league);
  }
  return [...groups.values()];
}
