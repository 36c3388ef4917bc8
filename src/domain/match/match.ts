// The model of a match: language-neutral, readonly, in the terms of football.

export type Side = "home" | "away";

export interface PerSide<T> {
  readonly home: T;
  readonly away: T;
}

/** The phase of a match (docs/product.md#match-states). */
export type Phase =
  | "unknown"
  | "notStarted"
  | "firstHalf"
  | "halfTime"
  | "secondHalf"
  | "extraTime"
  | "penalties"
  | "fullTime"
  | "cancelled"
  | "toBeAnnounced"
  | "abandoned"
  | "interrupted"
  | "postponed";

/**
 * How a score beyond 90 minutes came about (docs/product.md#result-explanation,
 * docs/wire.md#explanation-text). Absent parts are undefined.
 */
export interface Explanation {
  /** Score after the given minutes, usually 90. */
  readonly regular: { readonly minutes: number; readonly score: PerSide<number> } | undefined;
  /** Aggregate score over two rounds. */
  readonly aggregate: PerSide<number> | undefined;
  /** "after120" includes the 90 minutes; "extraTime" is extra time alone; "extraTimeRunning" is extra time still played. */
  readonly extra:
    | { readonly kind: "after120" | "extraTime" | "extraTimeRunning"; readonly score: PerSide<number> }
    | undefined;
  readonly penalties: PerSide<number> | undefined;
  readonly winner: Side | undefined;
}

/** A count that the server has not told. */
export const NOT_TOLD = -1;

/**
 * The start of a period of a match whose minute nobody tells: it is in play, without half and minute
 * (docs/wire.md#matches-without-clock).
 */
export const NO_CLOCK = 0;

/**
 * The id of a team that is not known yet ("Winner QF1"): negative, so that its name and place are this match's alone.
 * undefined where a double cannot hold it.
 */
export function placeholderId(matchId: number, side: Side): number | undefined {
  const id = -2 * matchId - (side === "home" ? 0 : 1);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** True for the id of a team that is not known yet: it has no page and cannot be followed. */
export function isPlaceholder(teamId: number): boolean {
  return teamId <= 0;
}

/** The name, or what stands in for a missing one (docs/product.md#missing-names). */
export function teamNameOr(name: string, teamId: number): string {
  return name || (isPlaceholder(teamId) ? "?" : `#${teamId}`);
}

/** A match as far as it is known: each count may be `NOT_TOLD`. */
export interface Match {
  readonly id: number;
  readonly leagueId: number;
  readonly teamIds: PerSide<number>;
  readonly phase: Phase;
  /** Scheduled kick-off, epoch ms; undefined when not announced. */
  readonly kickoffAt: number | undefined;
  /** When the current period began, epoch ms; `NO_CLOCK` where nobody tells the minute. */
  readonly periodStartedAt: number | undefined;
  readonly score: PerSide<number>;
  readonly halfTimeScore: PerSide<number>;
  readonly redCards: PerSide<number>;
  readonly yellowCards: PerSide<number>;
  /** Announced added time in minutes; 0 for none. */
  readonly addedTime: number;
  /** League ranks as shown, "" if unknown. */
  readonly ranks: PerSide<string>;
  /** undefined where the server has not told, like the next. */
  readonly hasLineup: boolean | undefined;
  readonly neutralVenue: boolean | undefined;
  readonly explanation: Explanation | undefined;
}

/** One live-change record about a match; an undefined field keeps the known value. */
export interface MatchUpdate {
  readonly matchId: number;
  readonly phase: Phase;
  readonly periodStartedAt: number | undefined;
  readonly kickoffAt: number | undefined;
  readonly homeScore: number | undefined;
  readonly awayScore: number | undefined;
  readonly homeHalfTimeScore: number | undefined;
  readonly awayHalfTimeScore: number | undefined;
  readonly homeRedCards: number | undefined;
  readonly awayRedCards: number | undefined;
  readonly homeYellowCards: number | undefined;
  readonly awayYellowCards: number | undefined;
  readonly hasLineup: boolean | undefined;
  /** null: the record states that there is no explanation (an empty pattern). */
  readonly explanation: Explanation | null | undefined;
  readonly addedTime: number | undefined;
}

/** 1X2 prices in decimal form, 0 for a withdrawn one (docs/product.md#withdrawn-prices). */
export interface Odds {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface League {
  readonly id: number;
  readonly countryId: number;
  readonly listed: boolean;
  readonly topLevel: boolean;
  /** CSS hex colour such as #3b82f6, or "". */
  readonly color: string;
  readonly sort: number;
}

export interface Country {
  readonly id: number;
  readonly sort: number;
  /** File name in the image host's country folder, "" for none. */
  readonly flag: string;
}

export interface TeamName {
  readonly name: string;
  /** File name in the image host's team folder, "" for none. */
  readonly logo: string;
}

/** Names in one language, by id. */
export interface Names {
  readonly teams: ReadonlyMap<number, TeamName>;
  readonly leagues: ReadonlyMap<number, string>;
  readonly countries: ReadonlyMap<number, string>;
}

/** A decoded full list (a day, or all running matches). */
export interface MatchList {
  readonly matches: readonly Match[];
  /** Prices by match; of a full list those of all its matches, withdrawn where there are none. */
  readonly odds: ReadonlyMap<number, Odds>;
  readonly leagues: readonly League[];
  readonly countries: readonly Country[];
  readonly names: Names;
  /** Number of items dropped as unreadable. */
  readonly dropped: number;
}
