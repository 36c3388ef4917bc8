// One case of a whole call, with junk in status, headers and body.
import { createHttp } from "#api/transport/http.ts";
import { createLiveApi } from "#api/live/live.ts";

import { createMembersApi } from "#api/createMembersApi.ts";
import { createPagesApi } from "#api/createPagesApi.ts";
import type { Result } from "#api/transport/result.ts";
import { RETRY_WAIT_MAX_MS } from "#api/transport/answer.ts";
import { ACT_PARAMS, EVERY_READ } from "#workers/live/testing/everyCall.ts";
import { type Answers, RECORDED_AT } from "./answers.ts";
import { damageJson } from "./damageJson.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { describeError, type Outcome, shownText } from "./outcome.ts";
import { findUnsound } from "./soundOracle.ts";

const STATUSES = [
  200, 200, 200, 200, 201, 206, 400, 401, 403, 404, 408, 429, 500, 502, 503, 511, 599,
] as const;
const DATES = [
  "",
  "Sat, 21 Nov 2026 15:00:00 GMT",
  "never",
  "Sat, 01 Jan 275760 00:00:00 GMT",
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "-1",
  "1e99",
] as const;
const SECONDS = ["", "0", "5", "-5", "1e400", "9".repeat(400), "NaN", "soon", "0x10", "3600"] as const;
/** Server times outside this range must be rejected. */
const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

function junkResponse(body: string, random: SeededRandom): Response {
  const headers = new Headers({
    "Content-Type": random.pick(["application/json", "text/html", "application/octet-stream"]),
  });
  for (const [name, value] of [
    ["Date", random.pick(DATES)],
    ["Age", random.pick(SECONDS)],
    ["Retry-After", random.pick([...SECONDS, ...DATES])],
  ] as const) {
    if (value !== "") headers.set(name, value);
  }
  const init = { status: random.pick(STATUSES), headers, statusText: random.pick(["", "OK", "\u00ff"]) };
  if (!random.chance(0.1)) return new Response(body, init);
  // The connection fails in the middle of the body.
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body.slice(0, 100)));
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(stream, init);
}

/** A call through createHttp. */
export async function tryHttp(answers: Answers, random: SeededRandom): Promise<Outcome> {
  const name = random.oneOf([...answers.byName.keys()]) ?? "list";
  const body = random.chance(0.3)
    ? (answers.byName.get(name)?.text ?? "")
    : damageJson(answers.byName.get(name) ?? { text: "", places: [] }, random);
  const problems: string[] = [];
  const http = createHttp({
    fetch: () =>
      random.chance(0.05)
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve(junkResponse(body, random)),
    origin: "https://api.example",
    getToken: () => "token",
    getLanguage: () => "en_GB",
    getDeviceInfo: () => "web|1.2.0|120|desktop|Linux|6|id|official",
    onServerTime(serverNow) {
      if (!(serverNow >= EARLIEST && serverNow <= LATEST))
        problems.push(`took ${serverNow} for the server's time`);
    },
    now: () => RECORDED_AT,
    sleep(ms) {
      if (!(ms >= 0 && ms <= RETRY_WAIT_MAX_MS)) problems.push(`wanted to wait ${ms} ms`);
      return Promise.resolve();
    },
  });
  const call = (): Promise<Result<unknown>> => {
    const [door, what] = name.split(" ");
    const context = { language: "en_GB", offsetMinutes: 0 };
    const page = EVERY_READ.find((request) => request.call === what);
    if (door === "page") return createPagesApi(http).load(page as never, context);
    if (door === "act") {
      const params = ACT_PARAMS[what as keyof typeof ACT_PARAMS];
      return createMembersApi(http).act({ act: what, params } as never, "en_GB");
    }
    const live = createLiveApi(http);
    if (door === "streamToken") return live.fetchWebsocketToken();
    return door === "oddsRecords" ? live.fetchOdds(8) : live.fetchDay({ ...context, date: "2026-11-21" });
  };
  const from = performance.now();
  let failure: string | undefined;
  try {
    const result = await call();
    failure = result.ok && name !== "list" ? findUnsound(result.value) : undefined;
  } catch (error) {
    failure = `threw ${describeError(error)}`;
  }
  const ms = performance.now() - from;
  return { kind: "call", ms, failure: failure ?? problems[0], show: () => `${name}: ${shownText(body)}` };
}
