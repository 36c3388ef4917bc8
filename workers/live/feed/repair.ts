// Asks for what a message of the socket may have held and could not be read. See docs/wire.md#broken-records.
import type { Clock, Timer } from "../base/clock.ts";
import { REPAIR_WITHIN_MS } from "../base/limits.ts";

export interface Repair {
  /** Asks at a random moment within 12 s, once for all messages until then. */
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
