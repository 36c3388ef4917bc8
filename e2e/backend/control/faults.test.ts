// Staged faults affect the given paths, the given number of times.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Fault } from "./faults.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

const PATH = "/api/football/live";

async function once(fault: Omit<Fault, "path" | "count">): Promise<Response> {
  await backend.control.act("fault", { path: PATH, count: 1, ...fault });
  return fetch(backend.origin + PATH);
}

test("status: answers with a status and headers, once", async () => {
  const response = await once({ kind: "status", status: 503, headers: { "retry-after": "2" } });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await fetch(backend.origin + PATH)).status).toBe(200);
});

test("delay: holds back only answers of its path", async () => {
  await backend.control.act("fault", { path: PATH, kind: "delay", ms: 300, count: 1 });
  const start = performance.now();
  const slow = fetch(backend.origin + PATH);
  await fetch(`${backend.origin}/api/common/ipLocate`);
  expect(performance.now() - start).toBeLessThan(250);
  expect((await slow).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(290);
});

test("hold: answers when the faults are cleared", async () => {
  let isAnswered = false;
  const held = once({ kind: "hold" }).then((response) => {
    isAnswered = true;
    return response.status;
  });
  await expect.poll(async () => (await backend.control.state()).sinceReset.requests[PATH]).toBe(1);
  expect((await fetch(backend.origin + PATH)).status).toBe(200);
  expect(isAnswered).toBe(false);
  await backend.control.act("clearFaults");
  expect(await held).toBe(200);
});

test("drop and truncate: the request fails in the client", async () => {
  await expect(once({ kind: "drop" })).rejects.toThrow("fetch failed");
  const half = await once({ kind: "truncate" });
  expect(half.status).toBe(200);
  await expect(half.text()).rejects.toThrow("terminated");
});

test("corrupt, html and foreign json: the answer is not an envelope", async () => {
  await expect((await once({ kind: "corrupt" })).json()).rejects.toThrow(SyntaxError);
  expect(await (await once({ kind: "html" })).text()).toContain("<!doctype html>");
  expect(await (await once({ kind: "json" })).json()).not.toHaveProperty("code");
});

test("requests are counted by path, in total and since the last reset", async () => {
  await backend.get("/api/football/live?r=1");
  await backend.get("/api/football/live?r=2");
  await backend.control.act("resetCounters");
  await backend.get("/api/football/live?r=3");
  const { total, sinceReset } = await backend.control.state();
  expect(sinceReset.requests).toEqual({ [PATH]: 1 });
  expect(total.requests[PATH]).toBeGreaterThanOrEqual(3);
});

test("the server's clock can be set and reset", async () => {
  await backend.control.act("clock", { shiftMs: 5 * 3_600_000 });
  const shifted = Date.parse((await fetch(backend.origin + PATH)).headers.get("date") ?? "");
  expect(Math.abs(shifted - Date.now() - 5 * 3_600_000)).toBeLessThan(5000);
  await backend.get("/api/football/liveChange");
  await backend.control.act("reset");
  await backend.control.act("goal", { matchId: 1001, side: "home" });
  expect((await backend.get("/api/football/liveChange")).data).toContain("1001^1^");
});

test("an invalid action is refused with a message", async () => {
  await expect(backend.control.act("goal", { matchId: 5, side: "home" })).rejects.toThrow("no such match");
  const wrong = await backend.post("/__control/goal", { matchId: 1001, side: "left" });
  expect(wrong).toMatchObject({
    code: 400,
    msg: "The request is not valid: goal: side is missing or not of its kind",
  });
  expect(await backend.post("/__control/goal", { matchId: 1001, side: "home", by: 2 })).toMatchObject({
    code: 400,
  });
  expect(await backend.post("/__control/toString", {})).toMatchObject({ code: 404 });
});
