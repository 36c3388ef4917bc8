// How many requests reach the server after each status, endpoint by endpoint (SPEC §7 "Generic fetch behaviour", CONTRACT §1).
import { describe, expect, it } from "vitest";
import { callEndpoint, type Endpoint } from "./endpoint.ts";
import { FAVORITES_ENDPOINTS } from "../account/favorites.ts";
import { LIVE_ENDPOINTS } from "../live/live.ts";
import { createMembersApi, MEMBER_ACTS } from "../account/createMembersApi.ts";
import { PAGE_CALLS } from "./pageCallTable.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";

/** SPEC §7: after these a call that is not idempotent is sent once more. */
const SENT_AGAIN = [408, 409, 425, 429, 500, 502, 503, 504] as const;
const LEFT_ALONE = [400, 403, 404] as const;

/**
 * CONTRACT §1, "a call that moves money, creates something or sends a message": those of its list that exist so far,
 * and the upload of a picture, which creates one.
 */
const SENT_EXACTLY_ONCE: readonly string[] = [
  "/v1/api/common/upload",
  "/v1/api/user/sendVerificationCode",
  "/v1/api/user/submitFeedback",
  "/v1/api/user/verifyRegistrationCode",
];

const endpointsOf = (table: Readonly<Record<string, { readonly endpoint: Endpoint }>>): readonly Endpoint[] =>
  Object.values(table).map(({ endpoint }) => endpoint);

/** Every endpoint that src/api declares. */
const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(LIVE_ENDPOINTS),
  ...endpointsOf(PAGE_CALLS),
  ...endpointsOf(MEMBER_ACTS),
  ...Object.values(FAVORITES_ENDPOINTS).flatMap((kind) => Object.values(kind)),
];

const sentOnce = ({ method, path }: Endpoint): boolean =>
  method === "GET" || SENT_EXACTLY_ONCE.includes(path);

async function requestsAfter(endpoint: Endpoint, code: number): Promise<number> {
  const server = createFakeServer([status(code)]);
  const body = endpoint.method === "POST" ? {} : undefined;
  await callEndpoint(server.http, endpoint, { body }, { read: () => true });
  return server.asked.length;
}

describe.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s",
  (_name, endpoint) => {
    it("reaches the server as often as its kind may, after each status", async () => {
      const reached: Record<number, number> = {};
      const allowed: Record<number, number> = {};
      for (const code of [...SENT_AGAIN, ...LEFT_ALONE]) {
        reached[code] = await requestsAfter(endpoint, code);
        const again = SENT_AGAIN.some((each) => each === code) && !sentOnce(endpoint);
        allowed[code] = again ? 2 : 1;
      }
      expect(reached).toEqual(allowed);
    });

    it("waits as Retry-After says, up to 30 s, before it is sent again", async () => {
      const waits: number[] = [];
      for (const seconds of ["0", "7", "31", "3600"]) {
        const server = createFakeServer([status(503, "", { "Retry-After": seconds }), envelope(1)]);
        const body = endpoint.method === "POST" ? {} : undefined;
        await callEndpoint(server.http, endpoint, { body }, { read: () => true });
        waits.push(...server.waits);
      }
      expect(waits).toEqual(sentOnce(endpoint) ? [] : [0, 7_000, 30_000, 30_000]);
    });

    it("says itself what it is", () => {
      const kind = endpoint.method === "GET" ? "never" : sentOnce(endpoint) ? "once" : "onStatus";
      expect(endpoint.retry).toBe(kind);
      expect(endpoint.path).toMatch(/^(?:\/v1)?\/api\//);
    });
  },
);

it("no call is sent exactly once beside those of the list, and each of the list exists", () => {
  const once = ENDPOINTS.filter(({ retry }) => retry === "once").map(({ path }) => path);
  expect(once.toSorted()).toEqual(SENT_EXACTLY_ONCE.toSorted());
});

it("SPEC's own calls are declared as SPEC's, with its methods", () => {
  const listed = ENDPOINTS.filter(({ source }) => source === "spec").map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect([...new Set(listed)].toSorted()).toEqual(SPEC_CALLS.toSorted());
});

it("what creates or sends goes out once through the door of acts, too", async () => {
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

/** Those of SPEC §7 "User", "Favourites" and "Live scores and odds" that the client makes so far. */
const SPEC_CALLS: readonly string[] = [
  ...["login", "third-platform-login", "logout", "sendVerificationCode", "verifyRegistrationCode"].map(
    userPost,
  ),
  ...["verifyResetPasswordCode", "resetPassword", "updateUser", "password", "password/verify"].map(userPost),
  ...["verifyModifyEmailCode", "verifyCancelCode", "updateConfig", "bind", "unbind"].map(userPost),
  ...["getDictionaryMap", "submitFeedback"].map(userPost),
  ...["getConfig", "bindList", "getLanguage", "checkAge", "getDoc"].map((call) => `GET /v1/api/user/${call}`),
  "POST /v1/api/community/user/getUserUnvoicedListListByPage",
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
