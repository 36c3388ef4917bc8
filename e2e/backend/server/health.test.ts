// A server that is replaced: what it says of itself, and how its sockets and calls end.
import Fastify from "fastify";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { createFakeBus } from "../bus/fakeBus.ts";
import { NO_FAULTS } from "../feeds/feedStatus.ts";
import { createUnansweredFeed } from "../feeds/testing/unansweredFeed.ts";
import { startTestBackend } from "../testing/testBackend.ts";
import { createHealth, endCalls } from "./health.ts";

it("a server without contents is alive and says what is missing, and one that stops is not ready", async () => {
  let missing: string | undefined = "Nothing has come.";
  const health = createHealth(() => missing);
  const app = Fastify();
  health.routes(app);
  const ask = async (url: string): Promise<unknown> => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, JSON.parse(body)];
  };
  expect(await ask("/healthz")).toEqual([200, { state: "alive", missing }]);
  expect(await ask("/readyz")).toEqual([503, { state: "not ready", missing }]);
  missing = undefined;
  expect(await ask("/healthz")).toEqual([200, { state: "alive" }]);
  expect(await ask("/readyz")).toEqual([200, { state: "ready" }]);
  health.stopping();
  expect(await ask("/healthz")).toEqual([200, { state: "alive" }]);
  expect(await ask("/readyz")).toEqual([503, { state: "not ready", missing: "The server stops." }]);
  await app.close();
});

it.each([
  { what: "alone", more: {}, afterFailure: 200 },
  {
    what: "a source of edges",
    more: { source: { bus: createFakeBus(Date.now).connect(), name: "test" } },
    afterFailure: 503,
  },
])(
  "a server that is $what and whose feed has never answered says $afterFailure after the first failed read",
  async ({ more, afterFailure }) => {
    const { feed, become } = createUnansweredFeed();
    const backend = await startTestBackend({ feed, ...more });
    const readiness = async (): Promise<number> => (await fetch(`${backend.origin}/readyz`)).status;
    expect(await readiness()).toBe(503);
    become({ faults: { ...NO_FAULTS, DOWN: 1 } });
    expect(await readiness()).toBe(afterFailure);
    become({ faults: NO_FAULTS, state: "STOPPED", reason: "QUOTA" });
    expect(await readiness()).toBe(afterFailure);
    const alive = await fetch(`${backend.origin}/healthz`);
    expect(await alive.json()).toMatchObject({
      missing: "The source of the feed has answered nothing yet.",
    });
    await backend.close();
  },
);

it("a call under way is answered, and no further connection is accepted", async () => {
  let answer = (): void => {};
  let hasBegun = (): void => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const app = Fastify({ forceCloseConnections: true });
  app.get("/slow", async () => {
    hasBegun();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return "done";
  });
  const origin = await app.listen({ port: 0, host: "localhost" });
  const slow = fetch(`${origin}/slow`);
  await begun;
  const ended = endCalls(app);
  await expect(fetch(`${origin}/slow`)).rejects.toThrow("fetch failed");
  answer();
  expect(await (await slow).text()).toBe("done");
  await ended;
  await app.close();
});

it("a server that is drained says to its sockets that it restarts", async () => {
  const backend = await startTestBackend();
  const { data } = await backend.get("/api/common/websocketToken");
  const address = `${backend.origin.replace("http", "ws")}/stream?channels=football_live_change&token=${String(data)}`;
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.once("message", resolve));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await backend.drain();
  expect(await closed).toBe(1012);
  await backend.close();
});
