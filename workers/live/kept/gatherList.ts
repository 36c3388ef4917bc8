// Gathers what the core knows now of a list, in the form in which the server sends lists.
import type { Country, League, Match, MatchList, Odds, TeamName } from "#domain/match/match.ts";
import type { ListRequest } from "../matches/lists.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import { LIST_PROVIDER_ID, type OddsBook } from "../matches/oddsBook.ts";

/** Where the core keeps what it knows. */
interface Known {
  readonly store: MatchStore;
  readonly names: NameDirectory;
  readonly odds: OddsBook;
}

/** A list of the matches `ids`, or of all running ones, as they are now; without those whose names are not known. */
export function gatherList(
  { context, scope }: ListRequest,
  ids: ReadonlySet<number>,
  { store, names, odds }: Known,
): MatchList {
  const { language } = context;
  const matches: Match[] = [];
  const leagues = new Map<number, League>();
  const countries = new Map<number, Country>();
  const teams = new Map<number, TeamName>();
  const prices = new Map<number, Odds>();
  for (const match of store.matches.values()) {
    const isIn = scope.kind === "live" ? store.isRunning(match) : ids.has(match.id);
    if (!isIn || !names.knows(language, match.teamIds.home)) continue;
    matches.push(match);
    for (const id of [match.teamIds.home, match.teamIds.away]) teams.set(id, names.team(language, id));
    const league = store.leagues.get(match.leagueId);
    if (league) leagues.set(league.id, league);
    const country = league && store.countries.get(league.countryId);
    if (country) countries.set(country.id, country);
    const price = odds.price(LIST_PROVIDER_ID, match.id);
    if (price) prices.set(match.id, price);
  }
  return {
    matches,
    leagues: [...leagues.values()],
    countries: [...countries.values()],
    names: {
      teams,
      leagues: new Map([...leagues.keys()].map((id) => [id, names.league(language, id)])),
      countries: new Map([...countries.keys()].map((id) => [id, names.country(language, id)])),
    },
    odds: prices,
    dropped: 0,
  };
}
