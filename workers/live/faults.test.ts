// Every fault of network, clock and storage has its answer: over the whole core, with a clock turned by hand.
import { deflateRaw } from "pako";
import { describe, expect, it } from "vitest";
import { createCoreUnderTest } from "./testing/aCore.ts";
import { brokenStorage } from "./testing/aStorage.ts";
import type { KeeperStorage } from "./base/storage.ts";
import {
  HOUR,
  MATCH,
  pass,
  refuse,
  said,
  SILENCE,
  slow,
  type Under,
  wellConnected,
} from "./testing/inTrouble.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 } as const;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const goalFor = (side: "home" | "away") => ({
  ...MATCH,
  score: { home: side === "home" ? 1 : 0, away: side === "away" ? 1 : 0 },
});

describe("the upgrade hangs", () => {
  it("is given up after 5 s, and the polls fetch what happens meanwhile", async () => {
    const under = createCoreUnderTest();
    under.server.matches = [MATCH];
    under.server.autoAccept = false;
    const tab = under.openTab();
    await under.clock.advance(2_500);
    under.server.changed = [goalFor("home")];
    await under.clock.advance(2_499);
    expect(tab.row(1001).homeScore).toBe(1);
    expect(under.server.socket().closed).toBe(false);
    await under.clock.advance(1);
    expect(under.server.socket().closed).toBe(true);
    under.server.autoAccept = true;
    await pass(under, 36_000);
    expect(said(tab.latest("connection"))).toBe("live");
  });
});

describe.each([1000, 1001, 1006, 1011, 1012, 4401])("the socket closes with %i", (code) => {
  it("polls begin within 2 s, and the next socket opens with a valid token", async () => {
    const under = await wellConnected();
    under.server.socket().fail(code);
    under.server.changed = [goalFor("away")];
    await under.clock.advance(2_200);
    expect(under.tab.row(1001).awayScore).toBe(1);
    expect(said(under.tab.latest("connection"))).toBe("polling");
    await pass(under, 36_000);
    expect(under.server.sockets).toHaveLength(2);
    expect(under.server.socket().token).toBe(code === 4401 ? "token-2" : "token-1");
    expect(said(under.tab.latest("connection"))).toBe("live");
  });
});

describe("five failures before the server recovers", () => {
  it.each([
    ["the network is back", (under: Under): void => under.core.setOnline(true)],
    ["a tab is opened", (under: Under): void => void under.openTab()],
    ["the viewer presses Retry", (under: Under): void => under.tab.session.retry()],
  ] as const)("five further attempts are made when %s", async (_name, bring) => {
    const under = await wellConnected();
    refuse(under);
    await pass(under, 10 * 60_000);
    expect(under.server.sockets).toHaveLength(6);
    expect(said(under.tab.latest("connection"))).toBe("polling");
    under.server.autoAccept = true;
    under.core.setOnline(false);
    bring(under);
    await pass(under, 1_000);
    expect(under.server.sockets).toHaveLength(7);
    expect(said(under.tab.latest("connection"))).toBe("live");
  });
});

describe("a half-open socket", () => {
  it("is closed after 15 s of silence, and nothing that happened is missing", async () => {
    const under = await wellConnected();
    await pass(under, 10_000, SILENCE);
    under.server.matches = under.server.changed = [goalFor("home")];
    await pass(under, 8_000, SILENCE);
    expect(under.server.sockets[0]?.closed).toBe(true);
    expect(under.tab.row(1001).homeScore).toBe(1);
    expect(under.tab.latest("log")?.map(({ event }) => event.type)).toEqual(["goal"]);
  });
});

describe("a message that was damaged and can still be inflated", () => {
  const lineOf = (id: string): string => `${id}^1^^^1^0^0^0^0^0^0^0^`;
  const framed = (data: unknown, channel = "football_live_change"): ArrayBuffer =>
    new Uint8Array(deflateRaw(new TextEncoder().encode(JSON.stringify({ channel, data })))).buffer;

  it.each([
    ["an unreadable record", framed(lineOf("0ljjjjinB1"))],
    ["an unreadable record beside a readable one", framed(`${lineOf("0ljjjjinB1")}!${lineOf("1001")}`)],
    ["a part that is no text beside a readable one", framed([lineOf("1001"), 5])],
    ["another channel", framed(lineOf("1001"), "ga2_^}nch")],
  ])("holds %s: a poll within 12 s brings what was in it, and the socket goes on", async (_, frame) => {
    const under = await wellConnected();
    const polls = under.server.calls["liveChange"] ?? 0;
    under.server.matches = under.server.changed = [goalFor("home")];
    for (const copy of [frame, frame.slice()]) under.server.socket().say(copy);
    await pass(under, 12_500);
    expect(under.tab.row(1001).homeScore).toBe(1);
    expect(under.tab.latest("log")?.map(({ event }) => event.type)).toEqual(["goal"]);
    expect(under.server.calls["liveChange"]).toBe(polls + 1);
    await pass(under, 30_000);
    expect(under.server.calls["liveChange"]).toBe(polls + 1);
    expect(under.server.sockets).toHaveLength(1);
    expect(said(under.tab.latest("connection"))).toBe("live");
  });
});

describe("a message about the source of the football data", () => {
  it("is a sign of life, makes the answer about it out of date, and asks for no poll", async () => {
    const under = await wellConnected();
    const polls = under.server.calls["liveChange"] ?? 0;
    void under.tab.session.getPage({ call: "footballSource", params: {} }, LONDON);
    await under.clock.advance(1_000);
    const frame = deflateRaw(new TextEncoder().encode('{"channel":"football_feed","data":{"state":"LATE"}}'));
    under.server.socket().say(new Uint8Array(frame).buffer);
    await pass(under, 12_500);
    expect(under.tab.latest("outdated")).toEqual(["footballSource"]);
    expect(under.server.calls["liveChange"]).toBe(polls);
    expect(said(under.tab.latest("connection"))).toBe("live");
  });
});

describe("a socket that opens and closes repeatedly", () => {
  it.each([1006, 1012])(
    "open for a second at a time (%i) causes few sockets, tokens, lists and polls",
    async (code) => {
      const under = await wellConnected();
      const before = { ...under.server.calls };
      const minutes = 10;
      for (let second = 0; second < minutes * 60; second += 1) {
        if (!under.server.socket().closed) under.server.socket().fail(code);
        await under.clock.advance(1_000);
      }
      const made = (name: string): number => (under.server.calls[name] ?? 0) - (before[name] ?? 0);
      // A reconnect every 24 s at the most (30 s less 20 %), a list for each, a poll every 2 s.
      expect(under.server.sockets.length).toBeLessThanOrEqual(1 + (minutes * 60) / 24);
      expect(made("token")).toBe(0);
      expect(made("day:en_GB:2026-11-21")).toBeLessThanOrEqual(1 + (minutes * 60) / 24);
      expect(made("liveChange")).toBeLessThanOrEqual((minutes * 60) / 2 + (minutes * 60) / 24);
      expect(under.tab.popups()).toEqual([]);
    },
  );
});

describe("a slow poll", () => {
  it("that is answered after the next one is due does not overlap with it, and polling continues", async () => {
    const under = await wellConnected();
    let underWay = 0;
    let most = 0;
    const { api } = under.server;
    const { fetchLiveChange } = api;
    Object.assign(api, {
      async fetchLiveChange() {
        underWay += 1;
        most = Math.max(most, underWay);
        const answer = await fetchLiveChange();
        underWay -= 1;
        return answer;
      },
    });
    refuse(under);
    slow(under, 7_000);
    await under.clock.advance(60_000);
    expect(most).toBe(1);
    under.server.changed = [goalFor("home")];
    await under.clock.advance(16_000);
    expect(under.tab.row(1001).homeScore).toBe(1);
  });
});

describe("the machine's clock", () => {
  /** Times as the page shows them come from the server's clock, which the answers' Date header teaches. */
  const WRONG = [
    ["10 minutes ahead", 10 * 60_000],
    ["10 minutes behind", -10 * 60_000],
    ["a day ahead", DAY],
    ["a day behind", -DAY],
    ["a year ahead", YEAR],
    ["a year behind", -YEAR],
  ] as const;

  it.each(WRONG)("%s from the start does not change socket, polls and ages", async (_name, wrong) => {
    const startAt = Date.UTC(2026, 10, 21, 12) + wrong;
    const under = createCoreUnderTest({ clock: { startAt } });
    under.server.matches = [{ ...MATCH, kickoffAt: undefined }];
    const tab = under.openTab();
    await pass(under, 30_000);
    expect(said(tab.latest("connection"))).toBe("live");
    under.server.socket().fail();
    await pass(under, 20_000);
    expect(said(tab.latest("connection"))).toBe("polling");
    await pass(under, 20_000);
    expect(under.server.sockets).toHaveLength(2);
    expect(said(tab.latest("connection"))).toBe("live");
  });

  it.each(WRONG.filter(([, wrong]) => wrong > 0))(
    "set %s while it runs: within seconds the data is fresh again, and nothing waits for the old time",
    async (_name, jump) => {
      const under = await wellConnected();
      under.clock.sleep(jump);
      await pass(under, 40_000);
      expect(said(under.tab.latest("connection"))).toBe("live");
      const calls = under.server.calls["liveChange"] ?? 0;
      under.server.socket().fail();
      await pass(under, 10_000);
      // A poll every 2 s: no busy loop makes up for the time that was skipped.
      expect((under.server.calls["liveChange"] ?? 0) - calls).toBeLessThanOrEqual(6);
      expect(said(under.tab.latest("connection"))).toBe("polling");
    },
  );
});

describe("the browser's storage", () => {
  const never = (): Promise<never> => new Promise(() => undefined);
  const refused = (): Promise<never> => Promise.reject(new DOMException("blocked", "SecurityError"));
  const STORES: readonly (readonly [string, KeeperStorage])[] = [
    ["refuses everything", brokenStorage(refused)],
    ["never answers", brokenStorage(never)],
    ["is full", { ...brokenStorage(refused), load: async () => undefined }],
    [
      "holds damaged values",
      { ...brokenStorage(refused), load: async () => "\u0000[]{", update: async () => undefined },
    ],
    [
      "was written by a newer version",
      {
        ...brokenStorage(refused),
        load: async () => ({ version: 9, match: { 1001: "on" } }),
        update: async () => undefined,
      },
    ],
  ];
  it.each(STORES)(
    "%s: rows are live, and stars are kept for the visit in all tabs",
    async (_name, storage) => {
      const under = createCoreUnderTest({ storage });
      under.server.matches = [MATCH];
      const [tab, other] = [under.openTab(), under.openTab()];
      await under.clock.advance(2_000);
      under.server.socket().push(goalFor("home"));
      await under.clock.advance(200);
      expect(tab.row(1001).homeScore).toBe(1);
      void tab.session.toggleFavorite("match", 1001, true);
      await under.clock.advance(200);
      expect(other.latest("favorites")?.match).toEqual([1001]);
      expect(under.openTab().session).toBeDefined();
    },
  );
});
