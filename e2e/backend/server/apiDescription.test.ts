// Every described call exists, and the page lists all of them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { API_DESCRIPTION, REFUSAL_CODES } from "./apiDescription.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const CALLS = Object.entries(API_DESCRIPTION.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method, path] as const),
);

test("every described call is answered by a route", async () => {
  const missing: string[] = [];
  for (const [method, path] of CALLS) {
    const answer = await (method === "get" ? backend.get(path) : backend.post(path, {}));
    if (answer.msg.startsWith("No call ")) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test("the page lists every call and every refusal", async () => {
  const html = await (await fetch(`${backend.origin}/api-docs`)).text();
  const unsaid = CALLS.filter(
    ([method, path]) => !html.includes(`<code>${method.toUpperCase()} ${path}</code>`),
  );
  expect(unsaid).toEqual([]);
  expect(REFUSAL_CODES.filter(([code]) => !html.includes(`<code>${code}</code>`))).toEqual([]);
  expect(html).toContain("/__mailbox");
});

test("no two refusals share a code", () => {
  const codes = REFUSAL_CODES.map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
