// Every call is described, its examples are valid, and the page lists all calls.
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LISTED_CALLS, REFUSAL_CODES } from "./apiDescription.ts";
import { collectDescriptions, described } from "./describedCalls.ts";
import { readDescription } from "../testing/apiExamples.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

let backend: TestBackend;
let paths: Awaited<ReturnType<typeof readDescription>>;
beforeAll(async () => {
  backend = await startTestBackend();
  paths = await readDescription(backend.origin);
});
afterAll(() => backend.close());

test("a call without a description cannot be registered", () => {
  const app = Fastify();
  const collected = collectDescriptions(app, {});
  app.get("/not/a/call", async () => "");
  app.get("/api/described", described({ summary: "x" }), async () => "");
  expect(() => app.get("/api/bare", async () => "")).toThrow(
    "GET /api/bare has no description for /api-docs",
  );
  expect(() => app.post("/v1/api/bare", async () => "")).toThrow("no description");
  expect(collected).toEqual({ "/api/described": { get: { summary: "x" } } });
});

test("every listed call has a route", () => {
  expect(Object.keys(LISTED_CALLS).filter((path) => paths[path] === undefined)).toEqual([]);
});

test("every required parameter of a call has an example that the call accepts", async () => {
  const broken: string[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    const required = get?.parameters.filter((parameter) => parameter.required) ?? [];
    const query = required.map(({ name, schema }) => `${name}=${schema.examples?.[0] ?? ""}`).join("&");
    if (query === "") continue;
    const { code, msg } = await backend.get(`${path}?${query}`);
    if (code === 400) broken.push(`${path}?${query}: ${msg}`);
  }
  expect(broken).toEqual([]);
});

test("the page lists every call and every refusal", async () => {
  const html = await (await fetch(`${backend.origin}/api-docs`)).text();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `<code>${method.toUpperCase()} ${path}</code>`),
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter((call) => !html.includes(call))).toEqual([]);
  expect(REFUSAL_CODES.filter(([code]) => !html.includes(`<code>${code}</code>`))).toEqual([]);
  expect(html).toContain("/__mailbox");
});

test("no two refusals share a code", () => {
  const codes = REFUSAL_CODES.map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
