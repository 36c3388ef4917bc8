// How old the data of each tab is said to be: after a sleep, after a gap, when a tab is shown again.
import { describe, expect, it } from "vitest";
import { createCoreUnderTest } from "./testing/aCore.ts";
import {
  breakLists,
  HOUR,
  junkFrame,
  MATCH,
  pass,
  refuse,
  said,
  slow,
  wellConnected,
} from "./testing/inTrouble.ts";

describe("after a sleep of two hours", () => {
  it("shows its age before the first data, and is live again with it", async () => {
    const under = await wellConnected();
    under.server.failing = true;
    under.server.autoAccept = false;
    under.clock.sleep(2 * HOUR);
    await under.clock.advance(1_100);
    expect(said(under.tab.latest("connection"))).toBe("reconnecting 7200!");
    under.server.failing = false;
    under.server.autoAccept = true;
    await pass(under, 45_000);
    expect(said(under.tab.latest("connection"))).toBe("live");
  });

  it("does not count a heartbeat from before it", async () => {
    const under = await wellConnected();
    under.server.failing = true;
    under.server.autoAccept = false;
    under.clock.sleep(2 * HOUR);
    under.server.socket().say("ok");
    await under.clock.advance(300);
    expect(said(under.tab.latest("connection"))).toBe("reconnecting 7200!");
  });

  it("dates an answer by its request, which was before it", async () => {
    const under = await wellConnected();
    refuse(under);
    await pass(under, 3_000);
    slow(under, 100);
    await under.clock.advance(2_050);
    under.clock.sleep(2 * HOUR);
    under.server.failing = true;
    await under.clock.advance(400);
    expect(said(under.tab.latest("connection"))).not.toBe("polling");
  });

  it("is not fresh while only the polls answer: what happened meanwhile is still missing", async () => {
    const under = await wellConnected();
    const mend = breakLists(under);
    under.clock.sleep(2 * HOUR);
    await pass(under, 30_000);
    expect(said(under.tab.latest("connection"))).toBe("live 7200!");
    mend();
    await pass(under, 20_000);
    expect(said(under.tab.latest("connection"))).toBe("live");
  });
});

describe("each visible tab", () => {
  it("gets the age of what it shows: another day's list may be older than today's", async () => {
    const under = await wellConnected();
    const other = under.openTab({ view: { date: "2026-11-20" } });
    await pass(under, 5_000);
    const { api } = under.server;
    const { fetchDay } = api;
    Object.assign(api, {
      fetchDay: async (query: Parameters<typeof fetchDay>[0]) =>
        query.date === "2026-11-20"
          ? { ok: false, reason: "noAnswer", code: -1, message: "error" }
          : fetchDay(query),
    });
    under.clock.sleep(HOUR);
    await pass(under, 20_000);
    expect(said(under.tab.latest("connection"))).toBe("live");
    expect(said(other.latest("connection"))).toBe("live 3600!");
  });

  it("that is shown again first gets the connection of that moment", async () => {
    const under = await wellConnected();
    under.tab.session.setVisible(false);
    await under.clock.advance(1_000);
    under.server.failing = true;
    under.server.autoAccept = false;
    under.clock.sleep(3 * HOUR);
    under.tab.session.setVisible(true);
    const before = under.tab.updates.length;
    await under.clock.advance(5);
    expect(said(under.tab.updates[before]?.connection)).toBe("reconnecting 10800!");
  });

  it("that is shown again after a gap requests its own list again, however young the list is", async () => {
    const under = await wellConnected();
    const hidden = under.openTab({ view: { date: "2026-11-20" } });
    await under.clock.advance(1_000);
    hidden.session.setVisible(false);
    const before = under.server.calls["day:en_GB:2026-11-20"] ?? 0;
    under.clock.sleep(90_000);
    await pass(under, 10_000);
    hidden.session.setVisible(true);
    await pass(under, 1_000);
    expect(under.server.calls["day:en_GB:2026-11-20"]).toBe(before + 1);
  });
});

it("is not reconnecting while the polls are answered, however often the socket fails", async () => {
  const under = await wellConnected();
  for (let turn = 0; turn < 5; turn += 1) {
    under.server.socket().fail();
    await pass(under, 60_000);
  }
  const states = under.tab.updates.flatMap(({ connection }) => (connection ? [connection.state] : []));
  expect(new Set(states.slice(1))).toEqual(new Set(["live", "polling"]));
  expect(states.length).toBeLessThan(20);
});

it("polls at the socket's opening until a poll has been answered", async () => {
  const under = createCoreUnderTest();
  under.server.matches = [MATCH];
  const { api } = under.server;
  const { fetchLiveChange } = api;
  Object.assign(api, {
    fetchLiveChange: async () => ({ ok: false, reason: "noAnswer", code: -1, message: "error" }),
  });
  const tab = under.openTab();
  await pass(under, 40_000);
  expect(said(tab.latest("connection"))).toBe("live 40!");
  Object.assign(api, { fetchLiveChange });
  await pass(under, 5_000);
  expect(said(tab.latest("connection"))).toBe("live");
  const polls = under.server.calls["liveChange"];
  await pass(under, 20_000);
  expect(under.server.calls["liveChange"]).toBe(polls);
});

it("fetches the content of an unreadable frame with a poll", async () => {
  const under = await wellConnected();
  under.server.changed = [{ ...MATCH, score: { home: 1, away: 0 } }];
  under.server.socket().say(junkFrame());
  await under.clock.advance(2_500);
  expect(under.tab.row(1001).homeScore).toBe(1);
});

it("polls once more after an unreadable frame when the poll that is under way was asked for before it", async () => {
  const under = createCoreUnderTest();
  under.server.matches = [MATCH];
  slow(under, 1_000);
  const tab = under.openTab();
  await under.clock.advance(1_500);
  // The poll that followed the opening has been answered by the server, and its answer is on the way.
  under.server.changed = [{ ...MATCH, score: { home: 1, away: 0 } }];
  under.server.socket().say(junkFrame());
  await pass(under, 8_000);
  expect(tab.row(1001).homeScore).toBe(1);
});
