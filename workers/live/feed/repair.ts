// Asks once for what unreadable messages of the socket may have held. See docs/wire.md#broken-records.
import type { Clock, Timer } from "../base/clock.ts";
import { REPAIR_WITHIN_MS } from "../base/limits.ts";

export interface Repair {
  /** Asks at a random moment within REPAIR_WITHIN_MS, once for all messages until then. */
  soon(): void;
  /** The core rests: nothing is asked for. */
  cancel(): void;
}

/**
 * A damaged message without a checksum may still be inflated, to records of no match or a message of another channel. The
 * moment is random, because all clients may have got the same message.
 */
export function createRepair(
  clock: Pick<Clock, "setTimeout" | "clearTimeout" | "random">,
  ask: () => void,
): Repair {
  let timer: Timer | undefined;
  return {
    soon() {
      timer ??= clock.setTimeout(() => {
        timer = undefined;
        ask();
      }, clock.random() * REPAIR_WITHIN_MS);
    },
    cancel() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
