// The changes of the load: random matches of the made-up day, reproducible by seed.
import { createRandom, mix } from "../world/random.ts";
import type { MatchNow } from "../world/types.ts";

/** At most one record in this many is a goal. */
const RECORDS_PER_GOAL = 100;
/** One record in this many repeats known values, as in real feeds. */
const RECORDS_PER_REPEAT = 20;
/** Scores and cards keep to one digit, so that every run of a seed sends the same number of bytes. */
const HIGHEST = 9;

export interface LoadRecords {
  /**
   * The next `count` matches in their new state; no match is repeated before all had their turn. Unknown matches
   * are omitted.
   */
  next(count: number): readonly MatchNow[];
}

type Side = "home" | "guest";

/** A goal for a side; undefined if the score would exceed one digit. */
function withGoal(match: MatchNow, side: Side): MatchNow | undefined {
  const score = side === "home" ? match.homeScore : match.guestScore;
  if (score >= HIGHEST) return undefined;
  return side === "home" ? { ...match, homeScore: score + 1 } : { ...match, guestScore: score + 1 };
}

/** A different count of yellow cards; `step` in 1 … HIGHEST. */
function withOtherYellows(match: MatchNow, side: Side, step: number): MatchNow {
  const other = (count: number): number => (count + step) % (HIGHEST + 1);
  return side === "home"
    ? { ...match, homeYellow: other(match.homeYellow) }
    : { ...match, guestYellow: other(match.guestYellow) };
}

const isPlayed = ({ state }: MatchNow): boolean => state === 1 || state === 3;

/** Draws matches and changes from `seed`; `matchAt` returns a match's state when its turn comes. */
export function createLoadRecords(
  seed: number,
  ids: readonly number[],
  matchAt: (id: number) => MatchNow | undefined,
): LoadRecords {
  const random = createRandom(mix(0x10ad, seed));
  const order = [...ids];
  let sinceGoal = 0;

  /** Moves a random match not yet drawn in this round to the position `at`. */
  function draw(at: number): number {
    const from = random.int(at, order.length - 1);
    const id = order[from]!;
    order[from] = order[at]!;
    order[at] = id;
    return id;
  }

  /** Each change takes the same number of draws, so that one change does not shift the others. */
  function changed(match: MatchNow): MatchNow {
    const repeats = random.int(1, RECORDS_PER_REPEAT) === 1;
    const side: Side = random.chance(0.5) ? "home" : "guest";
    const step = random.int(1, HIGHEST);
    sinceGoal++;
    if (sinceGoal >= RECORDS_PER_GOAL && isPlayed(match)) {
      const scored = withGoal(match, side);
      if (scored !== undefined) {
        sinceGoal = 0;
        return scored;
      }
    }
    if (repeats) return match;
    // Before the start there are no bookings: the line-up is published or withdrawn.
    if (match.state === 0) return { ...match, hasLineup: !match.hasLineup };
    return withOtherYellows(match, side, step);
  }

  return {
    next(count) {
      const matches: MatchNow[] = [];
      if (order.length === 0) return matches;
      // A frame of more records than matches contains a match twice.
      const latest = new Map<number, MatchNow>();
      for (let drawn = 0; drawn < count; drawn++) {
        const id = draw(drawn % order.length);
        const before = latest.get(id) ?? matchAt(id);
        if (before === undefined) continue;
        const match = changed(before);
        latest.set(id, match);
        matches.push(match);
      }
      return matches;
    },
  };
}
