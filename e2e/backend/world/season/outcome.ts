/** The outcome of a match: played or not, goals, extra time and penalties. */
import { createRandom, mix, unit, type Random } from "../random.ts";
import type { ExpectedGoals } from "./strength.ts";

export type Goals = readonly [home: number, away: number];

/** "announcedLate": the kick-off is not announced until its time has passed. */
type Fate = "played" | "paused" | "abandoned" | "postponed" | "cancelled" | "announcedLate";

export interface Kick {
  readonly side: 0 | 1;
  readonly scored: boolean;
}

export interface Outcome {
  readonly fate: Fate;
  /** Goals in 90 minutes. */
  readonly regular: Goals;
  /** Goals in extra time only. */
  readonly extra?: Goals;
  readonly shootout?: readonly Kick[];
  /** Goals of the first leg, with today's home team first. */
  readonly firstLeg?: Goals;
  /** 0 home, 1 away; only for ties that need a winner. */
  readonly winner?: 0 | 1;
}

/** True if a result counts in a table. */
export const counts = (outcome: Outcome): boolean => outcome.fate === "played" || outcome.fate === "paused";

const SALT = { fate: 11, goals: 12, extra: 13, shootout: 14 } as const;

/** The outcome of a league match or the first leg of a tie. */
export function leagueOutcome(matchHash: number, expected: ExpectedGoals, certain = false): Outcome {
  const random = createRandom(mix(matchHash, SALT.goals));
  const regular = [random.poisson(expected.home), random.poisson(expected.away)] as const;
  return { fate: certain ? "played" : fateOf(unit(matchHash, SALT.fate)), regular };
}

/** The outcome of a match that needs a winner; `firstLeg` has today's home team first. */
export function knockoutOutcome(matchHash: number, expected: ExpectedGoals, firstLeg?: Goals): Outcome {
  const { regular } = leagueOutcome(matchHash, expected, true);
  const lead = regular[0] - regular[1] + (firstLeg === undefined ? 0 : firstLeg[0] - firstLeg[1]);
  const base = { fate: "played", regular, ...(firstLeg === undefined ? {} : { firstLeg }) } as const;
  if (lead !== 0) return { ...base, winner: lead > 0 ? 0 : 1 };

  const random = createRandom(mix(matchHash, SALT.extra));
  const extra = [random.poisson(expected.home * 0.3), random.poisson(expected.away * 0.3)] as const;
  if (extra[0] !== extra[1]) return { ...base, extra, winner: extra[0] > extra[1] ? 0 : 1 };

  const shootout = penalties(createRandom(mix(matchHash, SALT.shootout)));
  const [home, away] = shootoutScore(shootout);
  return { ...base, extra, shootout, winner: home > away ? 0 : 1 };
}

/** Penalties scored by each side. */
export function shootoutScore(kicks: readonly Kick[]): Goals {
  const scored = (side: 0 | 1): number => kicks.filter((kick) => kick.side === side && kick.scored).length;
  return [scored(0), scored(1)];
}

function fateOf(u: number): Fate {
  if (u < 0.005) return "postponed";
  if (u < 0.007) return "cancelled";
  if (u < 0.009) return "announcedLate";
  if (u < 0.0105) return "abandoned";
  return u < 0.0135 ? "paused" : "played";
}

function penalties(random: Random): Kick[] {
  const kicks: Kick[] = [];
  const first: 0 | 1 = random.chance(0.5) ? 0 : 1;
  for (let turn = 0; turn < 60; turn += 1) {
    const side = turn % 2 === 0 ? first : first === 0 ? 1 : 0;
    // The 30th pair is decided by rule, so that every shoot-out ends.
    kicks.push({ side, scored: turn === 58 ? true : turn === 59 ? false : random.chance(0.75) });
    if (decided(kicks)) break;
  }
  return kicks;
}

function decided(kicks: readonly Kick[]): boolean {
  const [home, away] = shootoutScore(kicks);
  const takenHome = kicks.filter((kick) => kick.side === 0).length;
  const takenAway = kicks.length - takenHome;
  if (Math.max(takenHome, takenAway) <= 5) return home > away + 5 - takenAway || away > home + 5 - takenHome;
  return takenHome === takenAway && home !== away;
}
