// What the load changes: random matches of the made-up day, the same ones with the same changes for the same seed.
import { createRandom, mix } from "../world/random.ts";
import type { MatchNow } from "../world/types.ts";

/** At most one record in so many is a goal. */
const RECORDS_PER_GOAL = 100;
/** One record in so many says again what is known, as feeds do. */
const RECORDS_PER_REPEAT = 20;
/** Scores and cards keep to one digit, so that every run of a seed sends as many bytes. */
const HIGHEST = 9;

export interface LoadRecords {
  /**
   * The next `count` matches as they stand after their change, no match twice before all had their turn. Matches that
   * nobody knows any more are left out.
   */
  next(count: number): readonly MatchNow[];
}

type Side = "home" | "guest";

/** A goal for a side; undefined where the score would leave one digit. */
function withGoal(match: MatchNow, side: Side): MatchNow | undefined {
  const score = side === "home" ? match.homeScore : match.guestScore;
  if (score >= HIGHEST) return undefined;
  return side === "home" ? { ...match, homeScore: score + 1 } : { ...match, guestScore: score + 1 };
}

/** Another count of yellow cards; `step` in 1 … HIGHEST. */
function withOtherYellows(match: MatchNow, side: Side, step: number): MatchNow {
  const other = (count: number): number => (count + step) % (HIGHEST + 1);
  return side === "home"
    ? { ...match, homeYellow: other(match.homeYellow) }
    : { ...match, guestYellow: other(match.guestYellow) };
}

const isPlayed = ({ state }: MatchNow): boolean => state === 1 || state === 3;

/** Draws matches and changes from `seed`; `matchAt` tells how a match stands when its turn comes. */
export function createLoadRecords(
  seed: number,
  ids: readonly number[],
  matchAt: (id: number) => MatchNow | undefined,
): LoadRecords {
  const random = createRandom(mix(0x10ad, seed));
  const order = [...ids];
  let sinceGoal = 0;

  /** Moves a random one of those not yet drawn in this round to the place `at`. */
  function draw(at: number): number {
    const from = random.int(at, order.length - 1);
    const id = order[from]!;
    order[from] = order[at]!;
    order[at] = id;
    return id;
  }

  /** What becomes of a match depends on the same number of draws each time, so that one change shifts no other. */
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
    // Before the start nobody is booked: the line-ups come out, or are taken back.
    if (match.state === 0) return { ...match, hasLineup: !match.hasLineup };
    return withOtherYellows(match, side, step);
  }

  return {
    next(count) {
      const matches: MatchNow[] = [];
      if (order.length === 0) return matches;
      // A match may have a second turn in a frame of more records than there are matches.
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
