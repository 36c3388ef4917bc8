// The season that a league's page shows: the one in the address if the league has it, else the current one.
import { useSearch } from "@tanstack/react-router";
import type { LeagueProfile } from "#domain/league/league.ts";
import { type PageData, usePageData } from "#state/pageData/usePageData.ts";
import { type LeagueSearch, readLeagueSearch } from "./leagueSearch.ts";

export interface LeagueSeason {
  readonly profile: PageData<LeagueProfile>;
  readonly search: LeagueSearch;
  /** For calls; undefined is the current season. */
  readonly seasonId: number | undefined;
  /** False until it is known whether the league has the season of the address. */
  readonly settled: boolean;
}

export function useLeagueSeason(leagueId: number): LeagueSeason {
  // Parsed again here, because the posts tab has another query.
  const search = useSearch({ strict: false, select: readLeagueSearch, structuralSharing: true });
  const profile = usePageData("leagueProfile", { leagueId });
  const known = profile.data?.seasons.some(({ id }) => id === search.season) ?? false;
  return {
    profile,
    search,
    seasonId: known ? search.season : undefined,
    settled: search.season === undefined || profile.data !== undefined,
  };
}

/** Parameters of a call about a season; without `seasonId` it is about the current one. */
export function ofSeason(
  leagueId: number,
  seasonId: number | undefined,
): { readonly leagueId: number; readonly seasonId?: number } {
  return seasonId === undefined ? { leagueId } : { leagueId, seasonId };
}
