/** Asks a source: one deadline, one size, no redirects, the key in a header and nowhere else. */
import type { FeedAnswer, FeedCall } from "../contract.ts";

/** An answer, or undefined if there was none in time. */
export type FeedFetcher = (call: FeedCall) => Promise<FeedAnswer | undefined>;

/** The part of `fetch` that is used, so that a test can answer. */
export type Send = (
  url: string,
  init: {
    readonly headers: Record<string, string>;
    readonly redirect: "manual";
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

export interface FetcherOptions {
  /** Origin and common path; https, or a loopback address. */
  readonly base: string;
  readonly key: { readonly header: string; readonly value: string } | undefined;
  readonly now: () => number;
  readonly send?: Send;
}

const DEADLINE_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** Bodies kept for answers that say "not modified". */
const KEPT_BODIES = 40;
const LARGEST_KEPT_CHARACTERS = 500_000;

const NOT_MODIFIED = 304;

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** True for an address that may be asked: https, or http on this machine. */
export function isAllowedBase(base: string): boolean {
  if (!URL.canParse(base)) return false;
  const { protocol, hostname, username, password } = new URL(base);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

/** The body as text; undefined if it is too large. */
async function readBody(response: Response): Promise<string | undefined> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export function createFetcher({ base, key, now, send = fetch }: FetcherOptions): FeedFetcher {
  if (!isAllowedBase(base)) throw new Error("a source is asked by https or on this machine");
  const kept = new Map<string, { readonly etag: string; readonly body: string }>();

  function keep(path: string, etag: string | null, body: string): void {
    kept.delete(path);
    if (etag === null || body.length > LARGEST_KEPT_CHARACTERS) return;
    kept.set(path, { etag, body });
    const oldest = kept.size > KEPT_BODIES ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }

  return async ({ path }) => {
    const before = kept.get(path);
    const headers: Record<string, string> = {
      accept: "application/json",
      ...(before === undefined ? {} : { "if-none-match": before.etag }),
      ...(key === undefined ? {} : { [key.header]: key.value }),
    };
    try {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const response = await send(base + path, { headers, redirect: "manual", signal });
      if (response.status === NOT_MODIFIED && before !== undefined)
        return { status: 200, headers: response.headers, body: before.body, receivedAt: now() };
      const body = await readBody(response);
      if (body === undefined) return undefined;
      if (response.status === 200) keep(path, response.headers.get("etag"), body);
      return { status: response.status, headers: response.headers, body, receivedAt: now() };
    } catch {
      // The reason may name the address or a header, and is not needed: there was no answer.
      return undefined;
    }
  };
}
