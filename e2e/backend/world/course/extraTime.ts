/** Extra time and penalties of a tie that needs a winner, and their explanation text. */
import { MINUTE_MS, nextMinute } from "../season/calendar.ts";
import { writeExplain, type ExplainFacts } from "./explain.ts";
import { shootoutScore, type Goals, type Outcome } from "../season/outcome.ts";
import type { Random } from "../random.ts";
import type { Draft, Step } from "./timeline.ts";

/** Two halves of fifteen minutes with their breaks, in ms. */
const EXTRA_TIME_MS = 34 * MINUTE_MS;
const KICK_EVERY_MS = 45_000;

/** Extra time, then penalties if there is no winner. */
export function extraTime(regularEndAt: number, outcome: Outcome, random: Random): Step[] {
  const startsAt = nextMinute(regularEndAt + 4 * MINUTE_MS);
  const endsAt = startsAt + EXTRA_TIME_MS;
  const steps: Step[] = [
    {
      at: regularEndAt,
      change: (match) => Object.assign(match, { state: 4, periodStartedAt: startsAt, injuryTime: 0 }),
    },
  ];
  for (const side of [0, 1] as const) {
    for (let goal = 0; goal < (outcome.extra?.[side] ?? 0); goal += 1) {
      const at = startsAt + Math.floor(random.next() * (EXTRA_TIME_MS - MINUTE_MS));
      steps.push({ at, change: (match) => (side === 0 ? (match.homeScore += 1) : (match.guestScore += 1)) });
    }
  }
  const { shootout } = outcome;
  if (shootout === undefined) return [...steps, { at: endsAt, change: (match) => (match.state = -1) }];
  const shootoutAt = nextMinute(endsAt + 3 * MINUTE_MS);
  return [
    ...steps,
    { at: endsAt, change: (match) => Object.assign(match, { state: 5, periodStartedAt: shootoutAt }) },
    // Each kick is an instant at which the explanation text is written again.
    ...shootout.map((_, kick) => ({ at: shootoutAt + (kick + 1) * KICK_EVERY_MS, change: () => {} })),
    { at: shootoutAt + shootout.length * KICK_EVERY_MS + 5000, change: (match) => (match.state = -1) },
  ];
}

/** The steps of a deciding match, each followed by the explanation text valid from then on. */
export function explained(steps: readonly Step[], outcome: Outcome, matchHash: number): Step[] {
  const { firstLeg, extra, shootout = [], winner } = outcome;
  // Some feeds send the leading separators and some do not; readers must strip them.
  const prefixed = matchHash % 4 === 0;
  const finalKind = matchHash % 5 === 0 ? 2 : 1;
  let kicks = -1;

  const text = (match: Draft): string => {
    const now: Goals = [match.homeScore, match.guestScore];
    const over = match.state === -1;
    const beyond = extra !== undefined && (match.state >= 4 || over);
    const kind = match.state === 4 ? 3 : finalKind;
    const facts: ExplainFacts = {
      ...(beyond ? { regular: outcome.regular, extra: { kind, score: kind === 2 ? extra : now } } : {}),
      ...(firstLeg === undefined ? {} : { aggregate: [firstLeg[0] + now[0], firstLeg[1] + now[1]] }),
      ...(kicks >= 0 ? { penalties: shootoutScore(shootout.slice(0, kicks)) } : {}),
      ...(over && winner !== undefined && (beyond || firstLeg !== undefined) ? { winner } : {}),
    };
    return Object.keys(facts).length === 0 && !prefixed ? "" : writeExplain(facts, prefixed);
  };
  return steps.map((step) => ({
    at: step.at,
    change: (match) => {
      step.change(match);
      // The step that starts the shoot-out sets 0-0, every later one is a kick.
      if (match.state === 5) kicks += 1;
      if (match.state !== 0) match.explain = text(match);
    },
  }));
}
