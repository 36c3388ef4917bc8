// Makes calls that carry a body: how it is sent, when it is sent again, and when its outcome is unknown.
import type { CallOptions, Http, Params } from "./http.ts";
import type { Result } from "./result.ts";

/** docs/wire.md#retry. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** True for the statuses after which a call that is not idempotent is sent once more. */
function isRetriedStatus(status: number): boolean {
  return RETRIED_STATUSES.has(status);
}

export interface PostOptions<T> extends Omit<CallOptions<T>, "again"> {
  /** Sent exactly once, whatever the answer (docs/wire.md#calls-sent-once). */
  readonly once?: boolean;
  /** It changes something on the server: without a readable answer it is "unknown", since it may have been done. */
  readonly act?: boolean;
}

/**
 * A POST over `http`, sent once more after the statuses of docs/wire.md#retry, unless `once`. A Blob is sent as it is,
 * null as no body, everything else as JSON.
 */
export async function post<T>(
  http: Http,
  path: string,
  params: Params,
  body: unknown,
  { once = false, act = false, ...options }: PostOptions<T>,
): Promise<Result<T>> {
  // A body that is not given is sent as {}: some servers refuse a POST without one.
  const given = body === undefined ? {} : body;
  const raw = given instanceof Blob;
  const type = raw ? given.type : "application/json";
  const result = await http.send(
    {
      method: "POST",
      path,
      params,
      ...(given === null ? {} : { body: () => (raw ? given : JSON.stringify(given)) }),
    },
    {
      ...options,
      headers: { ...options.headers, ...(given === null ? {} : { "Content-Type": type }) },
      ...(once ? {} : { again: isRetriedStatus }),
    },
  );
  return act && !result.ok && result.reason === "noAnswer" ? { ...result, reason: "unknown" } : result;
}
