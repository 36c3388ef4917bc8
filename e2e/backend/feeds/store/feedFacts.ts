/** What pages read of a feed: the source's facts by our ids, each with its age. */
import type {
  FeedPart,
  IncidentFact,
  ScorePair,
  ScorerRow,
  SquadFact,
  StandingRow,
  StandingsTable,
  StatisticRow,
  TeamLineup,
} from "../contract.ts";

/** A fact and the instant (epoch ms) of which it is. */
export interface Dated<Value> {
  readonly asOf: number;
  readonly value: Value;
}

/** Facts of a match that its list row does not hold. */
export interface MatchNotes {
  /** The source's number of the round; undefined in cups and where it is not said. */
  readonly round: number | undefined;
  /** The source's word for a cup stage, "" for none. */
  readonly stage: string;
  readonly season: string;
  readonly venue: string;
  readonly referee: string;
  readonly regular: ScorePair | undefined;
  readonly extra: ScorePair | undefined;
  readonly penalties: ScorePair | undefined;
}

/** The source's table, with our ids of the teams. */
export interface LeagueTable extends Omit<StandingsTable, "rows"> {
  readonly rows: readonly (Omit<StandingRow, "teamId"> & { readonly teamId: number })[];
}

/** Players have no page, so that they keep the source's ids. */
type LeagueScorer = Omit<ScorerRow, "teamId"> & { readonly teamId: number | undefined };

export interface MatchLineups {
  readonly home: TeamLineup | undefined;
  readonly guest: TeamLineup | undefined;
}

/** A need of an opened page, with our ids. */
export type PageNeed =
  | { readonly kind: "match"; readonly matchId: number }
  | { readonly kind: "odds"; readonly matchId: number }
  | { readonly kind: "standings"; readonly leagueId: number }
  | { readonly kind: "scorers"; readonly leagueId: number }
  | { readonly kind: "team"; readonly teamId: number };

/** Every function answers undefined for an id that is not known, and for what the source has not said. */
export interface FeedFacts {
  readonly gives: ReadonlySet<FeedPart>;
  /**
   * Asks the source for what an opened page needs, within the share of calls for pages. Resolves when the facts
   * are stored, when they are fresh enough already, or when they cannot be had now; never rejects.
   */
  want(need: PageNeed): Promise<void>;
  notes(matchId: number): MatchNotes | undefined;
  /** In the order of play. */
  incidents(matchId: number): Dated<readonly IncidentFact[]> | undefined;
  lineups(matchId: number): Dated<MatchLineups> | undefined;
  statistics(matchId: number): Dated<readonly StatisticRow[]> | undefined;
  /** Tables of the season, as the source has them. */
  standings(leagueId: number): Dated<readonly LeagueTable[]> | undefined;
  /** Most goals first. */
  scorers(leagueId: number): Dated<readonly LeagueScorer[]> | undefined;
  squad(teamId: number): Dated<SquadFact> | undefined;
  /** Address of a logo at the source's host, for the fetcher of pictures; undefined for none. */
  teamLogo(teamId: number): string | undefined;
  leagueLogo(leagueId: number): string | undefined;
  venueOf(teamId: number): string | undefined;
  foundedIn(teamId: number): number | undefined;
}
