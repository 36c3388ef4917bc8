/** The calls of a read that are still to be made: checks leave out what has not changed. */
import type { FeedCall } from "../contract.ts";

/** A call, and the day's need that it answers, if it is one of those. */
type PlannedCall = FeedCall & { readonly daily?: string };

const NONE: readonly string[] = [];

export interface ReadPlan {
  /** Replaces the plan. With `proof`, calls are made although a check tells no change. */
  fill(calls: readonly PlannedCall[], proof: boolean): void;
  isEmpty(): boolean;
  /** The next call that is due. */
  next(now: number): FeedCall | undefined;
  /** The next call is being made. */
  take(): void;
  answered(call: FeedCall, mark: string | undefined, now: number): void;
  /** The day's needs that the call answers. */
  dailyKeys(call: FeedCall): readonly string[];
  /** After a failure: what the last check has told is asked again. */
  forget(): void;
  /** Drops the rest. */
  clear(): void;
}

export function createReadPlan(): ReadPlan {
  let queue: PlannedCall[] = [];
  let changed = false;
  let proving = false;
  const marks = new Map<string, string>();
  const answeredAt = new Map<string, number>();
  const daily = new Map<string, string[]>();
  let checked: string | undefined;

  /** True if a call can be left out: a check said so, or its last answer is young. */
  function isFresh({ path, check, staleMs }: PlannedCall, now: number): boolean {
    if (check === true || staleMs === undefined || proving || changed) return false;
    const last = answeredAt.get(path);
    return last !== undefined && now - last < staleMs && now >= last;
  }

  return {
    fill(calls, proof) {
      const paths = new Set<string>();
      queue = calls.filter(({ path }) => !paths.has(path) && paths.add(path));
      daily.clear();
      for (const { path, daily: key } of calls)
        if (key !== undefined) daily.set(path, [...(daily.get(path) ?? []), key]);
      changed = false;
      proving = proof;
    },
    isEmpty: () => queue.length === 0,
    next(now) {
      while (queue[0] !== undefined) {
        if (queue[0].check === true) changed = false;
        if (!isFresh(queue[0], now)) return queue[0];
        queue.shift();
      }
      return undefined;
    },
    take: () => void queue.shift(),
    answered(call, mark, now) {
      answeredAt.set(call.path, now);
      if (call.check !== true || mark === undefined) return;
      changed = marks.get(call.path) !== mark;
      marks.set(call.path, mark);
      checked = call.path;
    },
    dailyKeys: ({ path }) => daily.get(path) ?? NONE,
    forget() {
      if (checked !== undefined) marks.delete(checked);
    },
    clear() {
      queue = [];
    },
  };
}
