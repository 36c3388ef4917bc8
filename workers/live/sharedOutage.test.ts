// After an outage that others share: scores come at once, and calls that can wait are spread over seconds.
import { describe, expect, it } from "vitest";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "./testing/aCore.ts";
import { MATCH, pass, said } from "./testing/inTrouble.ts";

const LIST = "day:en_GB:2026-11-21";
const GOAL = { ...MATCH, score: { home: 1, away: 0 } };

interface Scene extends CoreUnderTest {
  readonly tab: FakeTab;
  /** The page of the match asks as a page does: at first, and when it is told that its answer is out of date. */
  ask(): void;
}

/** A tab on the page of a match. `chance` places this client's moment within the 15 s. */
async function onMatchPage(chance: number): Promise<Scene> {
  const under = createCoreUnderTest({ clock: { random: () => chance } });
  under.server.matches = [MATCH];
  const tab = under.openTab();
  const ask = (): void => {
    const request = { call: "matchDetails", params: { matchId: MATCH.id } } as const;
    void tab.session.getPage(request, { language: "en_GB", offsetMinutes: 0 });
  };
  ask();
  await pass(under, 20_000);
  return { ...under, tab, ask };
}

/** The server is gone for so long; meanwhile a goal falls. */
async function outage({ clock, server }: Scene, ms: number): Promise<void> {
  server.failing = true;
  server.autoAccept = false;
  server.socket().fail(1012);
  await clock.advance(ms);
  server.failing = false;
  server.matches = server.changed = [GOAL];
}

describe.each([0.05, 0.5, 0.95])("a client whose moment is %f of 15 s after the outage", (chance) => {
  const momentMs = chance * 15_000;

  it("shows the score of the first poll within 2 s, also where the outage was short", async () => {
    for (const lastsMs of [300, 20_000, 90_000]) {
      const scene = await onMatchPage(chance);
      await outage(scene, lastsMs);
      await scene.clock.advance(2_200);
      expect(scene.tab.row(MATCH.id).homeScore).toBe(1);
      await scene.clock.advance(1_000);
      expect(said(scene.tab.latest("connection"))).toMatch(/^polling/);
    }
  });

  it("asks for the list that it missed at that moment, and says until then that its data is old", async () => {
    const scene = await onMatchPage(chance);
    const { calls } = scene.server;
    const before = calls[LIST];
    await outage(scene, 90_000);
    const step = 250;
    let waited = 0;
    while (calls[LIST] === before && waited < 30_000) {
      expect(scene.tab.latest("connection")?.stale).toBe(true);
      await scene.clock.advance(step);
      waited += step;
    }
    // The first poll has its own phase within 2 s, and due lists are looked for every second.
    expect(waited).toBeGreaterThanOrEqual(momentMs);
    expect(waited).toBeLessThanOrEqual(momentMs + 3_500);
    await scene.clock.advance(1_000);
    expect(scene.tab.latest("connection")?.stale).toBe(false);
  });

  it("reports to its page at that moment that its answer is out of date", async () => {
    const scene = await onMatchPage(chance);
    await outage(scene, 5_000);
    let waited = 0;
    while (scene.tab.latest("outdated") === undefined && waited < 30_000) {
      await scene.clock.advance(250);
      waited += 250;
    }
    expect(waited).toBeGreaterThanOrEqual(momentMs);
    expect(waited).toBeLessThanOrEqual(momentMs + 2_500);
  });
});

it("the viewer who presses Retry, and a machine that wakes, wait for nothing", async () => {
  const scene = await onMatchPage(0.95);
  await outage(scene, 90_000);
  const before = scene.server.calls[LIST] ?? 0;
  scene.tab.session.retry();
  await scene.clock.advance(100);
  expect(scene.server.calls[LIST]).toBe(before + 1);
  expect(scene.tab.row(MATCH.id).homeScore).toBe(1);
  const asleep = await onMatchPage(0.95);
  asleep.clock.sleep(3_600_000);
  asleep.server.matches = asleep.server.changed = [GOAL];
  await asleep.clock.advance(1_500);
  expect(asleep.tab.row(MATCH.id).homeScore).toBe(1);
  expect(asleep.tab.latest("connection")?.stale).toBe(false);
});

it("a list that arrived shortly before the first poll is not fetched a second time", async () => {
  const scene = await onMatchPage(0.95);
  await outage(scene, 90_000);
  scene.tab.session.retry();
  await scene.clock.advance(500);
  const lists = scene.server.calls[LIST];
  await pass(scene, 25_000);
  expect(scene.server.calls[LIST]).toBe(lists);
});

it.each([0.01, 0.95])(
  "a machine that wakes fetches its list once, at %f of the time for shared outages",
  async (chance) => {
    const scene = await onMatchPage(chance);
    const before = scene.server.calls[LIST] ?? 0;
    scene.clock.sleep(3_600_000);
    await pass(scene, 25_000);
    expect(scene.tab.latest("connection")).toMatchObject({ state: "live", stale: false });
    expect(scene.server.calls[LIST]).toBe(before + 1);
  },
);

it("a list that was fetched 30 s before the socket is open again is fetched again", async () => {
  const scene = await onMatchPage(0.5);
  await outage(scene, 5_000);
  scene.server.autoAccept = true;
  scene.tab.session.retry();
  await pass(scene, 45_000);
  const before = scene.server.calls[LIST] ?? 0;
  scene.server.socket().fail(1012);
  await pass(scene, 60_000);
  expect(scene.server.calls[LIST]).toBe(before + 1);
});

describe("a full list that cannot be fetched", () => {
  /** The waits between the first attempts, ms. */
  async function waits(chance: number): Promise<readonly number[]> {
    const under = createCoreUnderTest({ clock: { random: () => chance } });
    under.server.failing = true;
    under.openTab();
    const at: number[] = [];
    for (let ms = 0; ms < 90_000 && at.length < 5; ms += 500) {
      while (at.length < (under.server.calls[LIST] ?? 0)) at.push(ms);
      await under.clock.advance(500);
    }
    return at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
  }

  it("is asked for again after 5 s, then 5 to 10 s, then 10 to 20 s, to the next whole second", async () => {
    expect((await waits(0)).map((ms) => Math.ceil(ms / 1_000))).toEqual([5, 5, 10, 10]);
    expect((await waits(0.999)).map((ms) => Math.ceil(ms / 1_000))).toEqual([5, 10, 20, 20]);
  });
});
