// Stands in for what reaches a viewer who looks elsewhere: its code is loaded when a tab wants it.
import { createLater } from "../base/later.ts";
import type { createReach, Reach, ReachOptions } from "./reach.ts";

/** Brings the code of sounds and notifications. */
export type LoadReach = () => Promise<typeof createReach>;

/** Loads nothing while no tab wants alerts. */
export function createReachLater(
  options: ReachOptions,
  load: LoadReach = async () => (await import("./reach.ts")).createReach,
): Reach {
  const later = createLater(async () => (await load())(options));

  /** True where a tab wants alerts; then the code is there or on its way. */
  function isWanted(): boolean {
    if (later.current()) return true;
    if (![...options.tabs.values()].some(({ alerts }) => alerts)) return false;
    void later.need(options.clock.now())?.then((part) => part?.review());
    return true;
  }

  function use(what: (part: Reach) => void): void {
    if (isWanted()) later.whenLoaded(what);
  }

  return {
    alert: (entry) => use((part) => part.alert(entry)),
    unseen: (entry) => use((part) => part.unseen(entry)),
    // Without its code no rule has seen the match before.
    changed: (match) => later.current()?.changed(match),
    rest: () => later.current()?.rest(),
    withdraw: (entry) => use((part) => part.withdraw(entry)),
    whenHeld(then) {
      if (!isWanted()) return then();
      const part = later.current();
      if (part) part.whenHeld(then);
      else void later.load().then((loaded) => (loaded ? loaded.whenHeld(then) : then()));
    },
    review() {
      if (isWanted()) later.current()?.review();
    },
  };
}
