// Derives the events of a match from two of its states.
// See docs/product.md#match-events and docs/wire.md#events.
import { gameMinute } from "./gameMinute.ts";
import { type Match, NOT_TOLD, type PerSide, type Phase, type Side } from "./match.ts";
import type { MatchEvent, MatchEventType } from "./matchEvent.ts";

/**
 * docs/wire.md#first-sight: a match first seen less than this many ms after its period began has just
 * started.
 */
const JUST_STARTED_MS = 2 * 60_000;

/**
 * docs/product.md#match-events: a start is a change "from undefined or not started"; matches without a fixed
 * hour, and cancelled ones that are played all the same, start the same way.
 */
export const BEFORE_KICK_OFF: ReadonlySet<Phase> = new Set([
  "unknown",
  "notStarted",
  "toBeAnnounced",
  "postponed",
  "cancelled",
]);

const SIDES: readonly Side[] = ["home", "away"];

export interface DetectContext {
  /** Server time, epoch ms. */
  readonly at: number;
  /** True when the match's day had been loaded before the match was first seen. */
  readonly dayWasLoaded: boolean;
  /** Returns an id that no other event has. */
  nextId(): string;
}

/**
 * The events between two states, in the order in which they are shown: kick-off, goals (home before away, one
 * each with the intermediate score), cancelled goals, red cards, yellow cards, line-up, end. A match seen for the first time raises nothing, unless it has
 * just started on a day already loaded.
 */
export function detectEvents(
  before: Match | undefined,
  after: Match,
  context: DetectContext,
): readonly MatchEvent[] {
  if (!mayRaiseEvents(before, after, context)) return NO_EVENTS;
  const events: MatchEvent[] = [];
  const raise: Raise = (type, side, values) => {
    events.push({
      id: context.nextId(),
      type,
      matchId: after.id,
      leagueId: after.leagueId,
      side,
      at: context.at,
      minute: gameMinute(after, context.at),
      values,
    });
  };

  if (before === undefined) {
    raise("kickOff", "none", after.score);
    return events;
  }
  const score = scoreBefore(before, after);
  if (starts(before, after)) raise("kickOff", "none", score);
  if (before.score !== after.score) detectGoals(score, after.score, raise);
  if (before.redCards !== after.redCards) {
    detectCards(
      "redCard",
      countsBefore(before.phase, before.redCards, after.redCards),
      after.redCards,
      raise,
    );
  }
  if (before.yellowCards !== after.yellowCards) {
    const cards = countsBefore(before.phase, before.yellowCards, after.yellowCards);
    detectCards("yellowCard", cards, after.yellowCards, raise);
  }
  if (after.hasLineup && !before.hasLineup) raise("lineup", "none", after.score);
  if (after.phase === "fullTime" && before.phase !== "fullTime") raise("end", "none", after.score);
  return events;
}

const NO_EVENTS: readonly MatchEvent[] = [];

/** True for a kick-off: of a match that had not begun, or of one that is played again under the same id. */
function starts(before: Match, after: Match): boolean {
  if (after.phase !== "firstHalf") return false;
  if (before.phase !== "abandoned" && before.phase !== "interrupted")
    return BEFORE_KICK_OFF.has(before.phase);
  // Play that goes on keeps its times, except that a clock may stand still while it is interrupted.
  const isLater = after.kickoffAt !== before.kickoffAt;
  return isLater || (before.phase === "abandoned" && after.periodStartedAt !== before.periodStartedAt);
}

/** The known counts as far as a change of them is an event: what was not told before was not raised by it. */
export function countsBefore(phase: Phase, known: PerSide<number>, told: PerSide<number>): PerSide<number> {
  if (Math.min(known.home, known.away, told.home, told.away) !== NOT_TOLD) return known;
  const count = (before: number, after: number): number => {
    if (before === NOT_TOLD && after !== NOT_TOLD && BEFORE_KICK_OFF.has(phase)) return 0;
    return before === NOT_TOLD || after === NOT_TOLD ? after : before;
  };
  return { home: count(known.home, told.home), away: count(known.away, told.away) };
}

/**
 * The score from which goals and corrections are counted. A fall is a correction only while a match is played: the score
 * of one that has not begun, or is played again, says nothing of a goal; nor does one that is awarded.
 */
export function scoreBefore(before: Match, after: Match): PerSide<number> {
  if (after.phase === "cancelled") return after.score;
  const { home, away } = countsBefore(before.phase, before.score, after.score);
  if (!BEFORE_KICK_OFF.has(after.phase) && !starts(before, after)) return { home, away };
  return { home: Math.min(home, after.score.home), away: Math.min(away, after.score.away) };
}

/**
 * False when the change raises no event: nothing differs that could raise one, or a match seen for the first time has not
 * just started. Unchanged parts keep their identity, so comparing references is enough: this runs for every record.
 */
export function mayRaiseEvents(
  before: Match | undefined,
  after: Match,
  { at, dayWasLoaded }: Pick<DetectContext, "at" | "dayWasLoaded">,
): boolean {
  if (before === undefined) return dayWasLoaded && hasJustStarted(after, at);
  return (
    before.score !== after.score ||
    before.redCards !== after.redCards ||
    before.yellowCards !== after.yellowCards ||
    before.phase !== after.phase ||
    before.hasLineup !== after.hasLineup
  );
}

type Raise = (type: MatchEventType, side: Side | "none", values: PerSide<number>) => void;

/** True for a match in its first half that began less than 2 min before or after `at` (server time, epoch ms). */
export function hasJustStarted(match: Match, at: number): boolean {
  if (match.phase !== "firstHalf" || match.periodStartedAt === undefined) return false;
  // Instants on the wire are whole minutes, so a start may be slightly ahead of the clock.
  return Math.abs(at - match.periodStartedAt) < JUST_STARTED_MS;
}

/** Goals first, then corrections; the score moves from `before` to `after` one goal at a time. */
function detectGoals(before: PerSide<number>, after: PerSide<number>, raise: Raise): void {
  let score = before;
  for (const side of SIDES) {
    while (score[side] < after[side]) {
      score = withSide(score, side, score[side] + 1);
      raise("goal", side, score);
    }
  }
  for (const side of SIDES) {
    while (score[side] > after[side]) {
      score = withSide(score, side, score[side] - 1);
      raise("goalCancelled", side, score);
    }
  }
}

/**
 * One event per additional card; a falling count is a correction and raises none
 * (docs/product.md#match-events: "rises").
 */
function detectCards(
  type: "redCard" | "yellowCard",
  before: PerSide<number>,
  after: PerSide<number>,
  raise: Raise,
): void {
  // Written out by side, because this runs for every record with a card.
  const awayBefore = Math.min(before.away, after.away);
  for (let home = before.home + 1; home <= after.home; home += 1) {
    raise(type, "home", { home, away: awayBefore });
  }
  for (let away = before.away + 1; away <= after.away; away += 1) {
    raise(type, "away", { home: after.home, away });
  }
}

function withSide(counts: PerSide<number>, side: Side, count: number): PerSide<number> {
  return side === "home" ? { home: count, away: counts.away } : { home: counts.home, away: count };
}
