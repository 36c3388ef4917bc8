// The oracle of the events of alerts: which ones switches and rules tell between two looks at a match. Imports nothing.
// See docs/product.md#rules-of-alerts.

/** A match as the server knows it at one moment. */
export interface PlainMatch {
  readonly id: number;
  readonly league: number;
  readonly homeTeam: number;
  readonly awayTeam: number;
  readonly phase: string;
  /** Epoch ms. */
  readonly kickoffAt: number;
  readonly periodStartedAt: number;
  readonly home: number;
  readonly away: number;
  readonly homeReds: number;
  readonly awayReds: number;
  readonly homeYellows: number;
  readonly awayYellows: number;
  readonly hasLineup: boolean;
}

/** Prices in hundredths; 0 where none is offered. */
export interface PlainPrices {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface PlainRule {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly about: string;
  readonly aboutId: number;
}

export interface Setting {
  readonly rules: readonly PlainRule[];
  /** Minutes of the day in UTC; undefined for none. */
  readonly quiet: { readonly from: number; readonly to: number } | undefined;
  /** Starred matches. */
  readonly starred: readonly number[];
  /** Everything is shown so much later, ms. */
  readonly delay: number;
  /** Scores of today are hidden; all matches are of today. */
  readonly hidesScores: boolean;
}

const MINUTE = 60_000;
const OUTCOMES = ["home", "draw", "away"] as const;
const BEFORE = new Set(["notStarted"]);
const PLAYED = new Set(["firstHalf", "halfTime", "secondHalf", "extraTime", "penalties"]);

function minuteOf({ phase, periodStartedAt }: PlainMatch, at: number): number {
  const elapsed = Math.floor((at - periodStartedAt) / MINUTE);
  if (phase === "firstHalf") return Math.min(45, Math.max(1, elapsed));
  if (phase === "halfTime") return 45;
  if (phase === "secondHalf") return Math.min(90, 46 + elapsed);
  return phase === "extraTime" || phase === "penalties" ? 91 : 0;
}

export function concerns(rule: PlainRule, match: PlainMatch, { starred }: Setting): boolean {
  if (rule.about === "favorites") return starred.includes(match.id);
  if (rule.about === "match") return rule.aboutId === match.id;
  if (rule.about === "league") return rule.aboutId === match.league;
  return rule.aboutId === match.homeTeam || rule.aboutId === match.awayTeam;
}

export interface AlertEvent {
  readonly type: string;
  readonly match: number;
  readonly home: number;
  readonly away: number;
  /** Of a goal and of one that is taken back. */
  readonly side?: "home" | "away";
  /** What happened is not said. */
  readonly isHidden?: boolean;
}

export const keyOf = ({ type, match, home, away }: AlertEvent): string => `${type} ${match} ${home}-${away}`;

/** As the viewer is told it. */
export const toldKey = (event: AlertEvent): string =>
  event.isHidden === true ? `something ${event.match} -1--1` : keyOf(event);

const TELLS_NO_SCORE = new Set(["kickOff", "lineup", "kickOffSoon"]);

/** The event of this match, of which a viewer who hides scores is not told what it is. */
export function hideIn({ hidesScores }: Setting, { phase }: PlainMatch, event: AlertEvent): AlertEvent {
  return hidesScores && !BEFORE.has(phase) && !TELLS_NO_SCORE.has(event.type)
    ? { ...event, isHidden: true }
    : event;
}

/** The events that switches tell, in their order: each step of this proof changes one thing alone. */
export function switchEvents(before: PlainMatch, now: PlainMatch): readonly AlertEvent[] {
  const score = { match: now.id, home: now.home, away: now.away };
  if (before.phase === "notStarted" && now.phase === "firstHalf") return [{ type: "kickOff", ...score }];
  if (now.home + now.away > before.home + before.away)
    return [{ type: "goal", ...score, side: now.home > before.home ? "home" : "away" }];
  if (now.home + now.away < before.home + before.away)
    return [{ type: "goalCancelled", ...score, side: now.home < before.home ? "home" : "away" }];
  if (now.homeReds + now.awayReds > before.homeReds + before.awayReds)
    return [{ type: "redCard", match: now.id, home: now.homeReds, away: now.awayReds }];
  if (now.homeYellows + now.awayYellows > before.homeYellows + before.awayYellows)
    return [{ type: "yellowCard", match: now.id, home: now.homeYellows, away: now.awayYellows }];
  return now.phase === "fullTime" && before.phase !== "fullTime" ? [{ type: "end", ...score }] : [];
}

/** The event of a rule between two looks; undefined where it does not fire. */
export function ruleEvent(
  { kind, amount }: PlainRule,
  before: { readonly at: number; readonly match: PlainMatch },
  now: { readonly at: number; readonly match: PlainMatch },
  delay: number,
): AlertEvent | undefined {
  const match = now.match.id;
  const score = { match, home: now.match.home, away: now.match.away };
  const isDue = ({ at, match: { phase, kickoffAt } }: typeof now): boolean =>
    BEFORE.has(phase) && kickoffAt - at > 0 && kickoffAt - at <= amount * MINUTE;
  const isLevel = ({ at, match: each }: typeof now): boolean =>
    PLAYED.has(each.phase) && each.home === each.away && minuteOf(each, at - delay) >= amount;
  const goals = (each: PlainMatch): number => each.home + each.away;
  const reds = (each: PlainMatch): number => each.homeReds + each.awayReds;
  switch (kind) {
    case "reminder":
      return !isDue(before) && isDue(now) ? { type: "kickOffSoon", ...score } : undefined;
    case "lineups":
      return !before.match.hasLineup && now.match.hasLineup ? { type: "lineup", ...score } : undefined;
    case "halfTime":
      return before.match.phase !== "halfTime" && now.match.phase === "halfTime"
        ? { type: "halfTime", ...score }
        : undefined;
    case "level":
      return !isLevel(before) && isLevel(now) ? { type: "level", ...score } : undefined;
    case "goal":
      return goals(now.match) > goals(before.match) && minuteOf(now.match, now.at - delay) >= amount
        ? { type: "goal", ...score, side: now.match.home > before.match.home ? "home" : "away" }
        : undefined;
    case "odds":
      return undefined;
    default:
      return reds(now.match) > reds(before.match)
        ? { type: "redCard", match, home: now.match.homeReds, away: now.match.awayReds }
        : undefined;
  }
}

/** One of the prices moved by so many per cent, as a share of what it was. A price that goes or comes has not moved. */
export function movedBy(percent: number, from: PlainPrices, to: PlainPrices): boolean {
  return OUTCOMES.some(
    (outcome) =>
      from[outcome] > 0 &&
      to[outcome] > 0 &&
      Math.abs(to[outcome] - from[outcome]) * 100 >= percent * from[outcome],
  );
}
