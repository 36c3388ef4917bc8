// After an outage that many clients share: until when this client keeps back the calls that can wait.
import { CATCH_UP_WITHIN_MS } from "./limits.ts";
import type { Clock } from "./clock.ts";

export interface CatchUp {
  /** An outage begins or ends, in the same moment for many: from now on calls wait until a random moment within 15 s. */
  begin(): void;
  /** How long calls that can wait must still wait, ms; 0 at all other times. */
  waitMs(): number;
}

/** Nothing is kept back at first. */
export function createCatchUp(clock: Pick<Clock, "now" | "random">): CatchUp {
  let until = -Infinity;
  return {
    begin() {
      until = clock.now() + clock.random() * CATCH_UP_WITHIN_MS;
    },
    waitMs: () => Math.max(0, until - clock.now()),
  };
}
