// The summary of a match: incidents, score by period, statistics of both sides, and momentum.
import type { PerSide, Side } from "./match.ts";
import type { PlayerRef } from "./references.ts";

export type IncidentKind =
  | "goal"
  | "ownGoal"
  | "penaltyGoal"
  | "penaltyMissed"
  | "yellowCard"
  | "secondYellowCard"
  | "redCard"
  | "substitution"
  | "goalCancelled"
  | "addedTime"
  | "kickOff"
  | "halfTime"
  | "secondHalf"
  | "extraTime"
  | "shootOut"
  | "fullTime";

export interface Incident {
  readonly id: string;
  readonly kind: IncidentKind;
  /** The side credited: an own goal counts for the side that benefits. "none" for whistles. */
  readonly side: Side | "none";
  /** Match minute as 100 * minute + extra (45+2 is 4502); 0 where it is not known. */
  readonly minute: number;
  /** The player who scored, was booked, missed or came on; undefined if unknown. */
  readonly player: PlayerRef | undefined;
  /** The player who assisted (goals) or went off (substitutions). */
  readonly other: PlayerRef | undefined;
  /** The score after a goal or a cancelled one, and at whistles; undefined otherwise. */
  readonly score: PerSide<number> | undefined;
  /** Announced minutes, for `addedTime`. */
  readonly addedMinutes: number | undefined;
}

export const STATISTIC_KINDS = [
  "possession",
  "expectedGoals",
  "shots",
  "shotsOnTarget",
  "bigChances",
  "corners",
  "fouls",
  "offsides",
  "saves",
  "passes",
  "passAccuracy",
  "attacks",
  "dangerousAttacks",
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

/** Percentages (possession, passAccuracy) are whole numbers from 0 to 100; expectedGoals has two decimals. */
export interface StatisticPair {
  readonly kind: StatisticKind;
  readonly values: PerSide<number>;
}

export type PeriodKind = "firstHalf" | "secondHalf" | "extraTime" | "penalties";

/** Goals of that period only; penalties are those scored in the shoot-out. */
export interface PeriodScore {
  readonly kind: PeriodKind;
  readonly score: PerSide<number>;
}

/** Pressure in a minute: 100 is all home, −100 all away. */
export interface MomentumPoint {
  readonly minute: number;
  readonly value: number;
}

/** One kick of a shoot-out. */
export interface ShootOutKick {
  readonly side: Side;
  readonly player: PlayerRef | undefined;
  readonly scored: boolean;
}

export interface MatchSummary {
  /** In chronological order. */
  readonly incidents: readonly Incident[];
  readonly periods: readonly PeriodScore[];
  /** Empty where the provider has none. */
  readonly statistics: readonly StatisticPair[];
  readonly momentum: readonly MomentumPoint[];
  readonly shootOut: readonly ShootOutKick[];
}
