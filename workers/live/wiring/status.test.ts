// What the core says of itself to the page for support.
import { expect, it } from "vitest";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";

const running = (home: number) => aMatch({ phase: "firstHalf", score: { home, away: 0 } });

it("contains states, counts and times, and neither the token of the stream nor that of the member", async () => {
  const { clock, server, openTab } = createCoreUnderTest({ signedIn: true });
  server.matches = [running(0)];
  const openedAt = clock.now();
  const tab = openTab();
  openTab({ visible: false });
  await clock.advance(1_000);
  server.socket().push(running(1));
  await clock.advance(500);
  const status = await tab.session.getStatus();
  expect(status).toMatchObject({
    connection: { state: "live" },
    sessions: 2,
    visibleSessions: 1,
    matches: 1,
    at: openedAt + 1_500,
    clockDifferenceMs: 0,
    counters: { streamTokens: 1, socketOpens: 1, listRequests: 1 },
  });
  for (const counter of ["streamTokens", "socketOpens", "livePolls", "listRequests"]) {
    expect(status.times[counter]).toBeGreaterThanOrEqual(openedAt);
    expect(status.times[counter]).toBeLessThanOrEqual(openedAt + 1_000);
  }
  expect(JSON.stringify(status)).not.toMatch(/token-|session-/);
});

it("says when a counter was last added to", async () => {
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [running(0)];
  const tab = openTab();
  await clock.advance(1_000);
  server.socket().push(running(1));
  await clock.advance(2_000);
  const pushedAt = clock.now();
  server.socket().push(running(2));
  await clock.advance(100);
  const { counters, times } = await tab.session.getStatus();
  expect(counters["frames"]).toBe(2);
  expect(times["frames"]).toBe(pushedAt);
});
