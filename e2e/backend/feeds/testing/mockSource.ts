/** A source of made-up matches with the paths, headers, errors and faults of a real one; it counts its calls. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FeedId } from "../contract.ts";
import type { Send } from "../poll/fetcher.ts";
import { mockAnswer, type ToldMatch } from "./mockAnswers.ts";
import type { PlayedMatch } from "./playedMatch.ts";

export type MockFault =
  | "throttled"
  | "throttledUntil"
  | "broken"
  | "silence"
  | "cut"
  | "html"
  | "empty"
  | "again"
  | "endBeforeResult"
  | "reordered"
  | "quota"
  | "plan"
  | "keyRefused"
  | "idChanged"
  | "kickoffMoved";

/** Those that end by themselves. */
export const MOCK_FAULTS: readonly MockFault[] = [
  "throttled",
  "throttledUntil",
  "broken",
  "silence",
  "cut",
  "html",
  "empty",
  "again",
  "endBeforeResult",
  "reordered",
  "idChanged",
  "kickoffMoved",
];

/** What was asked and answered; `body` is what a client can have read. */
interface MockCall {
  readonly at: number;
  readonly path: string;
  readonly status: number;
  readonly body: string;
  readonly key: string | null;
}

export interface MockSource {
  readonly calls: readonly MockCall[];
  /** The faults from now on. */
  faults: ReadonlySet<MockFault>;
  matches: readonly PlayedMatch[];
  /** Answers like `fetch`. */
  readonly send: Send;
  /** Answers on a port of this machine; resolves to the origin. */
  listen(): Promise<string>;
  close(): void;
}

export interface MockOptions {
  readonly source: FeedId;
  readonly matches: readonly PlayedMatch[];
  readonly now: () => number;
  /** False keeps only the last call, because a long virtual time has too many. */
  readonly keepCalls?: boolean;
}

const MOVED_MS = 20 * 60_000;
const RETRY_SECONDS = 45;

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const KEY_HEADERS: Readonly<Record<string, string>> = {
  "football-data": "x-auth-token",
  "api-football": "x-apisports-key",
};

export function createMockSource({ source, matches: first, now, keepCalls = true }: MockOptions): MockSource {
  const calls: MockCall[] = [];
  /** The last two different answers of a path. */
  const bodies = new Map<string, readonly [string, string]>();
  const oldPaths = new Set<string>();
  let server: Server | undefined;

  function told(match: PlayedMatch): ToldMatch {
    const moved = mock.faults.has("kickoffMoved") && now() < match.kickoffAt;
    return {
      match: moved ? { ...match, kickoffAt: match.kickoffAt + MOVED_MS } : match,
      id: mock.faults.has("idChanged") && match.id % 2 === 0 ? match.id + 500_000 : match.id,
      endBeforeResult: mock.faults.has("endBeforeResult"),
    };
  }

  /** API-Football tells its failures with status 200. */
  function refusal(status: number, error: string, headers: Record<string, string> = {}): Answer {
    if (source === "api-football")
      return {
        status: 200,
        headers,
        body: JSON.stringify({ errors: { [error]: "refused" }, response: [] }),
      };
    const message = error === "token" ? "Your API token is invalid." : "refused";
    return { status, headers, body: JSON.stringify({ message, errorCode: status }) };
  }

  function emptied(body: unknown): unknown {
    if (Array.isArray(body)) return [];
    if (typeof body !== "object" || body === null) return body;
    if ("response" in body) return { ...body, response: [], results: 0 };
    return { ...body, matches: [], resultSet: { count: 0 } };
  }

  /** Each second time the answer before the last one, as a cache of the source gives it. */
  function older(path: string, text: string): string | undefined {
    const [last, before] = bodies.get(path) ?? [];
    const wasOld = oldPaths.delete(path);
    if (!wasOld) oldPaths.add(path);
    if (last !== text) bodies.set(path, [text, last ?? text]);
    return wasOld ? undefined : before;
  }

  function answer(url: URL): Answer | undefined {
    const { faults } = mock;
    if (faults.has("silence")) return undefined;
    if (faults.has("throttled")) return { status: 429, headers: {}, body: "" };
    if (faults.has("throttledUntil"))
      return { status: 429, headers: { "retry-after": String(RETRY_SECONDS) }, body: "" };
    if (faults.has("broken")) return { status: 503, headers: {}, body: "busy" };
    if (faults.has("html")) return { status: 200, headers: {}, body: "<!doctype html><title>Down</title>" };
    if (faults.has("keyRefused")) return refusal(400, "token");
    if (faults.has("plan")) return refusal(403, "plan");
    if (faults.has("quota")) return refusal(429, "requests");
    const path = url.pathname + url.search;
    const body = mockAnswer(source, {
      url,
      matches: mock.matches.map(told),
      now: now(),
      reordered: faults.has("reordered"),
    });
    const text = JSON.stringify(faults.has("empty") ? emptied(body) : body);
    const whole = faults.has("again") ? (older(path, text) ?? text) : text;
    return {
      status: 200,
      headers: {},
      body: faults.has("cut") ? whole.slice(0, whole.length >> 1) : whole,
    };
  }

  function record(url: URL, given: Answer | undefined, key: string | null): void {
    if (!keepCalls) calls.length = 0;
    const path = url.pathname + url.search;
    calls.push({ at: now(), path, status: given?.status ?? 0, body: given?.body ?? "", key });
  }

  /** The base of football-data.org has a path of its own. */
  const plain = (url: URL): URL => new URL(url.pathname.replace(/^\/v4/, "") + url.search, url);

  const mock: MockSource = {
    calls,
    faults: new Set(),
    matches: first,
    async send(address, { headers }) {
      const url = plain(new URL(address));
      const given = answer(url);
      const key = new Headers(headers).get(KEY_HEADERS[source] ?? "x-none");
      record(url, given, key);
      if (given === undefined) throw new Error("no answer");
      return new Response(given.body, { status: given.status, headers: given.headers });
    },
    listen() {
      server = createServer((request, response) => {
        const url = plain(new URL(request.url ?? "/", "http://localhost"));
        const given = answer(url);
        const key = request.headers[KEY_HEADERS[source] ?? "x-none"];
        record(url, given, typeof key === "string" ? key : null);
        // Silence: the connection ends without an answer.
        if (given === undefined) {
          response.destroy();
          return;
        }
        response.writeHead(given.status, { "content-type": "application/json", ...given.headers });
        response.end(given.body);
      });
      const listening = server;
      return new Promise((resolve) => {
        listening.listen(0, "127.0.0.1", () =>
          resolve(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`),
        );
      });
    },
    close() {
      server?.closeAllConnections();
      server?.close();
    },
  };
  return mock;
}
