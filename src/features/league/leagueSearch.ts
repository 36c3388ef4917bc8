// The state of a league page in its address: tab, season and round; an invalid value is dropped without the others.
import { readId } from "#domain/ids.ts";
import { LEAGUE_TABS, type LeagueTab } from "#domain/league/league.ts";

export interface LeagueSearch {
  /** Absent is the first. */
  readonly tab?: LeagueTab | undefined;
  /** Id of a season; absent is the current one. */
  readonly season?: number | undefined;
  /** From 1; absent is the round being played or played next. */
  readonly round?: number | undefined;
}

/**
 * Reads the query of a league page. A dropped value is present as undefined, because the router merges the result over
 * the raw query, which still has the bad value.
 */
export function readLeagueSearch({ tab, season, round }: Record<string, unknown>): LeagueSearch {
  return {
    tab: LEAGUE_TABS.find((known) => known === tab),
    season: readId(season),
    round: readId(round),
  };
}
