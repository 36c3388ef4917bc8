// Keeps what the players of a season have done, adding each match once it is over, a slice of work at a time.
import { setImmediate } from "node:timers/promises";
import type { Stories } from "../../world/stories/people.ts";
import type { World } from "../../world/types.ts";
import { isFinished, isRunning } from "../league/seasonResults.ts";
import { addAppearances, type Tallies } from "./tallies.ts";

export interface SeasonTallies {
  /** Everybody who has played in the season until `now` (epoch ms), running matches included. */
  of(leagueId: number, seasonId: number, now: number): Promise<Tallies>;
}

interface Kept {
  /** Matches that are long over and counted in `settled`. */
  readonly counted: Set<number>;
  readonly settled: Tallies;
}

/** Other requests get their turn after so many ms of work. */
const SLICE_MS = 15;
const KEPT_SEASONS = 48;
const INTERRUPTED = -13;

/** Whether the players' deeds in a match of this wire state count: it runs, waits or was played to its end. */
export const countsForPlayers = (state: number): boolean =>
  isFinished(state) || isRunning(state) || state === INTERRUPTED;

export function createSeasonTallies(world: World, stories: Stories): SeasonTallies {
  const kept = new Map<string, Kept>();
  const busy = new Map<string, Promise<unknown>>();

  function keptOf(key: string): Kept {
    const known = kept.get(key) ?? { counted: new Set(), settled: new Map() };
    // Asked for last, forgotten last.
    kept.delete(key);
    kept.set(key, known);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_SEASONS && oldest.done !== true) kept.delete(oldest.value);
    return known;
  }

  async function count(key: string, leagueId: number, seasonId: number, now: number): Promise<Tallies> {
    const fixtures = world.seasons.fixtures(leagueId, seasonId, now);
    const isSettled = (id: number): boolean => world.seasons.scoreAt(id, now)?.settled === true;
    // A staged match, or a clock set back: what was counted is no longer so.
    if ([...(kept.get(key)?.counted ?? [])].some((id) => !isSettled(id))) kept.delete(key);
    const { counted, settled } = keptOf(key);
    const open: number[] = [];
    let sliceStart = performance.now();
    for (const { id } of fixtures) {
      if (counted.has(id)) continue;
      const score = world.seasons.scoreAt(id, now);
      if (score === undefined || !countsForPlayers(score.state)) continue;
      if (score.settled === true) {
        counted.add(id);
        addAppearances(settled, stories.appearances(id, now));
      } else open.push(id);
      if (performance.now() - sliceStart > SLICE_MS) {
        await setImmediate();
        sliceStart = performance.now();
      }
    }
    const all: Tallies = new Map([...settled].map(([id, tally]) => [id, { ...tally }]));
    for (const id of open) addAppearances(all, stories.appearances(id, now));
    return all;
  }

  return {
    async of(leagueId, seasonId, now) {
      const key = `${leagueId}/${seasonId}`;
      // One at a time per season: two would count the same match twice.
      const mine = (busy.get(key) ?? Promise.resolve()).then(() => count(key, leagueId, seasonId, now));
      const settledLater = mine.catch(() => undefined);
      busy.set(key, settledLater);
      try {
        return await mine;
      } finally {
        if (busy.get(key) === settledLater) busy.delete(key);
      }
    },
  };
}
