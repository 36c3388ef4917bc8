// The world of the crowd: a day of made-up matches that change after a script, and so do their prices.
import { createCrowd } from "../../../backend/control/crowd.ts";
import { createWorld } from "../../../backend/world/createWorld.ts";
import type { Prices, World } from "../../../backend/world/types.ts";
import { changeAt, type ChangeScript, indexOf, lastChangeOf, scoreOf } from "./changeScript.ts";

/** Matches of a full Saturday. */
const MATCHES = 600;

export interface CrowdWorld {
  readonly world: World;
  readonly script: ChangeScript;
  /** How often a whole list was written. */
  lists(): number;
}

function priceAfter(change: number): Prices {
  return { home: 1.5 + (change % 200) / 100, draw: 3.4, away: 4.1 };
}

/** Each instant has the same state in every process that is given the same start. */
export function createCrowdWorld(startedAt: number, everyMs: number): CrowdWorld {
  const base = createCrowd(createWorld({ seed: "crowd" }), MATCHES, startedAt);
  const matchIds = base.running(startedAt);
  const script = { startedAt, everyMs, matchIds };
  const indexes = new Map(matchIds.map((id, index) => [id, index]));
  let lists = 0;

  /** The last change of a match; 0 before it, undefined for a match that never changes. */
  function lastChange(id: number, at: number): number | undefined {
    const index = indexes.get(id);
    return index === undefined ? undefined : lastChangeOf(script, index, changeAt(script, at));
  }

  function changedBetween(from: number, to: number): readonly number[] {
    const last = changeAt(script, to);
    const first = Math.max(1, changeAt(script, from) + 1, last - matchIds.length + 1);
    const changes = Array.from({ length: Math.max(0, last - first + 1) }, (_, past) => first + past);
    return changes.map((change) => matchIds[indexOf(script, change)]!);
  }

  const world: World = {
    ...base,
    matchesBetween(from, to) {
      lists += 1;
      return base.matchesBetween(from, to);
    },
    matchAt(id, at) {
      const match = base.matchAt(id, at);
      const change = lastChange(id, at);
      if (match === undefined || change === undefined) return match;
      const [homeScore, guestScore] = scoreOf(change);
      return { ...match, homeScore, guestScore };
    },
    pricesAt(id, provider, at) {
      const change = lastChange(id, at);
      const current = change === undefined ? base.pricesAt(id, provider, at)?.current : priceAfter(change);
      return current && { opening: current, current };
    },
    changedBetween,
    pricesChangedBetween: changedBetween,
  };
  return { world, script, lists: () => lists };
}
