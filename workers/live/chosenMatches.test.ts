// A tab that shows chosen matches whatever their day: a match page with one, the board with several.
import { expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#domain/testing/aMatch.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";

const DAY = 86_400_000;
const today = aMatch({ id: 1001, leagueId: 11 });
const tomorrow = aMatch({ id: 1002, leagueId: 12, kickoffAt: KICK_OFF + DAY });

it("gets rows and headings of all of them, also of another day", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [today, tomorrow];
  const tab = openTab({ view: { page: "matches", matchIds: [1002, 1001] }, watch: [1002, 1001] });
  await clock.advance(2_000);
  expect(tab.row(1001).matchId).toBe(1001);
  expect(tab.row(1002).matchId).toBe(1002);
  const headings = tab.updates.flatMap(({ leagues = [] }) => leagues.map(({ leagueId }) => leagueId));
  expect(headings.toSorted((a, b) => a - b)).toEqual([11, 12]);
});

it("gets a title while hidden only where it shows one match", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [today, tomorrow];
  const one = openTab({ view: { page: "matches", matchIds: [1001] }, visible: false });
  const several = openTab({ view: { page: "matches", matchIds: [1001, 1002] }, visible: false });
  await clock.advance(2_000);
  expect(one.latest("title")?.matchId).toBe(1001);
  expect(several.updates).toEqual([]);
});
