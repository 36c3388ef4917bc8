// Every route of the client becomes an address that tests can open.
import { beforeAll, expect, test } from "vitest";
import { readExamples } from "../backend/testing/apiExamples.ts";
import { startTestBackend } from "../backend/testing/testBackend.ts";
import { allRoutes, type RouteSample } from "./routes.ts";

let sample: RouteSample;
beforeAll(async () => {
  const backend = await startTestBackend();
  sample = { ...(await readExamples(backend.origin)), matchId: 1001, leagueId: 36, playerId: 7, userId: 5 };
  await backend.close();
});

test("every parameter of a route has a sample", () => {
  const pages = Object.values(allRoutes(sample));
  expect(pages.filter(({ path }) => path.includes("$"))).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/football/match/1001/odds", "/football/player/7", "/profile/5"]),
  );
});

test("pages for members are known from their route", () => {
  const pages = Object.values(allRoutes(sample));
  const isForMembers = (path: string) => pages.find((page) => page.path === path)?.membersOnly;
  expect(isForMembers("/settings/account/email")).toBe(true);
  expect(isForMembers("/profile")).toBe(true);
  expect(isForMembers("/profile/5")).toBe(false);
  expect(isForMembers("/settings/theme")).toBe(false);
});

test("two routes never share a name", () => {
  const addresses = Object.values(allRoutes(sample)).map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});
