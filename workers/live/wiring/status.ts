// What the core says of itself; loaded when it is asked, by tests, the benchmark and the page for support.
import { largeIdCount } from "#domain/ids.ts";
import type { Clock, ServerClock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { CoreStatus } from "../contract.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { Tab } from "../tabs/tab.ts";

export interface StatusDeps {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly counters: Counters;
  readonly connection: ConnectionWatch;
  readonly store: Pick<MatchStore, "matches">;
  readonly tabs: ReadonlyMap<string, Tab>;
}

/** The status at this moment. It holds no secret: counts, times and states alone. */
export function statusOf({ clock, serverClock, counters, connection, store, tabs }: StatusDeps): CoreStatus {
  const at = clock.now();
  return {
    connection: connection.current(),
    sessions: tabs.size,
    visibleSessions: [...tabs.values()].filter((tab) => tab.visible).length,
    matches: store.matches.size,
    counters: { ...counters.read(), largeIds: largeIdCount() },
    times: counters.times(),
    at,
    clockDifferenceMs: serverClock.now() - clock.machineNow(),
  };
}
