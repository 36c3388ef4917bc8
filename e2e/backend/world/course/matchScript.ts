/** Generates the timeline of a match from a fixture and its outcome. */
import { MINUTE_MS, nextMinute, type Fixture } from "../season/calendar.ts";
import { explained, extraTime } from "./extraTime.ts";
import { drawIncidents } from "./incidents.ts";
import type { Outcome } from "../season/outcome.ts";
import { createRandom, mix, type Random } from "../random.ts";
import { buildTimeline, type Step, type Timeline } from "./timeline.ts";
import type { MatchNow } from "../types.ts";

/** The timeline of a match, and the instant (epoch ms) after which no provider prices it. */
export interface MatchScript {
  readonly timeline: Timeline;
  readonly pricesUntil: number;
  /** Start and playing time (ms) of the two halves; empty if the match is not played. */
  readonly halves: readonly { readonly startsAt: number; readonly playMs: number }[];
}

/** Maximum time (ms) by which a timeline starts before kick-off, or ends after it. */
export const SCRIPT_LEAD_MS = 7 * 60 * MINUTE_MS;
export const SCRIPT_TAIL_MS = 5 * 60 * MINUTE_MS;

const HALF_TIME_MS = 15 * MINUTE_MS;

/** Generates the timeline; `matchHash` determines everything that the outcome leaves open. */
export function writeScript(
  fixture: Fixture,
  initial: MatchNow,
  outcome: Outcome,
  matchHash: number,
): MatchScript {
  const random = createRandom(mix(matchHash, 21));
  const { kickoffAt } = fixture;
  const steps: Step[] = [];
  if (outcome.fate === "postponed" || outcome.fate === "cancelled") {
    const noticeAt = kickoffAt - random.int(30, 360) * MINUTE_MS;
    steps.push({ at: noticeAt, change: (match) => (match.state = outcome.fate === "cancelled" ? -10 : -14) });
    return { timeline: buildTimeline(initial, steps), pricesUntil: noticeAt, halves: [] };
  }
  if (outcome.fate === "announcedLate") {
    steps.push({ at: kickoffAt + 120 * MINUTE_MS, change: (match) => (match.state = -14) });
    return { timeline: buildTimeline({ ...initial, state: -11 }, steps), pricesUntil: kickoffAt, halves: [] };
  }

  const lowly = fixture.league.level >= 3;
  if (!(lowly && random.chance(0.4))) {
    steps.push({
      at: kickoffAt - random.int(50, 70) * MINUTE_MS,
      change: (match) => (match.hasLineup = true),
    });
  }
  const halves = planHalves(kickoffAt, random, outcome);
  const incidents = drawIncidents(outcome.regular, halves, createRandom(mix(matchHash, 22)));
  const halfTimeAt = halves[0].startsAt + halves[0].playMs + (halves[0].pause?.lasts ?? 0);
  steps.push({
    at: halfTimeAt,
    change: (match) =>
      Object.assign(match, {
        state: 2,
        periodStartedAt: halfTimeAt,
        injuryTime: 0,
        homeHalf: match.homeScore,
        guestHalf: match.guestScore,
      }),
  });
  for (const [index, half] of halves.entries()) {
    const state = index === 0 ? 1 : 3;
    const clock = (elapsed: number): number =>
      half.startsAt +
      elapsed +
      (half.pause !== undefined && elapsed >= half.pause.elapsed ? half.pause.lasts : 0);
    steps.push({
      at: half.startsAt,
      change: (match) => Object.assign(match, { state, periodStartedAt: half.startsAt }),
    });
    for (const incident of incidents[index] ?? [])
      steps.push({ at: clock(incident.elapsed), change: incident.change });
    steps.push({ at: clock(half.announcedAfter), change: (match) => (match.injuryTime = half.added) });
    if (half.pause !== undefined) {
      const { elapsed, lasts, abandoned } = half.pause;
      steps.push({ at: half.startsAt + elapsed - 1, change: (match) => (match.state = -13) });
      const resume = { state, periodStartedAt: half.startsAt + lasts };
      steps.push({
        at: clock(elapsed),
        change: (match) => Object.assign(match, abandoned ? { state: -12 } : resume),
      });
      if (abandoned) {
        const endsAt = clock(elapsed);
        const played = steps.filter((step, place) => step.at < endsAt || place === steps.length - 1);
        return { timeline: buildTimeline(initial, played), pricesUntil: endsAt, halves };
      }
    }
  }
  const [, second] = halves;
  const regularEndAt = second.startsAt + second.playMs + (second.pause?.lasts ?? 0);
  if (outcome.extra === undefined)
    steps.push({ at: regularEndAt, change: (match) => Object.assign(match, { state: -1, injuryTime: 0 }) });
  else steps.push(...extraTime(regularEndAt, outcome, random));
  const allSteps = outcome.winner === undefined ? steps : explained(steps, outcome, matchHash);
  return { timeline: buildTimeline(initial, allSteps), pricesUntil: regularEndAt, halves };
}

/** The two halves with their added time, and a break in play if the fate requires one. */
function planHalves(kickoffAt: number, random: Random, { fate }: Outcome) {
  const delay = [0, 0, 0, 0, 0, 1, 1, 1, 2, 3][random.int(0, 9)] ?? 0;
  const added = [random.int(1, 3), [2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8][random.int(0, 10)] ?? 4] as const;
  const pausedHalf = fate === "paused" || fate === "abandoned" ? random.int(0, 1) : -1;
  const pause = {
    elapsed: random.int(6, 40) * MINUTE_MS,
    lasts: random.int(15, 40) * MINUTE_MS,
    abandoned: fate === "abandoned",
  };
  const half = (index: 0 | 1, startsAt: number) => ({
    startsAt,
    added: added[index],
    // Displayed minute 45 is 45 minutes elapsed, displayed minute 90 is 44
    // (docs/wire.md#minute-from-period-start); the final whistle is within the last added minute.
    announcedAfter: (index === 0 ? 45 : 44) * MINUTE_MS,
    playMs: ((index === 0 ? 45 : 44) + added[index]) * MINUTE_MS + random.int(8, 50) * 1000,
    ...(pausedHalf === index ? { pause } : {}),
  });
  const first = half(0, kickoffAt + delay * MINUTE_MS);
  const firstPause = pausedHalf === 0 ? pause.lasts : 0;
  return [first, half(1, nextMinute(first.startsAt + first.playMs + firstPause + HALF_TIME_MS))] as const;
}
