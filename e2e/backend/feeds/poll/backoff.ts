/** How long a failed source is left alone, by the kind of failure. */
import type { FeedFault } from "../contract.ts";

export interface Backoff {
  /** Notes a failure at `now` (epoch ms). */
  failed(reason: FeedFault, retryAt: number | undefined, now: number): void;
  succeeded(): void;
  /** Epoch ms until which nothing is asked; infinite after a refusal of key or plan. */
  until(): number;
  /** The reason while it lasts. */
  reason(): FeedFault | undefined;
  /** True if the source, not an accident, forbids reads until then. */
  stopped(now: number): boolean;
  /** Failed reads in a row. */
  missed(): number;
}

const DAY_MS = 86_400_000;
const FIRST_RETRY_MS = 15_000;
const LAST_RETRY_MS = 300_000;
const FIRST_WAIT_MS = 60_000;
const LAST_WAIT_MS = 900_000;

export function createBackoff(): Backoff {
  let missed = 0;
  let throttled = 0;
  let until = 0;
  let reason: FeedFault | undefined;

  function waitOf(why: FeedFault, retryAt: number | undefined, now: number): number {
    switch (why) {
      case "KEY":
      case "PLAN":
        return Number.POSITIVE_INFINITY;
      case "QUOTA":
        return retryAt ?? (Math.floor(now / DAY_MS) + 1) * DAY_MS;
      case "THROTTLED":
        throttled += 1;
        return retryAt ?? now + Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** (throttled - 1));
      default:
        return now + Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (missed - 1));
    }
  }

  return {
    failed(why, retryAt, now) {
      missed += 1;
      until = waitOf(why, retryAt, now);
      reason = why;
    },
    succeeded() {
      missed = 0;
      throttled = 0;
      until = 0;
      reason = undefined;
    },
    until: () => until,
    reason: () => reason,
    stopped: (now) => reason !== undefined && reason !== "DOWN" && reason !== "UNREADABLE" && now < until,
    missed: () => missed,
  };
}
