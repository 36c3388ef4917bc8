// The core outlives its last tab for a moment (the only tab's reload): the next tab finds it well and up to date.
import { expect, it } from "vitest";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";
import type { FakeServer } from "./testing/fakeServer.ts";

const running = (home: number) => aMatch({ phase: "firstHalf", score: { home, away: 0 } });

const dayRequests = (calls: Record<string, number>): number =>
  Object.entries(calls)
    .filter(([name]) => name.startsWith("day:"))
    .reduce((sum, [, count]) => sum + count, 0);

async function reloaded(restMs: number) {
  const under = createCoreUnderTest();
  const { clock, server } = under;
  server.matches = [running(0)];
  const before = under.openTab();
  await clock.advance(1_000);
  await before.session.getPage(
    { call: "leagueStandings", params: { leagueId: 36 } },
    { language: "en_GB", offsetMinutes: 0 },
  );
  const lists = dayRequests(server.calls);
  before.session.goodbye();
  changeTo(server, 1);
  await clock.advance(restMs);
  return { ...under, lists, sockets: server.sockets.length };
}

/** The server's present state, also in its answer to polls. */
function changeTo(server: FakeServer, home: number): void {
  server.matches = [running(home)];
  server.changed = [running(home)];
}

it("asks for the list after a short rest when the last tab left before that of a new match was asked for", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [running(0)];
  const before = openTab();
  await clock.advance(1_000);
  const started = aMatch({ id: 1009, phase: "secondHalf" });
  server.matches = [running(0), started];
  server.changed = [started];
  server.socket().push(started);
  before.session.goodbye();
  await clock.advance(2_000);
  const after = openTab();
  await clock.advance(5_000);
  expect(after.latest("order")?.items).toContain(1009);
});

it("shows the current score by a poll after a short rest, without a list, over one new socket", async () => {
  const { clock, server, openTab, lists, sockets } = await reloaded(2_000);
  expect(server.socket().closed).toBe(true);
  const after = openTab();
  await clock.advance(2_000);
  expect(after.row(1001).homeScore).toBe(1);
  expect(dayRequests(server.calls)).toBe(lists);
  expect(server.sockets).toHaveLength(sockets + 1);
  expect(after.latest("connection")?.state).toBe("live");
  server.socket().push(running(2));
  await clock.advance(500);
  expect(after.row(1001).homeScore).toBe(2);
});

it("asks for the list once after a rest of half a minute or more", async () => {
  const { clock, server, openTab, lists } = await reloaded(30_000);
  const after = openTab();
  await clock.advance(2_000);
  expect(after.row(1001).homeScore).toBe(1);
  expect(dayRequests(server.calls)).toBe(lists + 1);
});

it("asks for the list after a short rest when the polls fail for longer than they reach back", async () => {
  const { clock, server, openTab, lists } = await reloaded(20_000);
  Object.assign(server, { failing: true, autoAccept: false });
  const after = openTab();
  await clock.advance(50_000);
  Object.assign(server, { failing: false, changed: [] });
  await clock.advance(20_000);
  expect(after.row(1001).homeScore).toBe(1);
  expect(dayRequests(server.calls)).toBe(lists + 1);
});

it("asks for the first list again when polls fail from the beginning for longer than they reach back", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  Object.assign(server, { autoAccept: false, matches: [running(0)] });
  const tab = openTab();
  // The list has been asked for; all calls after it fail.
  Object.assign(server, { failing: true, matches: [running(1)] });
  await clock.advance(70_000);
  expect(tab.row(1001).homeScore).toBe(0);
  server.failing = false;
  await clock.advance(20_000);
  expect(tab.row(1001).homeScore).toBe(1);
  expect(dayRequests(server.calls)).toBe(2);
});

it("sends pages' calls again, because changes of the meantime are unknown", async () => {
  const { server, openTab } = await reloaded(2_000);
  const after = openTab();
  await after.session.getPage(
    { call: "leagueStandings", params: { leagueId: 36 } },
    { language: "en_GB", offsetMinutes: 0 },
  );
  expect(server.calls["page:leagueStandings:en_GB"]).toBe(2);
});

it("makes no request while no tab is open", async () => {
  const { clock, server } = await reloaded(0);
  const before = { ...server.calls };
  await clock.advance(60_000);
  expect(server.calls).toEqual(before);
});

it("asks for no second list when its only tab leaves and joins again before the first has come", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [running(0)];
  let answer = (): void => undefined;
  server.hold = new Promise((resolve) => (answer = resolve));
  const before = openTab();
  await clock.advance(2_000);
  before.session.goodbye();
  const after = openTab();
  server.hold = undefined;
  answer();
  await clock.advance(2_000);
  expect(after.row(1001).homeScore).toBe(0);
  expect(dayRequests(server.calls)).toBe(1);
});
