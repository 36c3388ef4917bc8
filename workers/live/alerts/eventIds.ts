// Ids of events, unique over tabs, reconnects and restarts of the core.
// See docs/wire.md#event-ids.
import type { Clock } from "../base/clock.ts";

/** Each id ends with a running number: the same happening again, as a goal after its cancellation, gets another id. */
export function createEventIds(clock: Pick<Clock, "random">): (base: string) => string {
  const instance = Math.floor(clock.random() * 1e9).toString(36);
  let count = 0;
  return (base) => {
    count += 1;
    return `${instance}:${base}#${count}`;
  };
}
