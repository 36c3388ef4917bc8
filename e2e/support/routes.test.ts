// Every route of the client becomes an address that tests can open.
import { expect, test } from "vitest";
import { allRoutes } from "./routes.ts";

const SAMPLE = { matchId: 1001, leagueId: 36, homeId: 11, playerId: 7, userId: 5 };

test("every parameter of a route has a sample", () => {
  const pages = Object.values(allRoutes(SAMPLE));
  expect(pages.filter(({ path }) => path.includes("$"))).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/football/match/1001/odds", "/football/player/7", "/profile/5"]),
  );
});

test("pages for members are known from their route", () => {
  const pages = Object.values(allRoutes(SAMPLE));
  const isForMembers = (path: string) => pages.find((page) => page.path === path)?.membersOnly;
  expect(isForMembers("/settings/account/email")).toBe(true);
  expect(isForMembers("/profile")).toBe(true);
  expect(isForMembers("/profile/5")).toBe(false);
  expect(isForMembers("/settings/theme")).toBe(false);
});

test("two routes never share a name", () => {
  const addresses = Object.values(allRoutes(SAMPLE)).map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});
