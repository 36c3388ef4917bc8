// The stream's token: one call for many connections, stored for the next core, and gone with a refusal or a sign-in.
import { expect, it } from "vitest";
import { withDeadline } from "../base/storage.ts";
import { createCoreUnderTest, MEMBER } from "../testing/aCore.ts";
import { brokenStorage } from "../testing/aStorage.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createStreamToken, STREAM_TOKEN_KEY } from "./streamToken.ts";

/** A core whose socket has been opened; `stored`: the worker's store, which later cores share. */
async function aCore(stored = new Map<string, unknown>(), signedIn = false) {
  const under = createCoreUnderTest({ stored, signedIn });
  // Each core of a browser asks the same server.
  const tab = under.openTab();
  await under.clock.advance(500);
  return { ...under, stored, tab };
}

it("is stored under its key, and serves a core that starts within a minute", async () => {
  const first = await aCore();
  expect(first.stored.get(STREAM_TOKEN_KEY)).toMatchObject({ value: "token-1" });
  expect(STREAM_TOKEN_KEY).toBe("WebSocketToken");
  const next = await aCore(first.stored);
  expect(next.server.calls["token"]).toBeUndefined();
  expect(next.server.socket().token).toBe("token-1");
});

it.each([
  ["a minute old", { fetchedAt: -60_000 }],
  ["from the future, after the clock was set back", { fetchedAt: 60_000 }],
  ["another sign-in's", { fetchedAt: 0, session: "session-9" }],
  ["damaged", { fetchedAt: 0, value: 7 }],
])("that is %s is fetched again", async (_, { fetchedAt, ...over }) => {
  const now = createFakeClock().now();
  const known = { value: "token-old", fetchedAt: now + fetchedAt, ...over };
  const { server } = await aCore(new Map([[STREAM_TOKEN_KEY, known]]));
  expect(server.socket().token).toBe("token-1");
});

it("is removed after a refusal, and the next connection stores another", async () => {
  const { clock, server, stored } = await aCore();
  server.socket().fail(4401);
  await clock.advance(100);
  expect(stored.has(STREAM_TOKEN_KEY)).toBe(false);
  await clock.advance(40_000);
  expect(server.socket().token).toBe("token-2");
  expect(stored.get(STREAM_TOKEN_KEY)).toMatchObject({ value: "token-2" });
});

it("of a member goes with the sign-in; the open socket stays, and the next one has another", async () => {
  const { account, clock, server, stored } = await aCore(new Map(), true);
  expect(stored.get(STREAM_TOKEN_KEY)).toMatchObject({ session: MEMBER.session });
  await account.end(MEMBER.session);
  await clock.advance(500);
  expect(stored.has(STREAM_TOKEN_KEY)).toBe(false);
  expect(server.sockets).toHaveLength(1);
  server.socket().fail();
  await clock.advance(40_000);
  expect(server.socket().token).toBe("token-2");
});

it.each([
  ["rejects", () => Promise.reject(new Error("blocked"))],
  ["never answers", () => new Promise<never>(() => undefined)],
])("is fetched for this core alone where the store %s", async (_, answer) => {
  const clock = createFakeClock();
  const failures: string[] = [];
  const token = createStreamToken({
    api: { fetchWebsocketToken: async () => ({ ok: true, value: "token-1" }) },
    account: { current: () => undefined, ready: async () => undefined, onChange: () => undefined },
    storage: withDeadline(brokenStorage(answer), clock),
    clock,
    counters: { add: (name) => failures.push(name) },
  });
  const obtained: (string | undefined)[] = [];
  for (let times = 0; times < 2; times += 1) void token.obtain().then((value) => obtained.push(value));
  await clock.advance(1_000);
  expect(obtained).toEqual(["token-1", "token-1"]);
  expect(failures.every((name) => name === "streamTokenStoreFailures")).toBe(true);
});
