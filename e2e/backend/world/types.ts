/** The interface between a football world (seeded or replayed) and the server. */
import type { ProviderOdds } from "./prices/quotes.ts";
import type { Seasons } from "./season/seasonTypes.ts";

/** A wire language code such as `en_GB`, `fr_FR` or `ar_SA` (docs/wire.md#language-codes). */
export type Lang = string;

/** A country, or the pseudo country of international football. */
export interface CountryInfo {
  readonly id: number;
  /** ISO 3166 code, `GB-ENG` and the like for the British nations, `INT` for international football. */
  readonly code: string;
  readonly sort: number;
  /** File name under the image host's country folder, such as `1.svg`; empty means the placeholder. */
  readonly flag: string;
  name(lang: Lang): string;
}

/** A competition: one tier of a league, a cup, or an international tournament. */
export interface LeagueInfo {
  readonly id: number;
  readonly countryId: number;
  readonly listed: boolean;
  readonly topLevel: boolean;
  /** A CSS hex colour such as `#3b82f6`. */
  readonly color: string;
  readonly sort: number;
  readonly cup: boolean;
  name(lang: Lang): string;
}

/** A team; its name is the same in every language, `short` is a code of two to four letters. */
export interface TeamInfo {
  readonly id: number;
  readonly countryId: number;
  readonly leagueId: number;
  /** File name under the image host's team folder, such as `11.svg`; empty means the placeholder. */
  readonly logo: string;
  readonly colors: readonly [string, string];
  readonly short: string;
  name(lang: Lang): string;
}

/** A half-time score or a number of cards that is not known, in a match of a feed: sent as null, or as a blank field. */
export const NOT_KNOWN = -1;

/** A match at one instant, in wire numbers; instants are epoch milliseconds. */
export interface MatchNow {
  readonly id: number;
  readonly leagueId: number;
  readonly homeId: number;
  readonly awayId: number;
  /** −14 … 5 (docs/product.md#match-states). */
  readonly state: number;
  /** Scheduled kick-off. */
  readonly kickoffAt: number;
  /**
   * Start of the current period; equal to `kickoffAt` before kick-off
   * (docs/wire.md#kick-off-and-period-start).
   */
  readonly periodStartedAt: number;
  /**
   * False if nobody tells the minute of this match: then no start of a period is sent
   * (docs/wire.md#matches-without-clock).
   */
  readonly hasClock?: boolean;
  readonly homeScore: number;
  readonly guestScore: number;
  /** May be `NOT_KNOWN`, like the cards. */
  readonly homeHalf: number;
  readonly guestHalf: number;
  readonly homeRed: number;
  readonly guestRed: number;
  readonly homeYellow: number;
  readonly guestYellow: number;
  /** Announced added time of the current half in minutes, 0 for none. */
  readonly injuryTime: number;
  readonly hasLineup: boolean;
  /** Rank before the match, empty in cups and at the start of a season. */
  readonly homeRank: string;
  readonly guestRank: string;
  readonly neutral: boolean;
  /** The explanation text of docs/wire.md#explanation-text; empty for none. */
  readonly explain: string;
}

/** A state of a match and the instant from which it applies (epoch ms). */
export interface Moment {
  /** 0 for the initial state. */
  readonly at: number;
  readonly match: MatchNow;
}

/** Data of a match in a match-day file beyond the states of its list row, with names. */
export interface MatchReport {
  readonly referee: string;
  readonly venue: string;
  /** In chronological order; players by name. */
  readonly incidents: readonly ReportedIncident[];
}

export interface ReportedIncident {
  readonly type: "goal" | "ownGoal" | "yellowCard" | "redCard" | "substitution";
  readonly side: "home" | "away";
  readonly minute: number;
  readonly added: number;
  /** The player who scored, was booked or came on; "" if the file has no name. */
  readonly player: string;
  /** The player who assisted or went off; "" for none. */
  readonly other: string;
  /** True for goals from the penalty spot. */
  readonly penalty: boolean;
}

/** Decimal 1X2 prices. */
export interface Prices {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** All football data that a server reads at an instant; all instants are epoch milliseconds. */
export interface World {
  readonly countries: readonly CountryInfo[];
  readonly leagues: readonly LeagueInfo[];
  /** Ids of all teams. */
  readonly teamIds: readonly number[];
  team(id: number): TeamInfo | undefined;
  /** Ids of matches with kick-off in [fromMs, toMs). */
  matchesBetween(fromMs: number, toMs: number): readonly number[];
  /** Ids of matches in states 1–5, and of interrupted ones, at `now`. */
  running(now: number): readonly number[];
  matchAt(id: number, now: number): MatchNow | undefined;
  /** The states of a match until `now`, oldest first; empty for an unknown match. */
  history(id: number, now: number): readonly Moment[];
  /** Names from a match-day file; absent in computed worlds. */
  report?(id: number): MatchReport | undefined;
  /** Names of a team's players in a match-day file, in the order of their appearance. */
  reportedNames?(teamId: number): readonly string[];
  /** Seasons, rounds, and results that count in tables. */
  readonly seasons: Seasons;
  /** Opening and current 1X2 of a provider (8, 47, 9); undefined if it offers none. */
  pricesAt(id: number, provider: number, now: number): { opening: Prices; current: Prices } | undefined;
  /**
   * Every quote of a provider up to `now` in all markets; the last 1X2 quote equals pricesAt. Absent in worlds
   * with constant prices.
   */
  oddsAt?(id: number, provider: number, now: number): ProviderOdds | undefined;
  /** Ids that may have changed in (fromMs, toMs]; may contain extra ids, never misses one. */
  changedBetween(fromMs: number, toMs: number): readonly number[];
  /** Ids whose prices may have changed in (fromMs, toMs], at any provider. */
  pricesChangedBetween(fromMs: number, toMs: number): readonly number[];
}
