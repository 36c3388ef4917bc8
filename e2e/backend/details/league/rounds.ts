// The rounds of a season: their numbers, the stages of cups, and the current round.
import type { Competition, SeasonFixture } from "../../world/season/seasonTypes.ts";

/** In ms after kick-off: every match is over by then, extra time and penalties included. */
const MATCH_MS = 3 * 3_600_000;

/** All rounds as {round, stage, leg}: `stage` is the number of teams left in a cup, null in leagues. */
export function writeRounds({ cup, roundSizes }: Competition): object[] {
  return roundSizes.map((size, index) => {
    const second = cup && index > 0 && roundSizes[index - 1] === size;
    const first = cup && roundSizes[index + 1] === size;
    return { round: index + 1, stage: cup ? size * 2 : null, leg: second ? 2 : first ? 1 : null };
  });
}

/** The current or next round, from 1; the last one of a finished season. */
export function currentRound(
  { roundSizes }: Competition,
  fixtures: readonly SeasonFixture[],
  now: number,
): number {
  const ends = roundSizes.map(() => Number.NEGATIVE_INFINITY);
  for (const { round, kickoffAt } of fixtures) {
    ends[round] = Math.max(ends[round] ?? 0, kickoffAt + MATCH_MS);
  }
  // A round that is not drawn yet is in the future.
  const next = ends.findIndex((end) => end > now || end === Number.NEGATIVE_INFINITY);
  return next === -1 ? Math.max(1, roundSizes.length) : next + 1;
}
