// A server for tests of calls: takes its answers from a queue and records the requests.
import { createHttp, type Http, type HttpOptions } from "../transport/http.ts";

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string | undefined;
}

export interface FakeServer {
  readonly http: Http;
  readonly asked: readonly Asked[];
  /** The waits before calls that were sent again, in ms. */
  readonly waits: readonly number[];
}

export type AnswerTo = (asked: Asked, signal: AbortSignal) => Response | Promise<Response>;

/** An envelope as the server sends it. */
export function envelope(data: unknown, code: number | string = 0, msg = ""): Response {
  return Response.json({ code, msg, data });
}

/** A bare status. */
export function status(code: number, statusText = "", headers: Record<string, string> = {}): Response {
  return new Response("<h1>no envelope</h1>", { status: code, statusText, headers });
}

/** A refused token as a status, with the envelope of the product. */
export function unauthorized(): Response {
  return Response.json({ code: 401, msg: "", data: null }, { status: 401, statusText: "Unauthorized" });
}

/** A server that sends `answers` in order, the last one repeatedly. */
export function createFakeServer(
  answers: AnswerTo | readonly Response[],
  options: Partial<HttpOptions> = {},
): FakeServer {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, "https://here.example"),
      init,
    );
    const url = new URL(request.url);
    const body = await request.text();
    const entry: Asked = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: body === "" ? undefined : body,
    };
    asked.push(entry);
    if (typeof answers === "function") return answers(entry, request.signal);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer.clone();
  };
  const http = createHttp({
    fetch: fakeFetch,
    origin: "",
    getToken: () => undefined,
    getLanguage: () => "en_GB",
    getDeviceInfo: () => "web|1.2.0|120|desktop|Linux|6|id|official",
    now: () => 1_000_000,
    sleep: async (ms) => {
      waits.push(ms);
    },
    ...options,
  });
  return { http, asked, waits };
}
