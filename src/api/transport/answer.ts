// Reads an answer of the server: its envelope { code, msg, data }, its time, and how long to wait before the next try.
// See docs/wire.md#envelope and docs/wire.md#retry-after.
import { readInteger, readObject } from "../wire/values.ts";

export interface Envelope {
  /** 0 is success. */
  readonly code: number;
  /** The server's message, "" when it sent none. */
  readonly message: string;
  readonly data: unknown;
}

/** docs/wire.md#envelope. */
export const CODE_SUCCESS = 0;

/** The envelope in a body; undefined for anything else, such as a captive portal's page or cut-off JSON. */
export function readEnvelope(body: string): Envelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const envelope = readObject(value);
  const code = readInteger(envelope?.code);
  if (envelope === undefined || code === undefined) return undefined;
  return { code, message: typeof envelope.msg === "string" ? envelope.msg : "", data: envelope.data };
}

/** The answer's Date header in epoch ms; undefined where it is missing, unreadable or not exposed (CORS). */
export function dateOf(headers: Headers): number | undefined {
  const date = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(date) ? undefined : date;
}

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
