// The rules of docs/wire.md#retry for sending a call again, over every endpoint that src/api declares.
import { describe, expect, it } from "vitest";
import { FAVORITES_ENDPOINTS } from "./account/favorites.ts";
import { createMembersApi, MEMBER_ACTS } from "./createMembersApi.ts";
import { PAGE_CALLS } from "./createPagesApi.ts";
import { LIVE_ENDPOINTS } from "./live/live.ts";
import { createFakeServer, envelope, status } from "./testing/fakeServer.ts";
import { callEndpoint, type Endpoint } from "./transport/endpoint.ts";

const endpointsOf = (table: Readonly<Record<string, { readonly endpoint: Endpoint }>>): readonly Endpoint[] =>
  Object.values(table).map(({ endpoint }) => endpoint);

const READS: readonly Endpoint[] = [...Object.values(LIVE_ENDPOINTS), ...endpointsOf(PAGE_CALLS)];
const ACTS: readonly Endpoint[] = [
  ...endpointsOf(MEMBER_ACTS),
  ...Object.values(FAVORITES_ENDPOINTS).flatMap((kind) => Object.values(kind)),
];
const ENDPOINTS = [...READS, ...ACTS];

/**
 * docs/wire.md#calls-sent-once: these words in a path mean that it creates or sends something, or moves
 * money.
 */
const CREATES =
  /(?:upload|send|submit|create|save|register|Registration|withdraw|purchase|order|claim|(?:post|reply)\/update|wallet\/[\w/]+)\w*$/;

it("a call that creates, sends or moves money is sent exactly once, and no other call is", () => {
  const creating = ENDPOINTS.filter(({ method, path }) => method === "POST" && CREATES.test(path));
  const once = ENDPOINTS.filter(({ retry }) => retry === "once");
  expect(creating.length).toBeGreaterThan(0);
  expect(once.map(({ path }) => path).toSorted()).toEqual(creating.map(({ path }) => path).toSorted());
});

it("no read is sent exactly once, and a GET is never sent again", () => {
  expect(READS.filter(({ retry }) => retry === "once")).toEqual([]);
  for (const { method, retry } of ENDPOINTS) expect(retry === "never").toBe(method === "GET");
});

it("every path is one of the API's", () => {
  for (const { path } of ENDPOINTS) expect(path).toMatch(/^(?:\/v1)?\/api\//);
});

const KINDS: readonly Endpoint[] = [
  { method: "GET", path: "/api/x", source: "spec", retry: "never" },
  { method: "POST", path: "/api/x", source: "spec", retry: "onStatus" },
  { method: "POST", path: "/api/x", source: "spec", retry: "once" },
];

describe.each(KINDS)("an endpoint whose retry is $retry", (endpoint) => {
  const again = endpoint.retry === "onStatus";

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "after status %d is sent as often as it may",
    async (code) => {
      const server = createFakeServer([status(code)]);
      await callEndpoint(server.http, endpoint, {}, { read: () => true });
      expect(server.asked).toHaveLength(again ? 2 : 1);
    },
  );

  it.each([400, 403, 404])("after status %d is sent once", async (code) => {
    const server = createFakeServer([status(code)]);
    await callEndpoint(server.http, endpoint, {}, { read: () => true });
    expect(server.asked).toHaveLength(1);
  });

  it("waits as Retry-After says, up to 30 s, before it is sent again", async () => {
    const waits: number[] = [];
    for (const seconds of ["0", "7", "31", "3600"]) {
      const server = createFakeServer([status(503, "", { "Retry-After": seconds }), envelope(1)]);
      await callEndpoint(server.http, endpoint, {}, { read: () => true });
      waits.push(...server.waits);
    }
    expect(waits).toEqual(again ? [0, 7_000, 30_000, 30_000] : []);
  });
});

it("an act that creates or sends something is sent once, also as a page calls it", async () => {
  for (const [params, act] of [
    [{ email: "a@b.example", purpose: "register" }, "sendCode"],
    [{ kind: "idea", text: "x", pictures: [], contact: "" }, "sendFeedback"],
    [{ email: "a@b.example", code: "123456", password: "abcdefg1", name: "Ada" }, "register"],
    [{ picture: new Blob(["x"], { type: "image/png" }) }, "upload"],
  ] as const) {
    const server = createFakeServer([status(503)]);
    const answer = await createMembersApi(server.http).act({ act, params } as never, "en_GB");
    expect([act, answer.ok, server.asked.length]).toEqual([act, false, 1]);
  }
});

it("the listed calls are declared as listed, with their methods", () => {
  const listed = ENDPOINTS.filter(({ source }) => source === "spec").map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect([...new Set(listed)].toSorted()).toEqual(LISTED_CALLS.toSorted());
});

/**
 * The calls of docs/wire.md#user-calls, docs/wire.md#favourite-calls, docs/wire.md#live-calls and
 * docs/wire.md#creators-and-payments that the client makes so far.
 */
const LISTED_CALLS: readonly string[] = [
  ...["login", "third-platform-login", "logout", "sendVerificationCode", "verifyRegistrationCode"].map(
    userPost,
  ),
  ...["verifyResetPasswordCode", "resetPassword", "updateUser", "password", "password/verify"].map(userPost),
  ...["verifyModifyEmailCode", "verifyCancelCode", "updateConfig", "bind", "unbind"].map(userPost),
  ...["getDictionaryMap", "submitFeedback"].map(userPost),
  ...["getConfig", "bindList", "getLanguage", "checkAge", "getDoc", "getDocs"].map(
    (call) => `GET /v1/api/user/${call}`,
  ),
  "POST /v1/api/community/user/getUserUnvoicedListListByPage",
  ...["getCreators", "purchase/list", "subscriptions"].map(
    (call) => `POST /v1/api/community/subscription/${call}`,
  ),
  "GET /v1/api/community/subscription/checkPermission",
  ...["creator/stats", "fee/config", "fee/list"].map((call) => `GET /v1/api/community/subscription/${call}`),
  ...["subscribers", "fee/save"].map((call) => `POST /v1/api/community/subscription/${call}`),
  "GET /v1/api/product",
  "POST /v1/api/subscription/order/create",
  ...["balance", "transactions", "transactions/{id}", "withdraw/orders", "withdraw/{id}", "country"].map(
    (call) => `GET /v1/api/wallet/${call}`,
  ),
  ...["bankCard", "paypal"].flatMap((call) => [`GET /v1/api/wallet/${call}`, `POST /v1/api/wallet/${call}`]),
  "POST /v1/api/wallet/withdraw",
  ...["matchs", "leagues", "teams"].flatMap((kind) => [
    `POST /v1/api/sport/${kind}/follow`,
    `POST /v1/api/sport/${kind}/unfollow`,
    `GET /v1/api/sport/${kind}/followed`,
  ]),
  ...["fixture", "live", "liveChange", "oddsChange", "odds"].map((call) => `GET /api/football/${call}`),
  "GET /api/common/ipLocate",
  "GET /api/common/websocketToken",
];

function userPost(call: string): string {
  return `POST /v1/api/user/${call}`;
}
