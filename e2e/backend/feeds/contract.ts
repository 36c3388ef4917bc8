/** The interface between a football source and the rest of the feed machinery: calls, answers, facts. */

/** The names of `--feed`. */
export const FEED_IDS = ["openligadb", "football-data", "api-football", "openfootball"] as const;
export type FeedId = (typeof FEED_IDS)[number];

/** What a source may have. Pages and lists leave out what it has not. */
export type FeedPart =
  | "clock"
  | "halfTime"
  | "cards"
  | "lineups"
  | "incidents"
  | "statistics"
  | "odds"
  | "standings"
  | "scorers"
  | "squads";

interface FeedTerms {
  readonly name: string;
  readonly homepage: string;
  readonly licence: string;
  readonly attribution: string;
}

/** At most `calls` in any `perMs`, or since the last midnight in UTC. */
export interface FeedLimit {
  readonly calls: number;
  readonly perMs: number;
  readonly resetsAtUtcMidnight?: boolean;
}

/** Ms between two reads, by what the day's matches do. */
export interface FeedPace {
  /** Nothing within 15 min, or no page is open. */
  readonly idleMs: number;
  /** A match is near or running. "rest" divides the rest of the day's calls by the play that is left. */
  readonly liveMs: number | "rest";
  /** The 30 min after the last end; 0 is one single read. */
  readonly afterMs: number;
}

/** A source of football data. Everything in it is pure: no network, no clock. */
export interface FeedAdapter {
  readonly id: FeedId;
  readonly terms: FeedTerms;
  /** One line for `--feed list`. */
  readonly coverage: string;
  /** Origin and common path of all calls, without a slash at the end; "" for a folder of files. */
  readonly base: string;
  /** The environment variable of the key, and the request header that carries it. */
  readonly key?: { readonly variable: string; readonly header: string };
  /** Our ceilings, below those of the source. */
  readonly limits: readonly FeedLimit[];
  readonly pace: FeedPace;
  /** True if the plan of most keys delays scores. */
  readonly delayed?: boolean;
  readonly gives: ReadonlySet<FeedPart>;
  /** Lists are read for so many days before and after today; undefined where they are those of whole seasons. */
  readonly daysAround?: number;
  /** The calls that answer a need, cheapest first; none if the source has no answer. */
  calls(need: FeedNeed, known: KnownLeagues): readonly FeedCall[];
  /** Never throws. */
  read(call: FeedCall, answer: FeedAnswer): FeedRead;
}

/** Ids are the source's. `date` is `YYYY-MM-DD` in UTC. */
export type FeedNeed =
  | { readonly kind: "leagues" }
  | { readonly kind: "day"; readonly date: string }
  | { readonly kind: "live" }
  | { readonly kind: "match"; readonly ids: readonly string[] }
  | { readonly kind: "odds"; readonly matchId: string }
  | { readonly kind: "standings" | "scorers"; readonly leagueId: string }
  | { readonly kind: "team"; readonly teamId: string };

/** A league as far as calls need it. */
export interface KnownLeague {
  readonly id: string;
  /** The source's code, as in `--feed-leagues`. */
  readonly code: string;
  readonly season: string;
  /** Rounds with a match that runs, is near, or ended in the last 30 min; else the next one. The source's numbers. */
  readonly activeRounds: readonly number[];
}

export interface KnownLeagues {
  readonly leagues: readonly KnownLeague[];
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  /** The codes of `--feed-leagues` in lower case; undefined allows all. */
  readonly allowed: ReadonlySet<string> | undefined;
}

/** One request. It is stored in recordings as it is. */
export interface FeedCall {
  /** Path and query after `base`. */
  readonly path: string;
  /** Which shape the answer has; the adapter's own word. */
  readonly reads: string;
  /** The league, match or team that the call is about, as the source's id. */
  readonly about?: string;
  /** A cheap call that tells a mark: the calls after it, up to the next check, are made if the mark differs. */
  readonly check?: boolean;
  /** The call is left out while its last answer is younger than this (ms), unless a check has told a change. */
  readonly staleMs?: number;
}

export interface FeedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Epoch ms. */
  readonly receivedAt: number;
}

export type FeedFault = "THROTTLED" | "QUOTA" | "PLAN" | "KEY" | "DOWN" | "UNREADABLE";

export interface FeedBudget {
  /** Calls left as the source counts them. */
  readonly left: number;
  readonly untilMs: number;
  /** Ceilings of a plan that is larger than the free one. */
  readonly limits?: readonly FeedLimit[];
}

export type FeedRead =
  | {
      readonly ok: true;
      readonly asOf: number;
      readonly facts: Facts;
      readonly budget?: FeedBudget;
    }
  | { readonly ok: false; readonly reason: FeedFault; readonly retryAt?: number };

/**
 * What an answer says, with the source's ids. In a fact `undefined` means "not said" and keeps what is known,
 * null means "said: none".
 */
export interface Facts {
  readonly leagues?: readonly LeagueFact[];
  readonly teams?: readonly TeamFact[];
  readonly matches?: readonly MatchFact[];
  readonly standings?: StandingsFact;
  readonly scorers?: ScorersFact;
  readonly lineups?: readonly LineupsFact[];
  readonly incidents?: readonly IncidentsFact[];
  readonly statistics?: readonly StatisticsFact[];
  readonly odds?: readonly OddsFact[];
  readonly squad?: SquadFact;
  /** The answer of a check: another text means a change. */
  readonly mark?: string;
  /** The answer lists every match of this scope: one that is known and not listed is gone. */
  readonly complete?: MatchScope;
  /** The matches are those of a season: they are kept until the next one, for tables and pages. */
  readonly wholeSeason?: boolean;
}

/** All matches with kick-off in [fromMs, toMs), or all of a league's round. */
export type MatchScope =
  | {
      readonly kind: "time";
      readonly fromMs: number;
      readonly toMs: number;
      readonly leagueId?: string;
    }
  | {
      readonly kind: "round";
      readonly leagueId: string;
      readonly season: string;
      readonly round: number;
    };

export type ScorePair = readonly [home: number, away: number];

export interface LeagueFact {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Names by the first letters of a language code, such as `de`. */
  readonly names?: Readonly<Record<string, string>>;
  /** ISO 3166 alpha-2, `GB-ENG` and the like, or `INT`. */
  readonly country?: string;
  readonly season?: string;
  readonly cup?: boolean;
  readonly logo?: string | null;
  /** Smaller is more important. */
  readonly sort?: number;
  /** True for a league that lists show first; undefined counts as true. */
  readonly topLevel?: boolean;
}

export interface TeamFact {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string;
  /** Two to four letters. */
  readonly code?: string;
  readonly logo?: string | null;
  readonly country?: string;
  readonly venue?: string;
  readonly founded?: number;
}

export interface MatchFact {
  readonly id: string;
  readonly leagueId: string;
  readonly season?: string;
  readonly homeId: string;
  readonly awayId: string;
  /** Epoch ms. */
  readonly kickoffAt?: number;
  /** Our state (docs/product.md#match-states); undefined if the source said nothing that has one. */
  readonly state?: number;
  /** Goals in play, extra time included, shoot-out excluded. */
  readonly score?: ScorePair | null;
  /** The source says that the match is over, and has not given its final score. */
  readonly finalScoreMissing?: boolean;
  readonly halfTime?: ScorePair | null;
  /** After 90 minutes, for matches with extra time. */
  readonly regular?: ScorePair | null;
  /** Goals of extra time alone. */
  readonly extra?: ScorePair | null;
  readonly penalties?: ScorePair | null;
  /** Who advances: 1 home, 2 away. */
  readonly winner?: 1 | 2 | null;
  /** Start of the running period, computed from a minute; absent without a clock. */
  readonly periodStartedAt?: number;
  readonly addedTime?: number;
  readonly red?: ScorePair;
  readonly yellow?: ScorePair;
  readonly hasLineup?: boolean;
  readonly neutral?: boolean;
  /** The source's number of the round; `stage` is its word for a cup stage. */
  readonly round?: number;
  readonly stage?: string;
  readonly venue?: string;
  readonly referee?: string;
}

export interface StandingRow {
  readonly teamId: string;
  /** From 1. */
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** Last results, oldest first: W, D, L. */
  readonly form?: string;
  /** The source's words for what a rank gives, such as a promotion. */
  readonly note?: string;
}

export interface StandingsTable {
  readonly part: "total" | "home" | "away";
  /** Name of the group, "" for a single table. */
  readonly group: string;
  readonly rows: readonly StandingRow[];
}

export interface StandingsFact {
  readonly leagueId: string;
  readonly season: string;
  readonly tables: readonly StandingsTable[];
}

export interface ScorerRow {
  readonly playerId: string;
  readonly name: string;
  readonly teamId: string | undefined;
  readonly goals: number;
  readonly assists?: number;
  readonly penalties?: number;
  readonly played?: number;
}

export interface ScorersFact {
  readonly leagueId: string;
  readonly season: string;
  /** Most goals first. */
  readonly rows: readonly ScorerRow[];
}

export type PlayerPlace = "goalkeeper" | "defender" | "midfielder" | "forward";

export interface LineupPlayer {
  readonly id: string;
  readonly name: string;
  readonly number?: number;
  readonly place?: PlayerPlace;
  /** Row and column from the own goal, from 1, such as `2:3`. */
  readonly grid?: string;
}

export interface TeamLineup {
  readonly teamId: string;
  readonly formation?: string;
  readonly coach?: string;
  readonly starters: readonly LineupPlayer[];
  readonly bench: readonly LineupPlayer[];
}

interface LineupsFact {
  readonly matchId: string;
  readonly teams: readonly TeamLineup[];
}

export type IncidentKind =
  | "goal"
  | "ownGoal"
  | "penalty"
  | "missedPenalty"
  | "shootOutGoal"
  | "shootOutMiss"
  | "yellowCard"
  | "secondYellow"
  | "redCard"
  | "substitution"
  | "var";

export interface IncidentFact {
  readonly kind: IncidentKind;
  /** For an own goal the side that gains. */
  readonly side: 1 | 2;
  /** undefined if the source does not say it. */
  readonly minute?: number;
  readonly added?: number;
  /** The score after a goal, if the source says it. */
  readonly score?: ScorePair;
  /** Who scored, was booked or came on; "" if not said. */
  readonly player: string;
  readonly playerId?: string;
  /** Who assisted or went off. */
  readonly other?: string;
  readonly otherId?: string;
  /** The source's own words, for what the kinds do not tell. */
  readonly detail?: string;
}

export interface IncidentsFact {
  readonly matchId: string;
  /** In the order of play. */
  readonly incidents: readonly IncidentFact[];
}

export interface StatisticRow {
  /** The source's word, such as `Corner Kicks`. */
  readonly name: string;
  /** Texts as sent, such as `47%`; null for "said: none". */
  readonly home: string | null;
  readonly away: string | null;
}

interface StatisticsFact {
  readonly matchId: string;
  readonly rows: readonly StatisticRow[];
}

/** Decimal 1X2 prices. */
export interface OddsFact {
  readonly matchId: string;
  readonly bookmaker: string;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface SquadPlayer {
  readonly id: string;
  readonly name: string;
  readonly number?: number;
  readonly place?: PlayerPlace;
  /** `YYYY-MM-DD`. */
  readonly bornOn?: string;
  readonly age?: number;
  /** The source's words. */
  readonly nationality?: string;
}

export interface SquadFact {
  readonly teamId: string;
  readonly coach?: string;
  readonly players: readonly SquadPlayer[];
}
