// Writes the statistics of a league's season: results by kind, goals by time, cards and notable matches.
import type { SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { World } from "../../world/types.ts";
import { addUp, goalQuarters } from "../match/goalMinutes.ts";
import { writeFixture } from "../parts.ts";
import { seasonResults, type Result } from "./seasonResults.ts";
import type { Asked } from "../sources.ts";

const MOST_SCORES = 8;
/** At least three goals are more than 2.5. */
const OVER_GOALS = 3;

/** The answer of the statistics call, for finished matches. */
export function writeLeagueStatistics(
  world: World,
  leagueId: number,
  season: SeasonInfo,
  { now, lang }: Asked,
): object {
  const { finished } = seasonResults(world, leagueId, season.id, now);
  const sizes = world.seasons.competition(leagueId)?.roundSizes ?? [];
  const share = (wanted: (result: Result) => boolean): number =>
    finished.length === 0 ? 0 : finished.filter(wanted).length / finished.length;
  let quarters = [0, 0, 0, 0, 0, 0];
  let yellow = 0;
  let red = 0;
  for (const { fixture } of finished) {
    const history = world.history(fixture.id, now);
    const goals = goalQuarters(history);
    quarters = addUp(addUp(quarters, goals.home), goals.guest);
    const last = history.at(-1)?.match;
    yellow += (last?.homeYellow ?? 0) + (last?.guestYellow ?? 0);
    red += (last?.homeRed ?? 0) + (last?.guestRed ?? 0);
  }
  const line = (result: Result | undefined): object | null =>
    result === undefined ? null : (writeFixture(world, result.fixture.id, now, lang) ?? null);
  return {
    played: finished.length,
    total: sizes.reduce((sum, size) => sum + size, 0),
    goals: finished.reduce((sum, result) => sum + goalsIn(result), 0),
    homeWins: share(({ home, guest }) => home > guest),
    draws: share(({ home, guest }) => home === guest),
    awayWins: share(({ home, guest }) => home < guest),
    over25: share((result) => goalsIn(result) >= OVER_GOALS),
    bothScored: share(({ home, guest }) => home > 0 && guest > 0),
    yellowCard: yellow,
    redCard: red,
    goalsByQuarter: quarters,
    frequentScores: frequentScores(finished),
    highestScoring: line(highest(finished, goalsIn)),
    biggestWin: line(highest(finished, (result) => Math.abs(result.home - result.guest))),
  };
}

const goalsIn = ({ home, guest }: Result): number => home + guest;

function frequentScores(results: readonly Result[]): object[] {
  const counts = new Map<string, { home: number; away: number; count: number }>();
  for (const { home, guest } of results) {
    const key = `${home}-${guest}`;
    const known = counts.get(key) ?? { home, away: guest, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.home - b.home || a.away - b.away)
    .slice(0, MOST_SCORES)
    .map(({ home, away, count }) => ({ homeScore: home, guestScore: away, count }));
}

/** The latest of the results with the highest value; undefined if none is above 0. */
function highest(results: readonly Result[], value: (result: Result) => number): Result | undefined {
  let best: Result | undefined;
  for (const result of results) {
    if (value(result) > 0 && (best === undefined || value(result) >= value(best))) best = result;
  }
  return best;
}
