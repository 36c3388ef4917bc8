// Pages have one address each: with the parameters that the server describes, whatever else a reader invents.
import { afterAll, beforeAll, expect, it } from "vitest";
import { readDescription } from "../testing/apiExamples.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { isKept, PAGE_PATHS, pageAddress } from "./pageAddress.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Calls of all readers that each edge answers itself. */
const OF_THE_EDGE: ReadonlySet<string> = new Set(
  ["live", "liveChange", "odds", "oddsChange", "feed"].map((name) => `/api/football/${name}`),
);

it("every football call is a page or the edge's own, with the parameters that its route describes", async () => {
  const calls = Object.entries(await readDescription(backend.origin)).filter(
    ([path]) => path.startsWith("/api/football/") && !OF_THE_EDGE.has(path),
  );
  expect(calls.map(([path]) => path).toSorted()).toEqual(PAGE_PATHS.toSorted());
  for (const [path, { get }] of calls) {
    const names = get?.parameters.map(({ name }) => name).filter((name) => name !== "r") ?? [];
    const whole = new URLSearchParams(names.map((name) => [name, "1"]));
    const read = new URL(pageAddress(`${path}?${whole}`) ?? "", "http://edge").searchParams;
    expect([...read.keys()].toSorted(), path).toEqual(names.toSorted());
  }
});

it("drops unknown and repeated parameters, and has one order", () => {
  const address = "/api/football/league/standings?sclassId=36&lang=fr_FR&season=2026";
  expect(pageAddress(address)).toBe(address);
  expect(
    pageAddress("/api/football/league/standings?x=1&season=2026&lang=fr_FR&r=5&sclassId=36&sclassId=37"),
  ).toBe(address);
});

it("knows no page elsewhere", () => {
  for (const url of [
    "/api/football/",
    "/api/football/invented?x=1",
    "/api/football/constructor",
    "/v1/api/posts",
  ])
    expect(pageAddress(url)).toBeUndefined();
});

it("keeps neither results of a search nor the matches of one reader's favourites", () => {
  expect(isKept("/api/football/matches?ids=1%2C2&teamIds=7&lang=fr_FR")).toBe(false);
  expect(isKept("/api/football/match/detail?scheduleId=1&lang=fr_FR")).toBe(true);
  expect(isKept("/api/football/search?keyword=roma")).toBe(false);
  expect(isKept("/api/football/search/popular?lang=fr_FR")).toBe(true);
});
