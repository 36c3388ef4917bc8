// Decides when a call may be sent again, and how long it waits before.
// See docs/wire.md#retry and docs/wire.md#retry-after.

/** docs/wire.md#retry. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** docs/wire.md#retry-after: the wait where the server names none. */
const RETRY_WAIT_MS = 1_000;
/** docs/wire.md#retry-after: Retry-After is honoured up to 30 s. */
export const RETRY_WAIT_MAX_MS = 30_000;

/** True for the statuses after which a call that is not idempotent is sent once more. */
export function isRetriedStatus(status: number): boolean {
  return RETRIED_STATUSES.has(status);
}

/**
 * Milliseconds to wait, from a Retry-After header in seconds or as a date. A date is measured from
 * `serverNow` (epoch ms, from the answer's own Date header where it can be read, else the local clock).
 */
export function retryWait(retryAfter: string | null, serverNow: number): number {
  const text = retryAfter?.trim() ?? "";
  if (text === "") return RETRY_WAIT_MS;
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - serverNow;
  if (Number.isNaN(asked)) return RETRY_WAIT_MS;
  return Math.min(Math.max(asked, 0), RETRY_WAIT_MAX_MS);
}
