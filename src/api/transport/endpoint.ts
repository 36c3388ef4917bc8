// Describes an endpoint: its path, where it is documented, and whether a call may be sent twice.
import type { Http, Params } from "./http.ts";
import { post, type PostOptions } from "./post.ts";
import { named } from "./refusals.ts";
import type { Result } from "./result.ts";

export interface Endpoint {
  readonly method: "GET" | "POST";
  readonly path: string;
  /**
   * "spec": listed in docs/wire.md#listed-and-assumed-calls. "assumed": defined by the project in the same style
   * (docs/wire.md#listed-and-assumed-calls).
   */
  readonly source: "spec" | "assumed";
  /**
   * docs/wire.md#calls-sent-once. "never": idempotent, not retried. "onStatus": once more on 408, 409, 425,
   * 429, 500, 502, 503, 504. "once": it moves money, creates or sends something, so it is sent exactly once.
   */
  readonly retry: "never" | "onStatus" | "once";
}

/** Calls an endpoint with the retry it declares. A GET has no body. Refusals that the product knows are named. */
export async function callEndpoint<T>(
  http: Http,
  endpoint: Endpoint,
  call: { readonly params?: Params; readonly body?: unknown },
  { act = false, ...options }: Omit<PostOptions<T>, "once">,
): Promise<Result<T>> {
  const params = call.params ?? {};
  const once = endpoint.retry !== "onStatus";
  return named(
    await (endpoint.method === "GET"
      ? http.get(endpoint.path, params, options)
      : post(http, endpoint.path, params, call.body, { ...options, act, once })),
  );
}
