/** When which match changed, for the windows that stream and polls ask for. */

interface Change {
  readonly at: number;
  readonly id: number;
}

export interface ChangeLog {
  /** Stamps a change after every window that was asked for already, so that none is missed. */
  add(id: number, now: number): number;
  /** Ids that changed in (fromMs, toMs]. */
  between(fromMs: number, toMs: number): readonly number[];
}

/** Older changes are dropped; the longest window that is asked for is 60 s. */
const REMEMBER_MS = 300_000;
/** In ms: a clock this far behind what was asked was set back. */
const SET_BACK_MS = 2_000;

export function createChangeLog(): ChangeLog {
  let changes: Change[] = [];
  let latestAsked = 0;
  return {
    add(id, now) {
      // Else changes would wait until the clock is where it was.
      if (latestAsked - now > SET_BACK_MS) latestAsked = now;
      latestAsked = Math.max(now, latestAsked + 1);
      const oldest = latestAsked - REMEMBER_MS;
      if ((changes[0]?.at ?? latestAsked) <= oldest) changes = changes.filter(({ at }) => at > oldest);
      changes.push({ at: latestAsked, id });
      return latestAsked;
    },
    between(fromMs, toMs) {
      latestAsked = Math.max(latestAsked, toMs);
      return [...new Set(changes.filter(({ at }) => at > fromMs && at <= toMs).map(({ id }) => id))];
    },
  };
}
