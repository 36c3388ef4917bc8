/** Converts a match of a match-day file to a timeline in the file's time. */
import { buildTimeline, type Draft, type Step, type Timeline } from "../world/course/timeline.ts";
import type { Incident, MatchdayMatch } from "./matchday.ts";

const MINUTE_MS = 60_000;
const LINEUP_BEFORE_MS = 60 * MINUTE_MS;
const HALF_TIME_MS = 15 * MINUTE_MS;

/** The course of a match; all instants are epoch ms of the file's day, period starts on whole minutes. */
export interface ReplayScript {
  readonly timeline: Timeline;
  readonly endsAt: number;
  readonly halves: readonly [Half, Half];
}

interface Half {
  readonly startsAt: number;
  readonly playMs: number;
}

const COUNTERS = {
  goal: { home: "homeScore", away: "guestScore" },
  ownGoal: { home: "homeScore", away: "guestScore" },
  yellowCard: { home: "homeYellow", away: "guestYellow" },
  redCard: { home: "homeRed", away: "guestRed" },
} as const;

const set = (at: number, values: Partial<Draft>): Step => ({
  at,
  change: (draft) => Object.assign(draft, values),
});

/**
 * Each incident is placed in the minute that is displayed as its own (docs/wire.md#minute-from-period-start).
 */
export function writeReplayScript(match: MatchdayMatch, kickoffAt: number): ReplayScript {
  const added = [Math.max(1, match.lastAdded[0]), Math.max(2, match.lastAdded[1])] as const;
  // The last minute of a half is played to its end: 45+2 is shown until 48 minutes have passed.
  const first: Half = { startsAt: kickoffAt, playMs: (46 + added[0]) * MINUTE_MS };
  const second: Half = {
    startsAt: first.startsAt + first.playMs + HALF_TIME_MS,
    playMs: (45 + added[1]) * MINUTE_MS,
  };
  const halfTimeAt = first.startsAt + first.playMs;
  const endsAt = second.startsAt + second.playMs;
  const steps: Step[] = [
    set(kickoffAt - LINEUP_BEFORE_MS, { hasLineup: true }),
    set(first.startsAt, { state: 1, periodStartedAt: first.startsAt }),
    set(first.startsAt + 45 * MINUTE_MS, { injuryTime: added[0] }),
    set(halfTimeAt, {
      state: 2,
      periodStartedAt: halfTimeAt,
      injuryTime: 0,
      homeHalf: match.halfTime[0],
      guestHalf: match.halfTime[1],
    }),
    set(second.startsAt, { state: 3, periodStartedAt: second.startsAt }),
    set(second.startsAt + 44 * MINUTE_MS, { injuryTime: added[1] }),
    ...incidentSteps(match.incidents, first, second),
    set(endsAt, { state: -1, injuryTime: 0 }),
  ];
  const initial = {
    id: match.id,
    leagueId: match.leagueId,
    homeId: match.home.id,
    awayId: match.away.id,
    state: 0,
    kickoffAt,
    periodStartedAt: kickoffAt,
    homeScore: 0,
    guestScore: 0,
    homeHalf: 0,
    guestHalf: 0,
    homeRed: 0,
    guestRed: 0,
    homeYellow: 0,
    guestYellow: 0,
    injuryTime: 0,
    hasLineup: false,
    homeRank: "",
    guestRank: "",
    neutral: false,
    explain: "",
  };
  return { timeline: buildTimeline(initial, steps), endsAt, halves: [first, second] };
}

/** Incidents of one minute are distributed over it in the file's order. */
function incidentSteps(incidents: readonly Incident[], first: Half, second: Half): Step[] {
  return incidents.map((incident) => {
    const { minute, added, type, side } = incident;
    const together = incidents.filter((other) => other.minute === minute && other.added === added);
    const share = (together.indexOf(incident) + 1) / (together.length + 1);
    const key = COUNTERS[type][side];
    const start =
      minute <= 45 ? first.startsAt + minute * MINUTE_MS : second.startsAt + (minute - 46) * MINUTE_MS;
    return {
      at: start + added * MINUTE_MS + Math.floor(share * MINUTE_MS),
      change: (draft) => (draft[key] += 1),
    };
  });
}
