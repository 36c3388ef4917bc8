// Ids of events, unique over tabs, reconnects and restarts of the core.
// See docs/wire.md#event-ids.
import type { Clock } from "../base/clock.ts";

/** The same happening again, as a goal after its cancellation, gets a number of its own. */
export function createEventIds(clock: Pick<Clock, "random">): (base: string) => string {
  const instance = Math.floor(clock.random() * 1e9).toString(36);
  const counts = new Map<string, number>();
  return (base) => {
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return `${instance}:${base}#${count}`;
  };
}
