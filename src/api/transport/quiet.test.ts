// After a Retry-After header a poll of the same path waits; other calls are sent after a wait.
import { describe, expect, it } from "vitest";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";
import { post } from "./post.ts";

const OK = { read: (data: unknown) => data as number };

/** A server that answers once with this status and header, then with success; the clock is a fake. */
function aServer(code: number, headers: Record<string, string>) {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const server = createFakeServer([status(code, "Too Many", headers), envelope(1)], { now: () => clock.now });
  const poll = (path = "/api/football/liveChange") => server.http.get(path, { r: clock.now }, OK);
  return { clock, server, poll };
}

describe.each([
  ["7", 7_000],
  ["Sat, 21 Nov 2026 12:00:09 GMT", 9_000],
  ["3600", 30_000],
  ["Sun, 21 Nov 2027 12:00:00 GMT", 30_000],
])("Retry-After: %s", (retryAfter, wait) => {
  it.each([429, 503])(`after %i polls wait ${wait / 1000} s and no longer`, async (code) => {
    const { clock, server, poll } = aServer(code, {
      "Retry-After": retryAfter,
      Date: "Sat, 21 Nov 2026 12:00:00 GMT",
    });
    expect(await poll()).toMatchObject({ ok: false, code: -1 });
    clock.now += wait - 1;
    expect(await poll()).toMatchObject({ ok: false, code: -1 });
    expect(server.asked).toHaveLength(1);
    clock.now += 1;
    expect(await poll()).toMatchObject({ ok: true });
  });
});

it("a date is compared with the server's own clock, however wrong ours is", async () => {
  const { clock, server, poll } = aServer(429, {
    "Retry-After": "Wed, 01 Jan 2020 00:00:05 GMT",
    Date: "Wed, 01 Jan 2020 00:00:00 GMT",
  });
  await poll();
  clock.now += 4_999;
  await poll();
  expect(server.asked).toHaveLength(1);
  clock.now += 1;
  expect(await poll()).toMatchObject({ ok: true });
});

it("each endpoint waits on its own", async () => {
  const { server, poll } = aServer(429, { "Retry-After": "30" });
  await poll();
  expect(await poll("/api/football/oddsChange")).toMatchObject({ ok: true });
  expect(server.asked).toHaveLength(2);
});

it.each([
  ["without the header", {}],
  ["with an empty one", { "Retry-After": "0" }],
])("a failure %s is no reason to wait: whoever presses Retry asks at once", async (_name, headers) => {
  const { server, poll } = aServer(500, headers);
  await poll();
  expect(await poll()).toMatchObject({ ok: true });
  expect(server.asked).toHaveLength(2);
});

it("a call of the user is still sent, after its own wait", async () => {
  const { server } = aServer(429, { "Retry-After": "7" });
  const act = () => post(server.http, "/v1/api/sport/matchs/follow", {}, [1], OK);
  expect(await act()).toMatchObject({ ok: true });
  expect(server.waits).toEqual([7_000]);
  expect(await act()).toMatchObject({ ok: true });
});
