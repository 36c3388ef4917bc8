// Decides how long a call waits before it is sent again.
// See docs/wire.md#retry-after.

/** docs/wire.md#retry-after: the wait where the server names none. */
const RETRY_WAIT_MS = 1_000;
/** docs/wire.md#retry-after: Retry-After is honoured up to 30 s. */
export const RETRY_WAIT_MAX_MS = 30_000;

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
