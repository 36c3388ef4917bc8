// Which calls are sent again, after which answers, and how long they wait.
import { describe, expect, it } from "vitest";
import type { CallOptions } from "./http.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";
import { post } from "./post.ts";

const asItCame: CallOptions<unknown> = { read: (data) => data };

describe("sending again", () => {
  const retried = [408, 409, 425, 429, 500, 502, 503, 504];

  it.each(retried)("happens once to a POST after %d", async (code) => {
    const server = createFakeServer([status(code), envelope("second")]);
    expect(await post(server.http, "/x", {}, {}, asItCame)).toEqual({ ok: true, value: "second" });
    expect(server.waits).toEqual([1000]);
    const down = createFakeServer([status(code)]);
    await post(down.http, "/x", {}, {}, asItCame);
    expect(down.asked).toHaveLength(2);
  });

  it("never happens to a GET, to a POST that may be sent once only, or after another status", async () => {
    for (const code of retried) {
      const server = createFakeServer([status(code)]);
      await server.http.get("/x", {}, asItCame);
      await post(server.http, "/x", {}, {}, { ...asItCame, once: true });
      expect(server.asked).toHaveLength(2);
    }
    for (const code of [400, 401, 403, 404, 501]) {
      const server = createFakeServer([status(code)]);
      await post(server.http, "/x", {}, {}, asItCame);
      expect(server.asked).toHaveLength(1);
    }
  });

  it("never happens without an answer: the server may have received the request", async () => {
    const server = createFakeServer([]);
    expect(await post(server.http, "/x", {}, {}, asItCame)).toMatchObject({
      ok: false,
      reason: "noAnswer",
      code: -1,
    });
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ["3", 3000],
    ["0", 0],
    ["600", 30_000],
    ["soon", 1000],
    ["Sat, 21 Nov 2026 12:00:05 GMT", 5000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    ["Sat, 21 Nov 2026 13:00:00 GMT", 30_000],
  ])("waits as Retry-After %j says", async (retryAfter, wait) => {
    const headers = { "Retry-After": retryAfter, Date: "Sat, 21 Nov 2026 12:00:00 GMT" };
    const server = createFakeServer([status(503, "", headers), envelope(1)]);
    await post(server.http, "/x", {}, {}, asItCame);
    expect(server.waits).toEqual([wait]);
  });
});
