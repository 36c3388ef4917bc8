// The feed's code comes beside the first list: rows do not wait for it, and where it cannot be had it is asked for again.
import { expect, it, vi } from "vitest";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createFeed } from "./feed.ts";
import { AGAIN_AFTER_MS } from "../base/limits.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";

const running = (home: number) => aMatch({ phase: "firstHalf", score: { home, away: 0 } });

/** A way to the code that opens when `letCome` is called. */
function held() {
  let letCome = (): void => undefined;
  const code = new Promise<typeof createFeed>((resolve) => {
    letCome = () => resolve(createFeed);
  });
  return { loadFeed: vi.fn(() => code), letCome: () => letCome() };
}

it("shows rows before its code is loaded, and opens the socket afterwards", async () => {
  const { loadFeed, letCome } = held();
  const { clock, server, openTab } = createCoreUnderTest({ loadFeed });
  server.matches = [running(0)];
  const tab = openTab();
  await clock.advance(1_000);
  expect(tab.row(1001).homeScore).toBe(0);
  expect(server.sockets).toHaveLength(0);
  letCome();
  await clock.advance(2_000);
  expect(server.sockets).toHaveLength(1);
  server.socket().push(running(1));
  await clock.advance(500);
  expect(tab.row(1001).homeScore).toBe(1);
  expect(tab.latest("connection")?.state).toBe("live");
  expect(loadFeed).toHaveBeenCalledOnce();
});

it("is asked for after the list, which the slow line of a first visit would deliver later", async () => {
  let before: readonly string[] = [];
  const core = createCoreUnderTest({
    loadFeed: vi.fn(async () => {
      before = Object.keys(core.server.calls);
      return createFeed;
    }),
  });
  core.openTab();
  await core.clock.advance(100);
  expect(before).toEqual([expect.stringMatching(/^day:en_GB:/)]);
});

it("is reconnecting while its code cannot be loaded, and works soon after it can", async () => {
  const loadFeed = vi.fn<() => Promise<typeof createFeed>>(() => Promise.reject(new TypeError("gone")));
  const { clock, server, openTab } = createCoreUnderTest({ loadFeed });
  server.matches = [running(0)];
  const tab = openTab();
  await clock.advance(4 * AGAIN_AFTER_MS);
  expect(tab.row(1001).homeScore).toBe(0);
  expect(tab.latest("connection")?.state).toBe("reconnecting");
  const asked = loadFeed.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThanOrEqual(6);
  loadFeed.mockResolvedValue(createFeed);
  await clock.advance(1.2 * AGAIN_AFTER_MS + 2_000);
  expect(tab.latest("connection")?.state).toBe("live");
  expect(server.sockets).toHaveLength(1);
});

it("is loaded at once by Retry", async () => {
  const loadFeed = vi.fn<() => Promise<typeof createFeed>>(() => Promise.reject(new TypeError("gone")));
  const { clock, server, openTab } = createCoreUnderTest({ loadFeed });
  const tab = openTab();
  await clock.advance(100);
  loadFeed.mockResolvedValue(createFeed);
  tab.session.retry();
  await clock.advance(100);
  expect(server.sockets).toHaveLength(1);
});

it("opens no socket when the last tab is closed before its code is loaded, and opens one for the next tab", async () => {
  const { loadFeed, letCome } = held();
  const { clock, server, openTab } = createCoreUnderTest({ loadFeed });
  openTab().session.goodbye();
  letCome();
  await clock.advance(5_000);
  expect(server.sockets).toHaveLength(0);
  expect(server.calls["liveChange"] ?? 0).toBe(0);
  const next = openTab();
  await clock.advance(2_000);
  expect(server.sockets).toHaveLength(1);
  expect(next.latest("connection")?.state).toBe("live");
});
