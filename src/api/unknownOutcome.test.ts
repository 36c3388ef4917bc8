// The outcome of an act is done, refused or unknown; headers given with an act are sent exactly as given.
import { describe, expect, it } from "vitest";
import { ACTIVITY_SAMPLES } from "#domain/calls/activities.ts";
import { COMMUNITY_SAMPLES } from "#domain/calls/community.ts";
import { CREATOR_SAMPLES } from "#domain/calls/creators.ts";
import { STUDIO_SAMPLES } from "#domain/calls/studio.ts";
import { WALLET_SAMPLES } from "#domain/calls/wallet.ts";
import { ACTS, type MemberActName, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { AnyAct } from "#domain/calls/call.ts";
import { createMembersApi } from "./createMembersApi.ts";
import { createPagesApi } from "./createPagesApi.ts";
import { createFakeServer, envelope, status } from "./testing/fakeServer.ts";
import { createHttp } from "./transport/http.ts";
import { post } from "./transport/post.ts";

const FOLLOW = { act: "follow", params: { userId: 9 } } as const;
const KEY = "0192a5c4-7d1e-4b3f-9a6b-5d2c8e7f1a30";

async function reasonAfter(answers: readonly Response[], request: MemberRequest = FOLLOW): Promise<string> {
  const answer = await createMembersApi(createFakeServer(answers).http).act(request, "en_GB");
  return answer.ok ? "done" : answer.reason;
}

describe("an act", () => {
  it.each([
    ["is done", envelope({ userId: 9, isFollowed: true, isMuted: false })],
    ["is refused with a code", envelope(null, 4011), "refused"],
    ["is refused with a status", status(400, "Bad Request"), "refused"],
    ["needs a sign-in", envelope(null, 401), "signedOut"],
    ["is about something that does not exist", envelope(null, 404), "notFound"],
    ["fails in the server", status(500), "unknown"],
    ["fails in a proxy", status(504), "unknown"],
    ["is answered by something that is no envelope", new Response("<h1>Airport</h1>"), "unknown"],
    ["is done, with an answer that cannot be read", envelope("?"), "unknown"],
  ])("that %s says so", async (_name, answer, reason = "done") => {
    expect(await reasonAfter([answer])).toBe(reason);
  });

  it("that is cut off is unknown", async () => {
    expect(await reasonAfter([])).toBe("unknown");
  });

  it("that takes too long is unknown", async () => {
    const http = createHttp({
      fetch: () => new Promise(() => undefined),
      origin: "",
      getToken: () => undefined,
      getLanguage: () => "en_GB",
      getDeviceInfo: () => "",
      now: () => 0,
      sleep: async () => undefined,
      timeoutMs: 5,
    });
    expect(await createMembersApi(http).act(FOLLOW, "en_GB")).toMatchObject({ reason: "unknown", code: -1 });
  });

  it("that only reads is not unknown, since it changes nothing", async () => {
    expect(await reasonAfter([], { act: "checkAge", params: {} })).toBe("noAnswer");
  });

  it("of signing in distinguishes refused from unknown", async () => {
    const signIn = { act: "signIn", params: { email: "a@b.example", password: "x" } } as const;
    expect(await reasonAfter([envelope(null, 401, "Wrong password")], signIn)).toBe("refused");
    expect(await reasonAfter([], signIn)).toBe("unknown");
  });
});

it("a read without an answer is not unknown, whatever its method", async () => {
  const api = createPagesApi(createFakeServer([]).http);
  const context = { language: "en_GB", offsetMinutes: 0 };
  for (const request of [
    { call: "mutedUsers", params: { page: 1 } },
    { call: "account", params: {} },
  ] as const) {
    expect(await api.load(request, context)).toMatchObject({ ok: false, reason: "noAnswer" });
  }
});

describe("Idempotency-Key", () => {
  const keyed = (Object.keys(ACTS) as MemberActName[]).filter((name) => (ACTS[name] as AnyAct).key === true);

  it("is sent exactly as given for the acts that carry one", async () => {
    expect(keyed).toEqual(
      expect.arrayContaining(["createOrder", "createPost", "createReply", "report", "upload"]),
    );
    const samples = {
      ...COMMUNITY_SAMPLES,
      ...CREATOR_SAMPLES,
      ...STUDIO_SAMPLES,
      ...WALLET_SAMPLES,
      ...ACTIVITY_SAMPLES,
      upload: { picture: new Blob(["x"]) },
    };
    for (const act of keyed) {
      const server = createFakeServer([envelope({})]);
      const request = { act, params: Reflect.get(samples, act), key: KEY } as unknown as MemberRequest;
      await createMembersApi(server.http).act(request, "en_GB");
      expect(server.asked.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual([KEY]);
    }
  });

  it("is not sent for other acts", async () => {
    const server = createFakeServer([envelope(null)]);
    await createMembersApi(server.http).act({ ...FOLLOW, key: KEY } as never, "en_GB");
    expect(server.asked[0]?.headers.has("Idempotency-Key")).toBe(false);
  });

  it("stays the same when the act is sent again after a status", async () => {
    const server = createFakeServer([status(503), envelope(true)]);
    const headers = { "Idempotency-Key": KEY };
    await post(server.http, "/x", {}, {}, { read: () => true, headers });
    expect(server.asked.map((asked) => asked.headers.get("Idempotency-Key"))).toEqual([KEY, KEY]);
  });
});
