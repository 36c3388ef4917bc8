// Finds matches by the names of their teams: running ones, those of yesterday, and those of the week to come.
import type { World } from "../world/types.ts";
import { inSlices } from "./inSlices.ts";
import type { NameIndex } from "./nameIndex.ts";

export interface MatchFinder {
  /** The ids of the best `limit` matches for the words, whose teams are found in `teams`. */
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
/** The list of matches that could be meant is looked up anew after this long, or when something was staged. */
const KEPT_MS = 60_000;
/** Who plays a match never changes, so pairs are kept; beyond this many, old ones are let go. */
const MAX_PAIRS = 20_000;

export function createMatchFinder(world: World, now: () => number, version: () => number): MatchFinder {
  let pairs = new Map<number, Candidate>();
  let listed: { readonly stamp: string; readonly candidates: readonly Candidate[] } | undefined;

  /** All matches that could be meant, with their teams. */
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
      // Whose name goes on as the query began: those are more likely meant than any with the words somewhere.
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

/** Some words name the one team, the others the other one: both were asked for. */
function bothNamed({ homeId, awayId }: Candidate, named: readonly ReadonlySet<number>[]): boolean {
  return (
    named.some((teams) => teams.has(homeId) && !teams.has(awayId)) &&
    named.some((teams) => teams.has(awayId) && !teams.has(homeId))
  );
}

interface Timed {
  readonly state: number;
  /** From now to its kick-off (ms). */
  readonly away: number;
}

function isRunning({ state }: Timed): boolean {
  return state >= 1 && state <= 5;
}

/** Those to come first, soonest first, then those that are over, latest first. */
function when({ state, away }: Timed): number {
  return state === 0 ? Math.max(0, away) : BACK_MS + AHEAD_MS + Math.abs(away);
}

function union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return sets.length === 1 ? sets[0]! : new Set(sets.flatMap((set) => [...set]));
}
