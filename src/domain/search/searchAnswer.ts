// The result of a search.
import type { FixtureLine } from "../match/fixture.ts";
import type { CountryRef, LeagueRef, PlayerRef, TeamRef } from "../match/references.ts";

export interface SearchAnswer {
  /** The query that this answers. */
  readonly query: string;
  readonly leagues: readonly LeagueRef[];
  readonly teams: readonly (TeamRef & { readonly country: CountryRef })[];
  readonly players: readonly (PlayerRef & { readonly team: TeamRef | undefined })[];
  readonly matches: readonly FixtureLine[];
}

/** Currently popular searches. */
export interface PopularSearches {
  readonly leagues: readonly LeagueRef[];
  readonly teams: readonly (TeamRef & { readonly country: CountryRef })[];
}
