/** What all sources' answers have in common: their age, statuses of failure, JSON. */
import type { FeedAnswer, FeedFault, FeedRead, TeamFact } from "../contract.ts";

export const fault = (reason: FeedFault, retryAt?: number): FeedRead & { ok: false } =>
  retryAt === undefined ? { ok: false, reason } : { ok: false, reason, retryAt };

/** The longest age and wait that a header may tell, in s. */
const LONGEST_SECONDS = 86_400;

/** Epoch ms at which the source said it: the receipt less the answer's `Age`. */
export function asOf({ headers, receivedAt }: FeedAnswer): number {
  const age = Number(headers.get("age") ?? "0");
  return age > 0 && age <= LONGEST_SECONDS ? receivedAt - age * 1000 : receivedAt;
}

/** `Retry-After` in seconds or as a date, as epoch ms. */
function readRetryAfter({ headers, receivedAt }: FeedAnswer): number | undefined {
  const told = headers.get("retry-after");
  if (told === null) return undefined;
  const at = /^\d+$/.test(told) ? receivedAt + Number(told) * 1000 : Date.parse(told);
  return at > receivedAt && at <= receivedAt + LONGEST_SECONDS * 1000 ? at : undefined;
}

/** The failure that a status tells; undefined for an answer to read. */
export function statusFault(answer: FeedAnswer): (FeedRead & { ok: false }) | undefined {
  const { status } = answer;
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return fault("THROTTLED", readRetryAfter(answer));
  if (status === 401) return fault("KEY");
  if (status === 403) return fault("PLAN");
  return fault(status >= 400 && status < 500 ? "UNREADABLE" : "DOWN");
}

/** The body as JSON; undefined if it is none. */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Teams by id: each once, the last one that was read. */
export function eachOnce(teams: Iterable<TeamFact>): readonly TeamFact[] {
  return [...new Map([...teams].map((team) => [team.id, team])).values()];
}

/** Runs a reader; a mistake in it is an unreadable answer, never an exception. */
export function readSafely(read: () => FeedRead): FeedRead {
  try {
    return read();
  } catch {
    return fault("UNREADABLE");
  }
}

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** `YYYY-MM-DD` of an instant in UTC. */
export const utcDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The date so many days later. */
export const dateAfter = (date: string, days: number): string =>
  utcDate(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
