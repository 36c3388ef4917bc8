// A server that is replaced: what it says of itself, and how its sockets and calls end.
import Fastify from "fastify";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { startTestBackend } from "../testing/testBackend.ts";
import { createHealth, endCalls } from "./health.ts";

it("a server without contents is alive and not ready, and one that stops is not ready", async () => {
  let hasContents = false;
  const health = createHealth(() => hasContents);
  const app = Fastify();
  health.routes(app);
  const status = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  hasContents = true;
  expect(await status("/readyz")).toBe(200);
  health.stopping();
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  await app.close();
});

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
