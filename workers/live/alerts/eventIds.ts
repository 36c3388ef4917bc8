// Ids of events, unique over tabs, reconnects and restarts of the core.
// See docs/wire.md#event-ids.
import type { Clock } from "../base/clock.ts";

/** Each call returns another id: the name of this core by chance, and a running number. */
export function createEventIds(clock: Pick<Clock, "random">): () => string {
  const core = Math.floor(clock.random() * 1e9).toString(36);
  let count = 0;
  return () => {
    count += 1;
    return `${core}:${count}`;
  };
}
