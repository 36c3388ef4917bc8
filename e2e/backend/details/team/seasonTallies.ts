// Caches the statistics of a season's players; adds each finished match once, in slices of work.
import { setImmediate } from "node:timers/promises";
import type { Stories } from "../../world/stories/people.ts";
import type { World } from "../../world/types.ts";
import { isFinished, isRunning } from "../league/seasonResults.ts";
import { addAppearances, type Tallies } from "./tallies.ts";

export interface SeasonTallies {
  /** All players with an appearance in the season until `now` (epoch ms), running matches included. */
  of(leagueId: number, seasonId: number, now: number): Promise<Tallies>;
}

interface Kept {
  /** Matches that are long over and included in `settled`. */
  readonly counted: Set<number>;
  readonly settled: Tallies;
}

/** In ms: other requests are handled after this much work. */
const SLICE_MS = 15;
const KEPT_SEASONS = 48;
const INTERRUPTED = -13;

/** True if appearances in a match of this wire state count: it runs, is paused or was played to its end. */
export const countsForPlayers = (state: number): boolean =>
  isFinished(state) || isRunning(state) || state === INTERRUPTED;

export function createSeasonTallies(world: World, stories: Stories): SeasonTallies {
  const kept = new Map<string, Kept>();
  const busy = new Map<string, Promise<unknown>>();

  function keptOf(key: string): Kept {
    const known = kept.get(key) ?? { counted: new Set(), settled: new Map() };
    // Re-inserting it makes it the last to be evicted.
    kept.delete(key);
    kept.set(key, known);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_SEASONS && oldest.done !== true) kept.delete(oldest.value);
    return known;
  }

  async function count(key: string, leagueId: number, seasonId: number, now: number): Promise<Tallies> {
    const fixtures = world.seasons.fixtures(leagueId, seasonId, now);
    const isSettled = (id: number): boolean => world.seasons.scoreAt(id, now)?.settled === true;
    // A match was staged or the clock set back, so the counted values are invalid.
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
      // One computation at a time per season: two would count the same match twice.
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
