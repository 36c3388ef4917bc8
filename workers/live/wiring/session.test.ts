// What a tab may ask of the core, where one request must not harm another.
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";
import { aMatch } from "#domain/testing/aMatch.ts";

const running = (home: number) => aMatch({ phase: "firstHalf", score: { home, away: 0 } });

async function setUp() {
  const under = createCoreUnderTest();
  under.server.matches = [running(0)];
  const tab = under.openTab();
  await under.clock.advance(1_000);
  return { ...under, tab };
}

describe("a change of settings", () => {
  it("sends the whole log again, so that nothing is in it twice", async () => {
    const { clock, server, tab } = await setUp();
    server.socket().push(running(1));
    await clock.advance(200);
    const before = tab.updates.length;
    tab.session.setSettings({ ...DEFAULT_SETTINGS, oddsFormat: "american" });
    await clock.advance(200);
    const logs = tab.updates.slice(before).filter((update) => update.log);
    expect(logs.map((update) => update.snapshot)).toEqual([true]);
    tab.session.setSettings({ ...DEFAULT_SETTINGS, goal: false });
    await clock.advance(200);
    expect(tab.latest("log")).toEqual([]);
  });
});

describe("a tab in low-power mode", () => {
  /** A change every 50 ms for `ms`; answers how many messages the tab was sent meanwhile. */
  async function messagesOver({ clock, server }: CoreUnderTest, tab: FakeTab, ms: number): Promise<number> {
    const before = tab.updates.length;
    for (let at = 0; at < ms; at += 50) {
      server.socket().push(aMatch({ phase: "firstHalf", yellowCards: { home: at / 50, away: 0 } }));
      await clock.advance(50);
    }
    return tab.updates.length - before;
  }

  it("gets at most one message a second, beside a tab that gets ten", async () => {
    const under = await setUp();
    const sparing = under.openTab({ lowPower: true });
    await under.clock.advance(1_000);
    const before = sparing.updates.length;
    expect(await messagesOver(under, under.tab, 5_000)).toBeGreaterThanOrEqual(40);
    expect(sparing.updates.length - before).toBeLessThanOrEqual(5);
    expect(sparing.updates.length - before).toBeGreaterThanOrEqual(4);
    await under.clock.advance(1_000);
    expect(sparing.row(1001)).toEqual(under.tab.row(1001));
  });

  it("changes its mode while it is open", async () => {
    const under = await setUp();
    under.tab.session.setLowPower(true);
    expect(await messagesOver(under, under.tab, 3_000)).toBeLessThanOrEqual(3);
    under.tab.session.setLowPower(false);
    expect(await messagesOver(under, under.tab, 3_000)).toBeGreaterThanOrEqual(24);
  });

  it("gets its first rows, rows it scrolls to and rows after hiding as soon as any other tab", async () => {
    const under = createCoreUnderTest();
    under.server.matches = [running(0), aMatch({ id: 1002, phase: "firstHalf" })];
    let answer = (): void => undefined;
    under.server.hold = new Promise((resolve) => (answer = resolve));
    const [plain, sparing] = [under.openTab({ watch: [] }), under.openTab({ watch: [], lowPower: true })];
    await under.clock.advance(150);
    answer();
    await under.clock.advance(100);
    expect(plain.listed()).toHaveLength(2);
    expect(sparing.listed()).toEqual(plain.listed());
    for (const tab of [plain, sparing]) tab.session.watch([1001]);
    await under.clock.advance(100);
    expect(sparing.row(1001)).toEqual(plain.row(1001));
    sparing.session.watch([1001, 1002]);
    await under.clock.advance(100);
    expect(sparing.row(1002).matchId).toBe(1002);
    sparing.session.setVisible(false);
    under.server.socket().push(running(1));
    await under.clock.advance(50);
    sparing.session.setVisible(true);
    await under.clock.advance(100);
    expect(sparing.row(1001).homeScore).toBe(1);
    expect(sparing.updates.at(-1)?.snapshot).toBe(true);
  });
});

describe("a tab that is hidden", () => {
  it("shows no popup of an old event when it is shown again", async () => {
    const { clock, server, tab } = await setUp();
    await tab.session.toggleFavorite("match", 1001, true);
    await clock.advance(1_000);
    // The first goal has just been sent; the second still waits for its turn when the tab is hidden.
    server.socket().push(running(1));
    await clock.advance(10);
    server.socket().push(running(2));
    tab.session.setVisible(false);
    await clock.advance(8_000);
    tab.session.setVisible(true);
    await clock.advance(200);
    expect(tab.popups().map(({ event }) => event.values.home)).toEqual([1]);
    expect(tab.row(1001).homeScore).toBe(2);
    expect(tab.latest("log")?.map(({ event }) => event.values.home)).toEqual([2, 1]);
  });
});

describe("a tab whose page has no list", () => {
  it("gets the events and the number of running matches, for the live-match widget", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(0)];
    const tab = openTab({ view: { page: "other" }, watch: [] });
    await clock.advance(1_000);
    server.socket().push(running(1));
    await clock.advance(1_500);
    const log = tab.updates.flatMap((update) => update.log ?? []);
    expect(log.map(({ event }) => event.type)).toEqual(["goal"]);
    expect(tab.latest("rail")?.liveCount).toBe(1);
  });
});

describe("watching", () => {
  it("sends a row in full when it is on the screen again", async () => {
    const { clock, server, tab } = await setUp();
    tab.session.watch([]);
    server.socket().push(running(3));
    await clock.advance(500);
    expect(tab.row(1001).homeScore).toBe(0);
    tab.session.watch([1001]);
    await clock.advance(200);
    expect(tab.row(1001).homeScore).toBe(3);
  });

  describe("a row beyond the screen", () => {
    const other = (cards: number) =>
      aMatch({ id: 1002, phase: "firstHalf", yellowCards: { home: cards, away: 0 } });

    async function setUpNear() {
      const under = createCoreUnderTest();
      under.server.matches = [aMatch({ phase: "firstHalf" }), other(0)];
      const tab = under.openTab({ watch: [] });
      tab.session.watch([1001], [1002]);
      await under.clock.advance(2_000);
      return { ...under, tab, messages: tab.updates.length };
    }

    it("is sent at once when it is new", async () => {
      const { tab } = await setUpNear();
      expect(tab.row(1002).homeYellow).toBe(0);
    });

    it("waits while others are sent, and is sent within 10 s", async () => {
      const { clock, server, tab } = await setUpNear();
      const shown = new Set<number>();
      for (let cards = 1; cards <= 90; cards += 1) {
        server.socket().push(aMatch({ phase: "firstHalf", yellowCards: { home: cards, away: 0 } }));
        server.socket().push(other(cards));
        await clock.advance(100);
        expect(tab.row(1001).homeYellow).toBe(cards);
        shown.add(tab.row(1002).homeYellow);
      }
      // As at the start, and after one message at most.
      expect(shown.size).toBeLessThanOrEqual(2);
      await clock.advance(10_000);
      expect(tab.row(1002).homeYellow).toBe(90);
    });

    it("alone causes a message every 10 s", async () => {
      const { clock, server, tab } = await setUpNear();
      const before = tab.rowMessages();
      for (let turn = 0; turn < 300; turn += 1) {
        server.socket().push(other(turn % 90));
        await clock.advance(100);
      }
      expect(tab.rowMessages() - before).toBe(3);
    });

    it("is sent with the others beyond the screen when the screen has moved", async () => {
      const { clock, server, tab } = await setUpNear();
      server.socket().push(other(1));
      await clock.advance(500);
      expect(tab.row(1002).homeYellow).toBe(0);
      tab.session.watch([], [1001, 1002]);
      await clock.advance(100);
      expect(tab.row(1002).homeYellow).toBe(1);
    });

    it("is sent at once when it is scrolled into view", async () => {
      const { clock, server, tab } = await setUpNear();
      server.socket().push(other(1));
      await clock.advance(50);
      server.socket().push(other(2));
      await clock.advance(50);
      tab.session.watch([1001, 1002]);
      await clock.advance(100);
      expect(tab.row(1002).homeYellow).toBe(2);
      server.socket().push(other(3));
      await clock.advance(100);
      expect(tab.row(1002).homeYellow).toBe(3);
    });
  });

  it("sends nothing when the screen shows the same", async () => {
    const { clock, tab } = await setUp();
    const before = tab.updates.length;
    tab.session.watch([1001]);
    await clock.advance(200);
    expect(tab.updates).toHaveLength(before);
  });
});

describe("a requested snapshot", () => {
  it("contains the rows, the list and the log again", async () => {
    const { clock, tab } = await setUp();
    tab.session.requestSnapshot();
    await clock.advance(200);
    expect(tab.updates.at(-1)).toMatchObject({ snapshot: true, list: { status: "ready" }, log: [] });
    expect(tab.updates.at(-1)?.rows?.[0]).toBe(1001);
  });
});

it("ends once with goodbye, and has no effect afterwards", async () => {
  const { clock, server, tab, openTab } = await setUp();
  const other = openTab();
  await clock.advance(500);
  tab.session.goodbye();
  tab.session.goodbye();
  const before = tab.updates.length;
  tab.session.setVisible(false);
  tab.session.setVisible(true);
  tab.session.requestSnapshot();
  server.socket().push(running(1));
  await clock.advance(1_000);
  expect(tab.updates).toHaveLength(before);
  await expect(other.session.getStatus()).resolves.toMatchObject({ sessions: 1 });
});

it("shown after its goodbye asks for no prices beside a hidden tab", async () => {
  const { clock, server, tab, openTab } = await setUp();
  openTab({ visible: false });
  tab.session.goodbye();
  tab.session.setVisible(false);
  tab.session.setVisible(true);
  const odds = () => Object.entries(server.calls).filter(([call]) => call.startsWith("odds"));
  const before = odds();
  await clock.advance(30_000);
  expect(odds()).toEqual(before);
});
