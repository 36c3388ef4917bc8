// Socket and polls of the whole core under a fake clock: what runs when, and what is caught up after a gap.
import { describe, expect, it } from "vitest";
import type { Match } from "#domain/match/match.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";
import { aMatch } from "#domain/testing/aMatch.ts";

const NOON = Date.UTC(2026, 10, 21, 12);

function running(change: Partial<Match> = {}): Match {
  return aMatch({ phase: "firstHalf", periodStartedAt: NOON - 20 * 60_000, ...change });
}

describe("socket and polls", () => {
  it("does not poll while the socket is open, except once at its opening", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    openTab();
    for (let beat = 0; beat < 30; beat += 1) {
      await clock.advance(10_000);
      server.socket().say("ok");
    }
    expect(server.calls["liveChange"]).toBe(1);
    expect(server.sockets).toHaveLength(1);
  });

  it("polls within 2 s of the loss, every 2 s, and stops when the socket is open again", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    openTab();
    await clock.advance(1_000);
    const before = server.calls["liveChange"] ?? 0;
    server.socket().fail();
    await clock.advance(2_000);
    expect((server.calls["liveChange"] ?? 0) - before).toBe(1);
    await clock.advance(20_000);
    expect((server.calls["liveChange"] ?? 0) - before).toBe(11);
    await clock.advance(8_100);
    expect(server.sockets).toHaveLength(2);
    const atOpen = server.calls["liveChange"] ?? 0;
    await clock.advance(10_000);
    expect(server.calls["liveChange"]).toBe(atOpen);
  });

  it("tries five times, 30 s apart, and again when the viewer presses Retry", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.autoAccept = false;
    const tab = openTab();
    await clock.advance(5_001);
    expect(server.sockets).toHaveLength(1);
    await clock.advance(10 * 60_000);
    expect(server.sockets).toHaveLength(6);
    expect(server.socket().closed).toBe(true);
    server.autoAccept = true;
    tab.session.retry();
    await clock.advance(100);
    expect(server.sockets).toHaveLength(7);
    expect(tab.latest("connection")?.state).toBe("live");
  });

  it("counts a socket with neither heartbeat nor data for 15 s as dead", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    openTab();
    await clock.advance(1_000);
    await clock.advance(10_000);
    server.socket().say("ok");
    await clock.advance(10_000);
    expect(server.sockets[0]?.closed).toBe(false);
    await clock.advance(5_100);
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it("requests a new token after 4401 and after a refused upgrade, and otherwise keeps it", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    openTab();
    await clock.advance(1_000);
    server.socket().fail(1006);
    await clock.advance(36_000);
    expect(server.socket().token).toBe("token-1");
    server.socket().fail(4401);
    await clock.advance(36_000);
    expect(server.socket().token).toBe("token-2");
  });

  it("fetches the full list at once after a gap, and raises the missed events", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.socket().fail();
    server.matches = [running({ score: { home: 0, away: 1 } })];
    await clock.advance(36_000);
    expect(server.calls["day:en_GB:2026-11-21"]).toBe(2);
    expect(tab.row(1001).awayScore).toBe(1);
    expect(tab.latest("log")?.map((entry) => entry.event.type)).toEqual(["goal"]);
  });

  it("fetches it also where the last poll hung and its answer may reach back less far than the gap", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    server.autoAccept = false;
    openTab();
    await clock.advance(10_000);
    const before = server.calls["day:en_GB:2026-11-21"] ?? 0;
    server.failing = true;
    await clock.advance(50_000);
    server.failing = false;
    let release = (): void => {};
    server.hold = new Promise((resolve) => (release = resolve));
    await clock.advance(14_000);
    server.hold = undefined;
    release();
    await clock.advance(16_000);
    expect(server.calls["day:en_GB:2026-11-21"]).toBe(before + 1);
  });

  it("does not let an answer overwrite data that arrived after its request", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    let release = (): void => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    tab.session.retry();
    await clock.advance(100);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    await clock.advance(200);
    release();
    await clock.advance(200);
    expect(tab.row(1001).homeScore).toBe(1);
    const types = tab.updates.flatMap((update) => update.log ?? []).map((entry) => entry.event.type);
    expect(types).toEqual(["goal"]);
  });
});
