// Finds running matches, matches of yesterday and of the coming week by their teams' names.
import type { World } from "../world/types.ts";
import { inSlices } from "./inSlices.ts";
import type { NameIndex } from "./nameIndex.ts";

export interface MatchFinder {
  /** The ids of the best `limit` matches for the words; `teams` are the teams found. */
  find(query: MatchQuery): Promise<readonly number[]>;
}

interface MatchQuery {
  readonly folded: string;
  readonly words: readonly string[];
  readonly teams: readonly NameIndex[];
  readonly limit: number;
}

interface Candidate {
  readonly id: number;
  readonly homeId: number;
  readonly awayId: number;
}

const DAY_MS = 86_400_000;
const BACK_MS = DAY_MS;
const AHEAD_MS = 8 * DAY_MS;
/** In ms: the list of candidates is recomputed after this time, and when a match was staged. */
const KEPT_MS = 60_000;
/** The teams of a match never change, so pairs are cached; above this number, old ones are evicted. */
const MAX_PAIRS = 20_000;

export function createMatchFinder(world: World, now: () => number, version: () => number): MatchFinder {
  let pairs = new Map<number, Candidate>();
  let listed: { readonly stamp: string; readonly candidates: readonly Candidate[] } | undefined;

  /** All matches that can be found, with their teams. */
  async function candidates(): Promise<readonly Candidate[]> {
    const at = now();
    const stamp = `${Math.floor(at / KEPT_MS)}/${version()}`;
    if (listed?.stamp === stamp) return listed.candidates;
    const ids = new Set([...world.running(at), ...world.matchesBetween(at - BACK_MS, at + AHEAD_MS)]);
    if (pairs.size > MAX_PAIRS) pairs = new Map();
    const found: Candidate[] = [];
    await inSlices(ids, (id) => {
      let pair = pairs.get(id);
      if (pair === undefined) {
        const match = world.matchAt(id, at);
        if (match === undefined) return;
        pair = { id, homeId: match.homeId, awayId: match.awayId };
        pairs.set(id, pair);
      }
      found.push(pair);
    });
    listed = { stamp, candidates: found };
    return found;
  }

  return {
    async find({ folded, words, teams, limit }) {
      if (words.length === 0) return [];
      const all = await candidates();
      const at = now();
      const named = words.map((word) => union(teams.map((index) => index.withWord(word))));
      // Teams whose name continues the query are more likely meant than those that contain its words anywhere.
      const meant = new Set(
        teams.flatMap((index) =>
          index
            .find(folded, words, 12)
            .filter(({ rank }) => rank <= 1)
            .map(({ id }) => id),
        ),
      );
      const fitting = all.filter(({ homeId, awayId }) =>
        named.every((teamIds) => teamIds.has(homeId) || teamIds.has(awayId)),
      );
      const scored = fitting.map((candidate) => {
        const { homeId, awayId } = candidate;
        const whole = meant.has(homeId) || meant.has(awayId) || bothNamed(candidate, named);
        const match = world.matchAt(candidate.id, at);
        return match === undefined
          ? undefined
          : { id: candidate.id, whole, state: match.state, away: match.kickoffAt - at };
      });
      return scored
        .filter((match) => match !== undefined)
        .sort(
          (a, b) =>
            Number(isRunning(b)) - Number(isRunning(a)) ||
            Number(b.whole) - Number(a.whole) ||
            when(a) - when(b),
        )
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}

/** True if some words name one team and the others name the other. */
function bothNamed({ homeId, awayId }: Candidate, named: readonly ReadonlySet<number>[]): boolean {
  return (
    named.some((teams) => teams.has(homeId) && !teams.has(awayId)) &&
    named.some((teams) => teams.has(awayId) && !teams.has(homeId))
  );
}

interface Timed {
  readonly state: number;
  /** Time between now and its kick-off (ms). */
  readonly away: number;
}

function isRunning({ state }: Timed): boolean {
  return state >= 1 && state <= 5;
}

/** Upcoming matches first, soonest first, then finished ones, latest first. */
function when({ state, away }: Timed): number {
  return state === 0 ? Math.max(0, away) : BACK_MS + AHEAD_MS + Math.abs(away);
}

function union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return sets.length === 1 ? sets[0]! : new Set(sets.flatMap((set) => [...set]));
}
