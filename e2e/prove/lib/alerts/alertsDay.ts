// What a seeded day of alerts is made of: matches, rules and prices at its start, and how they can change.
import type { AlertRule, RuleKind, RuleScope } from "#domain/alerts/alertRules.ts";
import type { QuietHours } from "#domain/alerts/quietHours.ts";
import type { Match } from "#domain/match/match.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import type { PlainMatch, PlainPrices, PlainRule, Setting } from "./alertEventsOracle.ts";

export const MINUTE = 60_000;
export const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE_OF_NOON = 12 * 60;
export const IDS = [1001, 1002, 1003] as const;
const KINDS: readonly RuleKind[] = ["reminder", "lineups", "goal", "redCard", "halfTime", "level", "odds"];
export const START_PRICES: PlainPrices = { home: 200, draw: 340, away: 400 };
/** A price goes to so many per cent of what it was. */
const MOVES = [75, 88, 90, 95, 105, 110, 112, 130] as const;
const HIGHEST_PRICE = 5_000;

/** Seconds. */
const DELAYS = [0, 0, 0, 5, 10] as const;

/** What holds all day. */
export interface AlertsDay {
  readonly rules: readonly AlertRule[];
  readonly quiet: QuietHours | undefined;
  readonly starred: readonly number[];
  readonly spoilers: { readonly delaySeconds: number; readonly hideScores: boolean };
  readonly matches: readonly Match[];
}

/** As the oracle reads it. */
export const plain = (match: Match): PlainMatch => ({
  id: match.id,
  league: match.leagueId,
  homeTeam: match.teamIds.home,
  awayTeam: match.teamIds.away,
  phase: match.phase,
  kickoffAt: match.kickoffAt ?? NaN,
  periodStartedAt: match.periodStartedAt ?? NaN,
  home: match.score.home,
  away: match.score.away,
  homeReds: match.redCards.home,
  awayReds: match.redCards.away,
  homeYellows: match.yellowCards.home,
  awayYellows: match.yellowCards.away,
  hasLineup: match.hasLineup === true,
});

function aStart(id: number, random: SeededRandom): Match {
  const teamIds = { home: id * 10, away: id * 10 + 1 };
  const base = aMatch({ id, teamIds, leagueId: id === 1003 ? 37 : 36 });
  const begun = (atLeast: number, most: number): number => NOON - (atLeast + random.below(most)) * MINUTE;
  switch (random.below(3)) {
    case 0: {
      const kickoffAt = NOON + (2 + random.below(5)) * MINUTE;
      return { ...base, kickoffAt, periodStartedAt: kickoffAt };
    }
    case 1:
      return { ...base, phase: "firstHalf", periodStartedAt: begun(20, 25) };
    default:
      return { ...base, phase: "secondHalf", periodStartedAt: begun(10, 35) };
  }
}

function aRule(number: number, random: SeededRandom): AlertRule {
  const kind = random.pick(KINDS);
  const id = random.pick(IDS);
  const scopes: readonly RuleScope[] = [
    { kind: "favorites" },
    { kind: "match", id, name: "match" },
    { kind: "team", id: id * 10 + random.below(2), name: "team" },
    { kind: "league", id: id === 1003 ? 37 : 36, name: "league" },
  ];
  const amount =
    kind === "reminder" ? 1 + random.below(4) : kind === "odds" ? 5 + random.below(20) : 1 + random.below(80);
  const hasNumber = kind === "reminder" || kind === "goal" || kind === "level" || kind === "odds";
  return { id: `rule ${number}`, kind, amount: hasNumber ? amount : 0, scope: random.pick(scopes) };
}

const plainRule = ({ id, kind, amount, scope }: AlertRule): PlainRule => ({
  id,
  kind,
  amount,
  about: scope.kind,
  aboutId: scope.kind === "favorites" ? 0 : scope.id,
});

export function anAlertsDay(random: SeededRandom): AlertsDay {
  const from = MINUTE_OF_NOON + 1 + random.below(3);
  const quiet = random.chance(0.5) ? { from, to: from + 1 + random.below(3) } : undefined;
  const rules = Array.from({ length: random.below(7) }, (_, number) => aRule(number, random));
  const starred = IDS.filter(() => random.chance(0.5));
  const spoilers = { delaySeconds: random.pick(DELAYS), hideScores: random.chance(0.3) };
  return { rules, quiet, starred, spoilers, matches: IDS.map((id) => aStart(id, random)) };
}

export const settingOf = ({ rules, quiet, starred, spoilers }: AlertsDay): Setting => ({
  rules: rules.map(plainRule),
  quiet,
  starred,
  delay: spoilers.delaySeconds * 1_000,
  hidesScores: spoilers.hideScores,
});

/** When quiet hours end, epoch ms; 0 where there are none. */
export const quietEndOf = ({ quiet }: AlertsDay): number =>
  quiet ? NOON + (quiet.to - MINUTE_OF_NOON) * MINUTE : 0;

/** One change of a match that can happen now; undefined where this kind cannot. */
export function changed(match: Match, now: number, random: SeededRandom): Match | undefined {
  const side = random.chance(0.5) ? "home" : "away";
  const isPlayed = match.phase === "firstHalf" || match.phase === "secondHalf";
  const raised = (counts: Match["score"], by: 1 | -1): Match["score"] => ({
    ...counts,
    [side]: counts[side] + by,
  });
  switch (random.weighted({ goal: 6, cancel: 3, red: 2, yellow: 2, lineup: 1, phase: 3 })) {
    case "goal":
      return isPlayed ? { ...match, score: raised(match.score, 1) } : undefined;
    case "cancel":
      return isPlayed && match.score[side] > 0 ? { ...match, score: raised(match.score, -1) } : undefined;
    case "red":
      return isPlayed ? { ...match, redCards: raised(match.redCards, 1) } : undefined;
    case "yellow":
      return isPlayed ? { ...match, yellowCards: raised(match.yellowCards, 1) } : undefined;
    case "lineup":
      return match.hasLineup ? undefined : { ...match, hasLineup: true };
    default: {
      const periodStartedAt = Math.floor(now / MINUTE) * MINUTE;
      const begins = (phase: Match["phase"]): Match => ({ ...match, phase, periodStartedAt });
      if (match.phase === "notStarted") return begins("firstHalf");
      if (match.phase === "firstHalf") return { ...match, phase: "halfTime" };
      if (match.phase === "halfTime") return begins("secondHalf");
      return match.phase === "secondHalf" ? { ...match, phase: "fullTime" } : undefined;
    }
  }
}

/** The prices after one of them moved, went or came. */
export function movedPrices(prices: PlainPrices, random: SeededRandom): PlainPrices {
  const outcome = random.pick(["home", "draw", "away"] as const);
  const before = prices[outcome];
  const moved = Math.round((before * random.pick(MOVES)) / 100);
  const isOffered = before === 0 || random.chance(0.9);
  const after = before === 0 ? START_PRICES[outcome] : Math.min(HIGHEST_PRICE, Math.max(110, moved));
  return { ...prices, [outcome]: isOffered ? after : 0 };
}
