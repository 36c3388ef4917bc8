// Makes the product's calls: headers, language, envelope, retry, deadline and sign-out rules.
// See docs/wire.md#calls and docs/product.md#error-catalogue.
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import { CODE_SUCCESS, dateOf, type Envelope, readEnvelope, retryWait } from "./answer.ts";
import { failure, type Failure, refusal, type Result, success, UNAUTHORIZED } from "./result.ts";

export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallOptions<T> {
  /** Decodes `data` (and `msg`) of the envelope; undefined counts as an unreadable answer. */
  readonly read: (data: unknown, message: string) => T | undefined;
  /** True for the statuses after which the call is sent once more; a call without it is sent once. */
  readonly again?: (status: number) => boolean;
  /** Copied into a failure: the user is not shown it. */
  readonly silent?: boolean;
  readonly timeoutMs?: number;
  /** The token of a sign-in that has ended, for the call that ends it on the server. */
  readonly token?: string | undefined;
  /** Further headers, sent exactly as given. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call early. */
  readonly signal?: AbortSignal;
  /** Sends this call in the place of the usual `fetch`: uploads report their progress. */
  readonly fetch?: typeof fetch;
}

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** "https://host", or "" for the page's own. */
  readonly origin: string;
  getToken(): string | undefined;
  /** Language code on the wire, such as en_GB. */
  getLanguage(): string;
  getDeviceInfo(): string;
  /** The token in use is no longer valid. Called once per token, and only while that token is in use. */
  onUnauthorized?(token: string | undefined): void;
  /** The server's clock, from an answer's Date header, and the local time it belongs to; epoch ms. */
  onServerTime?(serverNow: number, atLocal: number): void;
  now(): number;
  /** The wait before a call is sent again. */
  sleep(ms: number): Promise<void>;
  readonly timeoutMs?: number;
}

export interface Http {
  /** A GET is never sent twice. */
  get<T>(path: string, params: Params, options: CallOptions<T>): Promise<Result<T>>;
  /** Sends a request that carries a body: `post` of post.ts makes it. */
  send<T>(request: HttpRequest, options: CallOptions<T>): Promise<Result<T>>;
  /** Local epoch ms, for cache-busting parameters. */
  now(): number;
}

/** The status of a server or proxy that asks for fewer calls. */
const TOO_MANY = 429;

/** How long one attempt may take, body included, before it counts as failed. */
const CALL_TIMEOUT_MS = 15_000;

/** A server clock is accepted only between these, epoch ms: the years 2020 and 2100. */
const EARLIEST_SERVER = 1_577_836_800_000;
const LATEST_SERVER = 4_102_444_800_000;

interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** undefined for a body that is none. */
  readonly envelope: Envelope | undefined;
  /** Nothing at all was said, and nothing asks for another sign-in. */
  readonly isEmpty: boolean;
}

interface HttpRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly params: Params;
  /** What it throws is a failure of the call. */
  readonly body?: () => string | Blob;
}

/** Calls that never throw and never hang: every outcome is a Result. */
export function createHttp(options: HttpOptions): Http {
  const { origin } = options;
  // fetch must not be called as a method of `options`.
  const { fetch } = options;
  /** The last token whose refusal was reported. */
  let refused: { readonly token: string | undefined } | undefined;
  /** Until when (`now`) a path must not be requested, by the server's Retry-After. */
  const quietUntil = new Map<string, number>();

  async function send(
    request: HttpRequest,
    token: string | undefined,
    how: CallOptions<unknown>,
  ): Promise<Answer | undefined> {
    const stop = new AbortController();
    const signals = [AbortSignal.timeout(how.timeoutMs ?? options.timeoutMs ?? CALL_TIMEOUT_MS)];
    if (how.signal !== undefined) signals.push(how.signal);
    if (signals.some(({ aborted }) => aborted)) return undefined;
    return new Promise<Answer | undefined>((resolve) => {
      const giveUp = (): void => resolve(undefined);
      // The wait ends even where fetch or the body ignores the signal.
      for (const signal of signals) signal.addEventListener("abort", giveUp, { signal: stop.signal });
      ask(request, token, stop.signal, how).then(resolve, giveUp);
    }).finally(() => stop.abort());
  }

  async function ask(
    request: HttpRequest,
    token: string | undefined,
    signal: AbortSignal,
    how: CallOptions<unknown>,
  ): Promise<Answer> {
    const sentAt = options.now();
    const headers: Record<string, string> = { ...how.headers, "Device-info": options.getDeviceInfo() };
    if (token !== undefined && token !== "") headers["Authorization"] = `Bearer ${token}`;
    // Appended to an origin, "@host" or "//host" would name another host, which must not get token or device id.
    if (!/^\/\w/.test(request.path)) throw new TypeError("a call needs a path of the API");
    const response = await (how.fetch ?? fetch)(origin + pathWithQuery(request, options.getLanguage()), {
      method: request.method,
      headers,
      // A cached answer would be outdated, and so would its Date header.
      cache: "no-store",
      // The API never redirects. A server that does must not get the token or the device id.
      redirect: "error",
      signal,
      body: request.body?.() ?? null,
    });
    const took = options.now() - sentAt;
    const { status, statusText } = response;
    const text = await response.text();
    const envelope = readEnvelope(text);
    const isEmpty = text === "" && response.headers.get("WWW-Authenticate") === null;
    const answer = { status, statusText, headers: response.headers, envelope, isEmpty };
    // Only an envelope's Date counts: a captive portal has a clock too.
    // After a longer wait the machine slept or its clock was set, so the time of the answer is unknown.
    if (took <= CALL_TIMEOUT_MS && envelope !== undefined) learnServerTime(answer, sentAt + took / 2);
    return answer;
  }

  function learnServerTime({ headers }: Answer, atLocal: number): void {
    const date = dateOf(headers);
    if (date === undefined || options.onServerTime === undefined) return;
    const age = Number(headers.get("Age") ?? "0");
    const serverNow = date + (age > 0 ? age * 1000 : 0);
    // No server has such a time, and dates computed from it would be invalid.
    if (serverNow > EARLIEST_SERVER && serverNow < LATEST_SERVER) options.onServerTime(serverNow, atLocal);
  }

  function noteUnauthorized(token: string | undefined): void {
    // The refusal of an old token says nothing about the current one. Several refusals at once are reported once.
    if (options.getToken() !== token) return;
    if (refused !== undefined && refused.token === token) return;
    refused = { token };
    options.onUnauthorized?.(token);
  }

  async function call<T>(request: HttpRequest, how: CallOptions<T>): Promise<Result<T>> {
    const noAnswer = (message?: string): Failure => failed(failure("noAnswer", message), how);
    const { path } = request;
    // A poll is not sent during the server's Retry-After. Other methods wait below.
    if (request.method === "GET" && options.now() < (quietUntil.get(path) ?? 0)) return noAnswer();
    let token = how.token ?? options.getToken();
    let answer = await send(request, token, how);
    if (answer !== undefined && answer.status >= 400) {
      const retryAfter = answer.headers.get("Retry-After");
      const wait = retryWait(retryAfter, dateOf(answer.headers) ?? options.now());
      if (retryAfter !== null) quietUntil.set(path, options.now() + wait);
      if (how.again?.(answer.status) === true) {
        await options.sleep(wait);
        if (how.signal?.aborted) return noAnswer();
        token = how.token ?? options.getToken();
        answer = await send(request, token, how);
      }
    }
    if (answer === undefined) return noAnswer();
    const { status, statusText } = answer;
    // docs/wire.md#error-statuses: statuses 400 to 599 are errors, whatever their body says.
    const envelope = status < 400 ? answer.envelope : undefined;
    const isOurs = answer.envelope !== undefined || answer.isEmpty;
    // docs/wire.md#code-401: that of a proxy says nothing of the member.
    if ((status === UNAUTHORIZED && isOurs) || envelope?.code === UNAUTHORIZED) {
      noteUnauthorized(token);
      return failed(refusal(UNAUTHORIZED, envelope?.message ?? statusText), how);
    }
    if (envelope === undefined) {
      // A server or proxy that fails (500 and above) may have carried out the act before.
      const said = status >= 400 && status < 500;
      const words = status === TOO_MANY ? TOO_MANY_REQUESTS : statusText;
      return said ? failed(failure("refused", words), how) : noAnswer(status < 400 ? "" : statusText);
    }
    // The token is accepted (again): a later refusal is to be reported.
    if (refused?.token === token) refused = undefined;
    if (envelope.code !== CODE_SUCCESS) return failed(refusal(envelope.code, envelope.message), how);
    const value = how.read(envelope.data, envelope.message);
    return value === undefined ? noAnswer() : success(value);
  }

  return {
    get: (path, params, how) => call({ method: "GET", path, params }, how),
    send: call,
    now: () => options.now(),
  };
}

function failed(result: Failure, how: Pick<CallOptions<unknown>, "silent">): Failure {
  return how.silent === true ? { ...result, silent: true } : result;
}

/**
 * The path with its parameters; `lang` is always there, and a call may name its own
 * (docs/wire.md#request-headers).
 */
function pathWithQuery({ path, params }: HttpRequest, language: string): string {
  // URLSearchParams, unlike encodeURIComponent, does not throw on a broken character.
  const query = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${path}?${query.toString()}`;
}
