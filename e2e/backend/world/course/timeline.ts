/** A match as a list of its states: built once from steps, then read at any instant. */
import type { MatchNow, Moment } from "../types.ts";

/** A match state while it is being built. */
export type Draft = { -readonly [K in keyof MatchNow]: MatchNow[K] };

/** One change at an instant (epoch ms). */
export interface Step {
  readonly at: number;
  readonly change: (draft: Draft) => void;
}

export interface Timeline {
  /** Instants at which the match changes, ascending; `frames[0]` is the state before the first one. */
  readonly times: readonly number[];
  /** One more than `times`. */
  readonly frames: readonly [MatchNow, ...MatchNow[]];
}

/** Applies the steps in order of their instants; steps of one instant become one change. */
export function buildTimeline(initial: MatchNow, steps: readonly Step[]): Timeline {
  const draft: Draft = { ...initial };
  const times: number[] = [];
  const frames: [MatchNow, ...MatchNow[]] = [initial];
  for (const step of [...steps].sort((a, b) => a.at - b.at)) {
    step.change(draft);
    if (times.at(-1) === step.at) {
      frames[frames.length - 1] = { ...draft };
    } else {
      times.push(step.at);
      frames.push({ ...draft });
    }
  }
  return { times, frames };
}

/** The number of changes until `now`. */
function changesUntil(timeline: Timeline, now: number): number {
  let low = 0;
  let high = timeline.times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline.times[middle] ?? Number.POSITIVE_INFINITY) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The match at `now`; the same object as long as nothing changes. */
export function frameAt(timeline: Timeline, now: number): MatchNow {
  return timeline.frames[changesUntil(timeline, now)] ?? timeline.frames[0];
}

/** The states until `now`, oldest first; the first one holds from 0. */
export function momentsUntil(timeline: Timeline, now: number): Moment[] {
  const changes = changesUntil(timeline, now);
  return timeline.frames
    .slice(0, changes + 1)
    .map((match, index) => ({ at: index === 0 ? 0 : (timeline.times[index - 1] ?? 0), match }));
}

/** True if a change happens in (fromMs, toMs]. */
export function changesIn(timeline: Timeline, fromMs: number, toMs: number): boolean {
  return changesUntil(timeline, fromMs) !== changesUntil(timeline, toMs);
}
