// Computes the differences between two states of a match, for highlights and for messages to tabs.
import { sameExplanation } from "./explanation.ts";
import type { Match, PerSide } from "./match.ts";

/** Counts are differences (after − before); a negative one is a correction. */
export interface MatchChange {
  readonly phase: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeRed: number;
  readonly awayRed: number;
  readonly homeYellow: number;
  readonly awayYellow: number;
  readonly lineup: boolean;
  /** Any other field: kick-off, period start, half-time score, added time, ranks, venue, teams, explanation. */
  readonly other: boolean;
}

/** Changes from `before` to `after`; undefined when there are none. */
export function diffMatch(before: Match, after: Match): MatchChange | undefined {
  if (before === after) return undefined;
  const change: MatchChange = {
    phase: before.phase !== after.phase,
    homeScore: after.score.home - before.score.home,
    awayScore: after.score.away - before.score.away,
    homeRed: after.redCards.home - before.redCards.home,
    awayRed: after.redCards.away - before.redCards.away,
    homeYellow: after.yellowCards.home - before.yellowCards.home,
    awayYellow: after.yellowCards.away - before.yellowCards.away,
    lineup: before.hasLineup !== after.hasLineup,
    other: differsOtherwise(before, after),
  };
  const counts =
    change.homeScore !== 0 ||
    change.awayScore !== 0 ||
    change.homeRed !== 0 ||
    change.awayRed !== 0 ||
    change.homeYellow !== 0 ||
    change.awayYellow !== 0;
  return counts || change.phase || change.lineup || change.other ? change : undefined;
}

function differsOtherwise(before: Match, after: Match): boolean {
  return (
    before.id !== after.id ||
    before.leagueId !== after.leagueId ||
    before.kickoffAt !== after.kickoffAt ||
    before.periodStartedAt !== after.periodStartedAt ||
    before.addedTime !== after.addedTime ||
    before.neutralVenue !== after.neutralVenue ||
    differ(before.teamIds, after.teamIds) ||
    differ(before.halfTimeScore, after.halfTimeScore) ||
    differ(before.ranks, after.ranks) ||
    !sameExplanation(before.explanation, after.explanation)
  );
}

function differ<T>(before: PerSide<T>, after: PerSide<T>): boolean {
  return before.home !== after.home || before.away !== after.away;
}
