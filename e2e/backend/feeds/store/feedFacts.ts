/** What pages read of a feed: the source's facts by our ids, each with its age. */
import type { FeedPart, IncidentFact, OddsFact, PlayerPlace, ScorePair, StatisticRow } from "../contract.ts";

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
  /** False if the source has no clock for this match: minutes are not shown. */
  readonly hasClock: boolean;
}

export interface TableRow {
  readonly teamId: number;
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** Last results, oldest first: W, D, L; "" if not said. */
  readonly form: string;
  readonly note: string;
}

export interface LeagueTable {
  readonly part: "total" | "home" | "away";
  /** "" for a single table. */
  readonly group: string;
  readonly rows: readonly TableRow[];
}

export interface LeagueScorer {
  readonly playerId: number;
  readonly name: string;
  readonly teamId: number | undefined;
  readonly goals: number;
  readonly assists: number | undefined;
  readonly penalties: number | undefined;
  readonly played: number | undefined;
}

export interface FieldPlayer {
  readonly id: number;
  readonly name: string;
  readonly number: number | undefined;
  readonly place: PlayerPlace | undefined;
  /** Row and column from the own goal, from 1, such as `2:3`; "" for none. */
  readonly grid: string;
}

export interface SideLineup {
  /** "" if not said. */
  readonly formation: string;
  readonly coach: string;
  readonly starters: readonly FieldPlayer[];
  readonly bench: readonly FieldPlayer[];
}

export interface SquadMember {
  readonly id: number;
  readonly name: string;
  readonly number: number | undefined;
  readonly place: PlayerPlace | undefined;
  readonly bornOn: string | undefined;
  readonly age: number | undefined;
  readonly nationality: string;
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
  lineups(matchId: number): Dated<{ readonly home: SideLineup; readonly away: SideLineup }> | undefined;
  statistics(matchId: number): Dated<readonly StatisticRow[]> | undefined;
  odds(matchId: number): Dated<readonly OddsFact[]> | undefined;
  /** Tables of the season, as the source has them. */
  standings(leagueId: number): Dated<readonly LeagueTable[]> | undefined;
  /** Most goals first. */
  scorers(leagueId: number): Dated<readonly LeagueScorer[]> | undefined;
  squad(
    teamId: number,
  ): Dated<{ readonly coach: string; readonly players: readonly SquadMember[] }> | undefined;
  /** Address of a logo at the source's host, for the fetcher of pictures; undefined for none. */
  teamLogo(teamId: number): string | undefined;
  leagueLogo(leagueId: number): string | undefined;
  /** The season of a league that its matches and tables are of; "" if not said. */
  season(leagueId: number): string;
  venueOf(teamId: number): string | undefined;
  foundedIn(teamId: number): number | undefined;
}
