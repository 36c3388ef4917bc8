// Writes a match's summary: incidents, score by period, statistics, momentum and the shoot-out.
import { minuteOf } from "../../world/course/matchClock.ts";
import type { StoryIncident, StoryKind } from "../../world/stories/people.ts";
import type { MatchNow } from "../../world/types.ts";
import { coverageOf } from "./matchDetails.ts";
import { figures, momentum } from "./matchStatistics.ts";
import { hasScore, writePlayer } from "../parts.ts";
import type { Asked, DetailSources } from "../sources.ts";

/** Wire numbers of incidents; 1 to 6 are those of docs/product.md#match-events. */
const TYPES: Readonly<Record<StoryKind, number>> = {
  goal: 1,
  redCard: 2,
  yellowCard: 3,
  kickOff: 4,
  fullTime: 6,
  ownGoal: 11,
  penaltyGoal: 12,
  penaltyMissed: 13,
  secondYellowCard: 14,
  substitution: 15,
  goalCancelled: 16,
  addedTime: 17,
  halfTime: 18,
  secondHalf: 19,
  extraTime: 20,
  shootOut: 21,
};
const GOALS: ReadonlySet<StoryKind> = new Set(["goal", "ownGoal", "penaltyGoal"]);

/** A minute code in wire form: "67", "45+2". */
export function writeGameTime(code: number): string {
  const extra = code % 100;
  return extra === 0 ? String(Math.floor(code / 100)) : `${Math.floor(code / 100)}+${extra}`;
}

/** The answer of the summary call; undefined for an unknown match. */
export function writeMatchSummary(
  { world, people, stories }: DetailSources,
  matchId: number,
  { now, lang }: Asked,
): object | undefined {
  const match = world.matchAt(matchId, now);
  if (match === undefined) return undefined;
  const incidents = hasScore(match.state) ? stories.incidents(matchId, now) : [];
  const kicks = stories.kicks(matchId, now);
  const coverage = coverageOf(world, match, now);
  const played = minutesPlayed(match, incidents, now);
  const person = (id: number | undefined): object | null => {
    const player = id === undefined ? undefined : people.player(id);
    return player === undefined ? null : writePlayer(player, lang);
  };
  const counts = new Map<string, number>();
  const goals = incidents
    .filter(({ kind }) => GOALS.has(kind))
    .map(({ minute, side }) => ({ minute: Math.floor(minute / 100), side }));
  return {
    scheduleId: matchId,
    incidents: incidents.map(({ kind, side, minute, playerId, otherId, homeScore, guestScore, added }) => {
      const key = `${TYPES[kind]}-${side}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return {
        id: `${key}-${count}`,
        type: TYPES[kind],
        target: side,
        gameTime: writeGameTime(minute),
        player: person(playerId),
        other: person(otherId),
        homeScore,
        guestScore,
        injuryTime: added,
      };
    }),
    periods: periods(match, incidents, kicks),
    statistics: figures(match, played, coverage),
    momentum: coverage === 2 ? momentum(match, played, goals) : [],
    shootOut: kicks.map(({ side, scored, playerId }) => ({ target: side, scored, player: person(playerId) })),
  };
}

/** Whole minutes of the match clock so far. */
function minutesPlayed(match: MatchNow, incidents: readonly StoryIncident[], now: number): number {
  if (incidents.length === 0) return 0;
  const last = Math.floor((incidents.at(-1)?.minute ?? 0) / 100);
  // An abandoned match stays at its last incident; otherwise the clock decides.
  const clock = match.state === -12 || match.state === -13 ? 0 : Math.floor(minuteOf(match, now) / 100);
  return Math.max(last, clock);
}

interface Period {
  /** 1 first half, 2 second half, 3 extra time, 4 penalties. */
  readonly period: number;
  readonly homeScore: number;
  readonly guestScore: number;
}

function periods(
  match: MatchNow,
  incidents: readonly StoryIncident[],
  kicks: readonly { readonly side: 1 | 2; readonly scored: boolean }[],
): Period[] {
  const find = (kind: StoryKind): StoryIncident | undefined =>
    incidents.find((incident) => incident.kind === kind);
  const found: Period[] = [];
  let from = { homeScore: 0, guestScore: 0 };
  for (const [period, begins, ends] of [
    [1, "kickOff", "halfTime"],
    [2, "secondHalf", "extraTime"],
    [3, "extraTime", "none"],
  ] as const) {
    if (find(begins) === undefined) break;
    const to = (ends === "none" ? undefined : find(ends)) ?? match;
    found.push({
      period,
      homeScore: Math.max(0, to.homeScore - from.homeScore),
      guestScore: Math.max(0, to.guestScore - from.guestScore),
    });
    from = { homeScore: to.homeScore, guestScore: to.guestScore };
  }
  if (find("shootOut") === undefined) return found;
  const scored = (side: 1 | 2): number => kicks.filter((kick) => kick.side === side && kick.scored).length;
  return [...found, { period: 4, homeScore: scored(1), guestScore: scored(2) }];
}
