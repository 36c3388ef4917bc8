// When a rule fires: between two looks at a match, and between prices within ten minutes.
// See docs/product.md#rules-of-alerts.
import { BEFORE_KICK_OFF } from "../match/detectEvents.ts";
import { gameMinute } from "../match/gameMinute.ts";
import { type Match, NOT_TOLD, type Odds, type Phase, type Side } from "../match/match.ts";
import type { MatchEventType } from "../match/matchEvent.ts";
import type { AlertRule, RuleKind } from "./alertRules.ts";

/** What a rule looks at, as it was at one moment. */
export interface MatchLook {
  /** Server time, epoch ms. */
  readonly at: number;
  readonly phase: Phase;
  readonly kickoffAt: number;
  /** Whole minutes played, 45 at half-time, 91 beyond the ninety; 0 where none are known. */
  readonly minute: number;
  readonly home: number;
  readonly away: number;
  readonly homeReds: number;
  readonly awayReds: number;
  readonly hasLineup: boolean;
}

const MINUTE_MS = 60_000;
const BEYOND: ReadonlySet<Phase> = new Set(["extraTime", "penalties"]);
const PLAYED: ReadonlySet<Phase> = new Set(["firstHalf", "halfTime", "secondHalf", "extraTime", "penalties"]);

function minuteOf(match: Match, at: number): number {
  if (match.phase === "halfTime") return 45;
  return BEYOND.has(match.phase) ? 91 : Math.max(0, Math.floor(gameMinute(match, at) / 100));
}

/** `at`: server time, epoch ms; `shownAt`: that of which the match is shown, which a delay puts back. */
export function lookAt(match: Match, at: number, shownAt = at): MatchLook {
  const { phase, score, redCards, hasLineup, kickoffAt = NaN } = match;
  const { home, away } = score;
  return {
    at,
    phase,
    kickoffAt,
    minute: minuteOf(match, shownAt),
    home,
    away,
    homeReds: Math.max(0, redCards.home),
    awayReds: Math.max(0, redCards.away),
    hasLineup: hasLineup === true,
  };
}

/** True where both looks tell a rule the same, whatever the time. */
export const isSameLook = (one: MatchLook, other: MatchLook): boolean =>
  one.phase === other.phase &&
  one.home === other.home &&
  one.away === other.away &&
  one.homeReds === other.homeReds &&
  one.awayReds === other.awayReds &&
  one.hasLineup === other.hasLineup &&
  Object.is(one.kickoffAt, other.kickoffAt);

function isDue({ at, phase, kickoffAt }: MatchLook, minutes: number): boolean {
  return BEFORE_KICK_OFF.has(phase) && at < kickoffAt && at >= kickoffAt - minutes * MINUTE_MS;
}

function isLevel({ phase, minute, home, away }: MatchLook, from: number): boolean {
  return PLAYED.has(phase) && home !== NOT_TOLD && home === away && minute >= from;
}

/** A score that is told for the first time says nothing of a goal. */
function hasScored(before: MatchLook, now: MatchLook): boolean {
  if (!PLAYED.has(before.phase) && !BEFORE_KICK_OFF.has(before.phase)) return false;
  if ([before.home, before.away, now.home, now.away].includes(NOT_TOLD)) return false;
  return now.home > before.home || now.away > before.away;
}

/** True where what the rule asks for began between the two looks. Rules of prices never do. */
export function firesBetween({ kind, amount }: AlertRule, before: MatchLook, now: MatchLook): boolean {
  switch (kind) {
    case "reminder":
      return !isDue(before, amount) && isDue(now, amount);
    case "lineups":
      return !before.hasLineup && now.hasLineup;
    case "halfTime":
      return before.phase !== "halfTime" && now.phase === "halfTime";
    case "level":
      return !isLevel(before, amount) && isLevel(now, amount);
    case "goal":
      return hasScored(before, now) && PLAYED.has(now.phase) && now.minute >= amount;
    case "redCard":
      return now.homeReds > before.homeReds || now.awayReds > before.awayReds;
    default:
      return false;
  }
}

/** The side that caused it; "none" where that is neither. */
export function sideOf({ kind }: AlertRule, before: MatchLook, now: MatchLook): Side | "none" {
  if (kind === "goal") return now.home > before.home ? "home" : "away";
  if (kind === "redCard") return now.homeReds > before.homeReds ? "home" : "away";
  return "none";
}

/** The event that tells of each kind. */
export const RULE_EVENTS: Readonly<Record<RuleKind, MatchEventType>> = {
  reminder: "kickOffSoon",
  lineups: "lineup",
  halfTime: "halfTime",
  level: "level",
  goal: "goal",
  odds: "oddsMoved",
  redCard: "redCard",
};

/** docs/product.md#rules-of-alerts: prices are compared with those of so long ago at most. */
export const ODDS_WITHIN_MS = 10 * MINUTE_MS;

export interface PriceLook {
  /** Server time, epoch ms. */
  readonly at: number;
  readonly odds: Odds;
}

const SIDES = ["home", "draw", "away"] as const;

/** True where a price differs by at least `percent` from the same price of one of these looks, as a share of that one. */
export function hasMoved(percent: number, earlier: readonly PriceLook[], now: Odds): boolean {
  return earlier.some(({ odds }) =>
    SIDES.some((side) => {
      const [from, to] = [odds[side], now[side]];
      // A price that is withdrawn, or comes back, has not moved. Prices are decimals, whose differences are not exact.
      return from > 1 && to > 1 && Math.abs(to - from) * 100 >= percent * from - 1e-9;
    }),
  );
}
