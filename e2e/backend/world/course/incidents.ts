/** Distributes goals and cards over the two halves of a match. */
import { MINUTE_MS } from "../season/calendar.ts";
import type { Goals } from "../season/outcome.ts";
import type { Random } from "../random.ts";
import type { Draft } from "./timeline.ts";

/** An incident `elapsed` ms of play after its half began. */
export interface Incident {
  readonly elapsed: number;
  readonly change: (match: Draft) => void;
}

interface HalfLength {
  readonly playMs: number;
}

const FIRST_HALF_SHARE = 0.45;
const YELLOW_CARDS = [1.65, 1.95] as const;
const RED_CARDS = [0.07, 0.08] as const;
const CANCELLED_GOALS = 0.045;

type Counter = "homeScore" | "guestScore" | "homeYellow" | "guestYellow" | "homeRed" | "guestRed";
const count =
  (key: Counter, by: number) =>
  (match: Draft): void => {
    match[key] += by;
  };

/** The incidents of both halves, unordered; goals minus cancelled goals add up to `goals`. */
export function drawIncidents(
  goals: Goals,
  halves: readonly [HalfLength, HalfLength],
  random: Random,
): readonly [Incident[], Incident[]] {
  const drawn: readonly [Incident[], Incident[]] = [[], []];
  /** `share` in [0, 1) of the whole match. */
  const put = (share: number, key: Counter): void => {
    const half = share < FIRST_HALF_SHARE ? 0 : 1;
    const part = half === 0 ? share / FIRST_HALF_SHARE : (share - FIRST_HALF_SHARE) / (1 - FIRST_HALF_SHARE);
    // No incidents in the first 20 s and the last 10 s of a half.
    const elapsed = 20_000 + Math.floor(part * (halves[half].playMs - 30_000));
    drawn[half].push({ elapsed, change: count(key, 1) });
  };
  for (const [side, key] of (["homeScore", "guestScore"] as const).entries()) {
    for (let goal = 0; goal < (goals[side] ?? 0); goal += 1) put(random.next(), key);
  }
  for (const [side, key] of (["homeYellow", "guestYellow"] as const).entries()) {
    // The square root makes cards later than goals on average.
    for (let card = random.poisson(YELLOW_CARDS[side] ?? 0); card > 0; card -= 1)
      put(Math.sqrt(random.next()) * 0.999, key);
  }
  for (const [side, key] of (["homeRed", "guestRed"] as const).entries()) {
    for (let card = Math.min(2, random.poisson(RED_CARDS[side] ?? 0)); card > 0; card -= 1)
      put(Math.sqrt(random.next()) * 0.999, key);
  }
  if (random.chance(CANCELLED_GOALS)) cancelledGoal(drawn, halves, random);
  return drawn;
}

/** A goal that the video referee cancels one to two minutes later. */
function cancelledGoal(
  drawn: readonly [Incident[], Incident[]],
  halves: readonly [HalfLength, HalfLength],
  random: Random,
): void {
  const half = random.chance(0.5) ? 0 : 1;
  const key = random.chance(0.5) ? "homeScore" : "guestScore";
  const given = 20_000 + Math.floor(random.next() * (halves[half].playMs - 4 * MINUTE_MS));
  drawn[half].push({ elapsed: given, change: count(key, 1) });
  drawn[half].push({ elapsed: given + random.int(60, 120) * 1000, change: count(key, -1) });
}
