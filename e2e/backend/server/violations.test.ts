// Policy violation reports: read, kept until taken, and requested only with an open control channel.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { readViolation, REPORT_PATH } from "./violations.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const REPORT = {
  "csp-report": {
    "document-uri": "http://localhost/login?code=secret",
    "violated-directive": "script-src-elem",
    "effective-directive": "script-src-elem",
    "blocked-uri": "inline",
    "source-file": "http://localhost/assets/home.js",
    "line-number": 12,
    "script-sample": "alert(1)",
  },
};

function report(body: unknown, origin = backend.origin): Promise<Response> {
  return fetch(origin + REPORT_PATH, {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("a report has document, directive and blocked address, without the page's query", () => {
  expect(readViolation(REPORT)).toEqual({
    document: "http://localhost/login",
    directive: "script-src-elem",
    blocked: "inline",
    sample: "http://localhost/assets/home.js:12 alert(1)",
  });
  for (const body of [null, 7, {}, { "csp-report": null }]) expect(readViolation(body)).toBeUndefined();
});

test("reports are returned once and survive a reset", async () => {
  expect((await report(REPORT)).status).toBe(204);
  expect((await report("{ half")).status).toBe(204);
  await backend.control.act("reset");
  expect(await backend.control.act("takeViolations")).toHaveLength(1);
  expect(await backend.control.act("takeViolations")).toEqual([]);
});

test("without the control channel, reports are neither requested nor accepted", async () => {
  const closed = await startTestBackend({ control: false });
  const page = await fetch(`${closed.origin}/live`);
  expect(page.headers.get("content-security-policy")).not.toContain("report");
  expect((await report(REPORT, closed.origin)).status).toBe(404);
  await closed.close();
});

test.each([
  ["a page", "/live", 200],
  ["a page that is none", "/a.b", 404],
  ["a file", "/build.json", 200],
  ["the worker's script", "/assets/live.worker-1a2b.js", 200],
  ["a kept document that is none", "/assets/document-en-1.html", 404],
  ["the description of the calls", "/api-docs", 200],
  ["an address that is none", "/%E0%A4%A", 400],
  ["another host's address as a path", "//evil.example/", 200],
])("%s carries all security headers", async (_name, path, status) => {
  const answer = await fetch(backend.origin + path, { redirect: "manual" });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'; .*require-trusted-types-for 'script'; trusted-types touchline/,
  );
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
});

test.each([
  ["code", "/assets/chunk-1a2b.js", 404],
  ["a call", "/api/football/live", 200],
  ["a call that is none", "/v1/api/nothing", 404],
  ["a picture", "/img/fbteam/11.svg", 200],
  ["a picture that is none", "/img/fbteam/none.svg", 404],
])("%s can run and embed nothing where it is opened by itself", async (_name, path, status) => {
  const answer = await fetch(backend.origin + path);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": path.startsWith("/img/") ? "cross-origin" : "same-origin",
  });
  expect(answer.headers.get("permissions-policy")).toBeNull();
});
