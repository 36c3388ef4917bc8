// Applies change records to a match; every unchanged part keeps its identity.
// See docs/product.md#identity-of-data.
import type { Explanation, Match, MatchUpdate, PerSide } from "./match.ts";

/**
 * The match after a live-change record (docs/wire.md#missing-fields): an undefined field keeps the known
 * value, a null explanation removes it. Returns `match` itself when nothing changes, and for a record of
 * another match.
 */
export function applyUpdate(match: Match, update: MatchUpdate): Match {
  if (update.matchId !== match.id) return match;
  const score = withSides(match.score, update.homeScore, update.awayScore);
  const halfTimeScore = withSides(match.halfTimeScore, update.homeHalfTimeScore, update.awayHalfTimeScore);
  const redCards = withSides(match.redCards, update.homeRedCards, update.awayRedCards);
  const yellowCards = withSides(match.yellowCards, update.homeYellowCards, update.awayYellowCards);
  const explanation = explanationAfter(match.explanation, update.explanation);
  const phase = update.phase;
  const kickoffAt = update.kickoffAt ?? match.kickoffAt;
  const periodStartedAt = update.periodStartedAt ?? match.periodStartedAt;
  const addedTime = update.addedTime ?? match.addedTime;
  const hasLineup = update.hasLineup ?? match.hasLineup;
  const isUnchanged =
    match.score === score &&
    match.halfTimeScore === halfTimeScore &&
    match.redCards === redCards &&
    match.yellowCards === yellowCards &&
    match.explanation === explanation &&
    match.phase === phase &&
    match.kickoffAt === kickoffAt &&
    match.periodStartedAt === periodStartedAt &&
    match.addedTime === addedTime &&
    match.hasLineup === hasLineup;
  if (isUnchanged) return match;
  // Written out, because this runs for every record and a spread costs several times as much.
  return {
    id: match.id,
    leagueId: match.leagueId,
    teamIds: match.teamIds,
    phase,
    kickoffAt,
    periodStartedAt,
    score,
    halfTimeScore,
    redCards,
    yellowCards,
    addedTime,
    ranks: match.ranks,
    hasLineup,
    neutralVenue: match.neutralVenue,
    explanation,
  };
}

/** Combines two records about a match: the later value wins where both have one; null is a value. */
export function mergeUpdates(earlier: MatchUpdate | undefined, later: MatchUpdate): MatchUpdate {
  if (earlier === undefined) return later;
  const merged: Record<string, unknown> & MatchUpdate = { ...earlier };
  // Runs for each record of a poll. A loop over the entries would take four times as long.
  for (const field in later) {
    const value = later[field as keyof MatchUpdate];
    if (value !== undefined) merged[field] = value;
  }
  return merged;
}

function withSides(
  known: PerSide<number>,
  home: number | undefined,
  away: number | undefined,
): PerSide<number> {
  if ((home ?? known.home) === known.home && (away ?? known.away) === known.away) return known;
  return { home: home ?? known.home, away: away ?? known.away };
}

function explanationAfter(
  known: Explanation | undefined,
  told: Explanation | null | undefined,
): Explanation | undefined {
  if (told === undefined) return known;
  return sameExplanation(known, told ?? undefined) ? known : (told ?? undefined);
}

/** True when both have the same content (docs/product.md#result-explanation), or both are absent. */
export function sameExplanation(a: Explanation | undefined, b: Explanation | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (
    a.winner === b.winner &&
    a.regular?.minutes === b.regular?.minutes &&
    a.extra?.kind === b.extra?.kind &&
    sameScore(a.regular?.score, b.regular?.score) &&
    sameScore(a.aggregate, b.aggregate) &&
    sameScore(a.extra?.score, b.extra?.score) &&
    sameScore(a.penalties, b.penalties)
  );
}

function sameScore(a: PerSide<number> | undefined, b: PerSide<number> | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}
