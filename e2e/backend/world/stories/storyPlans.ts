/** Plans incidents that the states of a match do not contain: substitutions and missed penalties. */
import { instantOf, minuteAt, type Stretch } from "../course/matchClock.ts";
import { createRandom, mix } from "../random.ts";
import type { MatchReport } from "../types.ts";

export interface Plan {
  readonly at: number;
  readonly minute: number;
  readonly type: "substitution" | "penaltyMissed";
  readonly side: 1 | 2;
  /** Names of the players who come on and go off, if a report contains them. */
  readonly nameOn: string;
  readonly nameOff: string;
}

const MINUTE_MS = 60_000;
const MISSED_PENALTY = 0.045;

/** The plans within the play until `now`; those of a report if there is one. */
export function planStory(
  stretches: readonly Stretch[],
  hash: number,
  now: number,
  report: MatchReport | undefined,
): Plan[] {
  const plans = report === undefined ? drawn(stretches, hash) : reported(stretches, report);
  return plans.filter(({ at }) => at <= now);
}

function drawn(stretches: readonly Stretch[], hash: number): Plan[] {
  const plans: Plan[] = [];
  const put = (type: Plan["type"], side: 1 | 2, state: 1 | 3 | 4, elapsed: number): void => {
    for (const stretch of stretches) {
      const at = stretch.startedAt + Math.floor(elapsed);
      if (stretch.state !== state || at < stretch.from || at >= stretch.to) continue;
      plans.push({ at, minute: minuteAt(state, stretch.startedAt, at), type, side, nameOn: "", nameOff: "" });
      return;
    }
  };
  for (const side of [1, 2] as const) {
    const random = createRandom(mix(mix(hash, 0x5b), side));
    // A team has three windows for substitutions; half time may be one of them.
    const windows = [0, 1, 2].map(() => (8 + random.next() * 34) * MINUTE_MS);
    const changes = random.int(3, 5);
    const injured = random.chance(0.07) ? 1 : 0;
    if (injured === 1) put("substitution", side, 1, (10 + random.next() * 32) * MINUTE_MS);
    for (let change = injured; change < changes; change += 1) {
      const early = random.chance(0.14);
      put("substitution", side, 3, early ? 0 : (windows[change % 3] ?? 0) + change * 900);
    }
    put("substitution", side, 4, random.next() * 20 * MINUTE_MS);
    if (random.chance(MISSED_PENALTY))
      put("penaltyMissed", side, random.chance(0.45) ? 1 : 3, (3 + random.next() * 40) * MINUTE_MS);
  }
  return plans;
}

function reported(stretches: readonly Stretch[], { incidents }: MatchReport): Plan[] {
  const plans: Plan[] = [];
  for (const { type, side, minute, added, player, other } of incidents) {
    if (type !== "substitution") continue;
    const state = minute <= 45 ? 1 : 3;
    for (const stretch of stretches) {
      if (stretch.state !== state) continue;
      const at = instantOf(stretch, minute, added) + MINUTE_MS / 2 + plans.length * 10;
      if (at < stretch.from || at >= stretch.to) continue;
      const place = side === "home" ? 1 : 2;
      plans.push({ at, minute: minute * 100 + added, type, side: place, nameOn: player, nameOff: other });
      break;
    }
  }
  return plans;
}
