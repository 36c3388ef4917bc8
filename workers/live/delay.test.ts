// Everything is shown late where the viewer's stream is late, and nothing of a score before.
import { describe, expect, it } from "vitest";
import { HEARTBEAT } from "#api/live/stream.ts";
import { LATE_SCORE, ROW_FLAGS } from "#domain/board/rowCode.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { NO_SPOILERS, type Spoilers } from "#domain/spoilers.ts";
import { NOT_OLD_ENOUGH } from "#domain/spoilerWords.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "./testing/aCore.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const SUMMARY: PageRequest = { call: "matchSummary", params: { matchId: 1001 } };

const running = (home: number, away = 0) =>
  aMatch({ phase: "secondHalf", score: { home, away }, periodStartedAt: Date.UTC(2026, 10, 21, 11, 30) });
const stored = (some: Partial<Spoilers>): string => JSON.stringify({ ...NO_SPOILERS, ...some });

function score(tab: FakeTab): readonly [number, number] | undefined {
  const row = tab.row(1001);
  return (row.flags & ROW_FLAGS.scored) === 0 ? undefined : [row.homeScore, row.awayScore];
}

/** Lets `ms` pass while the server says every 10 s that it is there. */
async function pass({ clock, server }: CoreUnderTest, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10_000) {
    await clock.advance(Math.min(left, 10_000));
    server.socket().say(HEARTBEAT);
  }
}

/** A core whose first tab is 30 s late, and that has shown the first list. */
async function setUp(delaySeconds = 30) {
  const under = createCoreUnderTest();
  under.server.matches = [running(1)];
  const tab = under.openTab({ spoilers: { delaySeconds } });
  await under.clock.advance(1_000);
  return { ...under, tab, wait: (ms: number) => pass(under, ms) };
}

describe("the first list", () => {
  it("shows a running match at once, and its score once that is as old as the delay", async () => {
    const { tab, wait } = await setUp();
    expect(score(tab)).toBeUndefined();
    expect(tab.row(1001)).toMatchObject({ homeScore: LATE_SCORE, phase: "secondHalf" });
    await wait(28_000);
    expect(score(tab)).toBeUndefined();
    await wait(2_000);
    expect(score(tab)).toEqual([1, 0]);
    expect(tab.popups()).toEqual([]);
    expect(tab.latest("log") ?? []).toEqual([]);
  });

  it("does not tell that a match has ended, is in extra time or in penalties", async () => {
    for (const phase of ["extraTime", "penalties", "fullTime", "abandoned"] as const) {
      const { clock, server, openTab } = createCoreUnderTest();
      server.matches = [aMatch({ phase, score: { home: 1, away: 1 }, kickoffAt: clock.now() - 7_000_000 })];
      const tab = openTab({ spoilers: { delaySeconds: 30 } });
      await clock.advance(1_000);
      expect(tab.row(1001)).toMatchObject({ phase: "secondHalf", minute: -1, homeScore: LATE_SCORE });
      await clock.advance(31_000);
      expect(tab.row(1001)).toMatchObject({ phase, homeScore: 1 });
      expect(tab.popups()).toEqual([]);
    }
  });

  it("shows what tells nothing at once: a match to come, and one of long ago", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [
      aMatch({ id: 1001, kickoffAt: clock.now() + 3_600_000 }),
      aMatch({
        id: 1002,
        phase: "fullTime",
        score: { home: 2, away: 0 },
        kickoffAt: clock.now() - 5 * 3_600_000,
      }),
    ];
    server.odds = new Map([[1001, { home: 2, draw: 3, away: 4 }]]);
    const tab = openTab({ spoilers: { delaySeconds: 180 }, watch: [1001, 1002] });
    await clock.advance(1_000);
    expect(tab.row(1001)).toMatchObject({ phase: "notStarted", oddsHome: "2.00" });
    expect(tab.row(1002)).toMatchObject({ phase: "fullTime", homeScore: 2 });
  });

  it("takes the records that came after it was asked for", async () => {
    const { server, tab, wait } = await setUp();
    server.socket().push(running(2));
    await wait(29_500);
    expect(score(tab)).toEqual([1, 0]);
    await wait(1_500);
    expect(score(tab)).toEqual([2, 0]);
  });
});

describe("a goal", () => {
  it("is in row, title, popup and log as late as the delay, and raises its event once", async () => {
    const { server, openTab, wait } = await setUp();
    const tab = openTab({ view: { page: "matches", matchIds: [1001] }, spoilers: { delaySeconds: 30 } });
    void tab.session.toggleFavorite("match", 1001, true);
    await wait(40_000);
    server.socket().push(running(2));
    await wait(29_500);
    expect([score(tab), tab.latest("title")?.score, tab.popups()]).toEqual([
      [1, 0],
      { home: 1, away: 0 },
      [],
    ]);
    await wait(1_500);
    expect([score(tab), tab.latest("title")?.score]).toEqual([[2, 0], { home: 2, away: 0 }]);
    expect(tab.popups().map(({ event }) => event.type)).toEqual(["goal"]);
    expect(tab.latest("log")).toHaveLength(1);
  });

  it("has the minute at which it fell", async () => {
    const { server, openTab, wait } = await setUp(120);
    const tab = openTab({ spoilers: { delaySeconds: 120 } });
    void tab.session.toggleFavorite("match", 1001, true);
    await wait(125_000);
    server.socket().push(running(2));
    await wait(1_000);
    const minuteThen = 46 + 30 + 2;
    await wait(121_000);
    expect(tab.popups()[0]?.event.minute).toBeGreaterThanOrEqual((minuteThen - 1) * 100);
    expect(tab.popups()[0]?.event.minute).toBeLessThanOrEqual((minuteThen + 1) * 100);
  });
});

it("a digest has the goals that are old enough, and the later ones pop up when they are", async () => {
  const { server, tab, wait } = await setUp();
  await wait(40_000);
  void tab.session.toggleFavorite("match", 1001, true);
  await wait(1_000);
  tab.session.setVisible(false);
  for (const home of [2, 3]) {
    server.socket().push(running(home));
    await wait(1_000);
  }
  await wait(70_000);
  server.socket().push(running(4));
  await wait(5_000);
  tab.session.setVisible(true);
  await wait(10_000);
  expect(tab.digest().map(({ event }) => event.values.home)).toEqual([3, 2]);
  expect(tab.popups()).toEqual([]);
  await wait(20_000);
  expect(tab.popups().map(({ event }) => event.values.home)).toEqual([4]);
});

describe("a change of the delay", () => {
  it("from none lets what is shown stay, and then goes on late", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(1)];
    const tab = openTab();
    await clock.advance(1_000);
    expect(score(tab)).toEqual([1, 0]);
    tab.session.setSpoilers(stored({ delaySeconds: 30 }));
    await clock.advance(1_000);
    expect(score(tab)).toEqual([1, 0]);
    server.socket().push(running(2));
    await clock.advance(29_000);
    expect(score(tab)).toEqual([1, 0]);
    await clock.advance(2_000);
    expect(score(tab)).toEqual([2, 0]);
  });

  it("to a longer one takes nothing back", async () => {
    const { server, tab, wait } = await setUp();
    await wait(40_000);
    server.socket().push(running(2));
    await wait(20_000);
    tab.session.setSpoilers(stored({ delaySeconds: 60 }));
    await wait(30_000);
    expect(score(tab)).toEqual([1, 0]);
    await wait(11_000);
    expect(score(tab)).toEqual([2, 0]);
  });

  it("to a shorter one, or to none, lets out what waits, in order", async () => {
    const { server, tab, wait } = await setUp(60);
    await wait(70_000);
    void tab.session.toggleFavorite("match", 1001, true);
    server.socket().push(running(2));
    await wait(20_000);
    server.socket().push(running(3));
    await wait(1_000);
    tab.session.setSpoilers(stored({ delaySeconds: 20 }));
    await wait(500);
    expect(score(tab)).toEqual([2, 0]);
    tab.session.setSpoilers(stored({}));
    await wait(500);
    expect(score(tab)).toEqual([3, 0]);
    expect(tab.popups().map(({ event }) => event.values.home)).toEqual([2, 3]);
    server.socket().push(running(4));
    await wait(200);
    expect(score(tab)).toEqual([4, 0]);
  });

  it("holds for all tabs", async () => {
    const { server, tab, openTab, wait } = await setUp();
    await wait(40_000);
    const other = openTab({ spoilers: { delaySeconds: 30 } });
    await wait(1_000);
    server.socket().push(running(2));
    await wait(20_000);
    expect([score(tab), score(other)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    other.session.setSpoilers(stored({}));
    await wait(1_000);
    expect([score(tab), score(other)]).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });
});

describe("prices", () => {
  it("are as late as the score", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(1)];
    server.odds = new Map([[1001, { home: 2, draw: 3, away: 4 }]]);
    const tab = openTab({ spoilers: { delaySeconds: 30 } });
    await clock.advance(1_000);
    expect(tab.row(1001).oddsHome).toBe("");
    await clock.advance(31_000);
    expect(tab.row(1001).oddsHome).toBe("2.00");
    server.oddsChanges = "1001^8^1.20^5^9";
    await clock.advance(25_000);
    expect(tab.row(1001).oddsHome).toBe("2.00");
  });
});

describe("an answer of a page", () => {
  it("about a running match waits, and the next is asked for when its record comes", async () => {
    const { server, tab, wait } = await setUp();
    const answers: unknown[] = [];
    const ask = async (): Promise<void> => void answers.push(await tab.session.getPage(SUMMARY, LONDON));
    void ask();
    await wait(11_000);
    expect(answers).toEqual([]);
    // Before the page gives up it is told to ask again.
    await wait(2_000);
    expect(answers.splice(0)).toEqual([expect.objectContaining({ ok: false, message: NOT_OLD_ENOUGH })]);
    await wait(10_000);
    void ask();
    await wait(6_000);
    expect(answers).toEqual([]);
    await wait(2_000);
    expect(answers).toEqual([{ ok: true, value: 1 }]);
    server.socket().push(running(2));
    await wait(1_000);
    expect(tab.latest("outdated")).toContain("match:1001");
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 1 });
    await wait(28_000);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 1 });
    await wait(2_000);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 2 });
  });

  it("that is asked for when its record comes is told of as soon as the score is shown", async () => {
    const { server, tab, wait } = await setUp();
    void tab.session.getPage(SUMMARY, LONDON);
    await wait(40_000);
    await tab.session.getPage(SUMMARY, LONDON);
    const count = (): number => tab.updates.filter(({ outdated }) => outdated?.includes("match:1001")).length;
    const before = count();
    server.socket().push(running(2));
    await wait(1_000);
    expect(count()).toBe(before + 1);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 1 });
    await wait(28_000);
    expect([score(tab), count()]).toEqual([[1, 0], before + 1]);
    await wait(2_000);
    expect([score(tab), count()]).toEqual([[2, 0], before + 2]);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 2 });
    await wait(120_000);
    expect(count()).toBe(before + 2);
  });

  it("about a match to come does not wait", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [aMatch({ kickoffAt: clock.now() + 3_600_000 })];
    const tab = openTab({ spoilers: { delaySeconds: 180 } });
    await clock.advance(1_000);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 1 });
  });

  it.each([
    { call: "teamFixtures", params: { teamId: 11 } },
    { call: "leagueStandings", params: { leagueId: 36, seasonId: 1 } },
    { call: "playerMatches", params: { playerId: 5 } },
  ] as readonly PageRequest[])("that comes before the first list waits as well: $call", async (request) => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(1)];
    const { fetchDay, fetchLive } = server.api;
    const later = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, 300));
    server.api.fetchDay = (query) => later().then(() => fetchDay(query));
    server.api.fetchLive = (query) => later().then(() => fetchLive(query));
    const answers: unknown[] = [];
    const tab = openTab({ spoilers: { delaySeconds: 30 } });
    void tab.session.getPage(request, LONDON).then((answer) => answers.push(answer.ok));
    await clock.advance(11_000);
    expect(answers).toEqual([]);
  });

  it("about a match that has been played since the day before waits, though no list that is shown has it", async () => {
    const { clock, server, openTab } = createCoreUnderTest({
      clock: { startAt: Date.UTC(2026, 10, 22, 0, 30) },
    });
    server.matches = [{ ...running(1), kickoffAt: Date.UTC(2026, 10, 21, 23, 0) }];
    const tab = openTab({ spoilers: { delaySeconds: 30 } });
    await clock.advance(1_000);
    const answers: unknown[] = [];
    const request: PageRequest = { call: "teamFixtures", params: { teamId: 11 } };
    void tab.session.getPage(request, LONDON).then((answer) => answers.push(answer.ok));
    await clock.advance(11_000);
    expect(answers).toEqual([]);
  });

  it("that failed is told at once", async () => {
    const { server, tab } = await setUp();
    server.failing = true;
    expect(await tab.session.getPage(SUMMARY, LONDON)).toMatchObject({ ok: false });
  });

  it("that a page was shown before the delay stays", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(1)];
    const tab = openTab();
    await clock.advance(1_000);
    await tab.session.getPage(SUMMARY, LONDON);
    tab.session.setSpoilers(stored({ delaySeconds: 30 }));
    await clock.advance(1_000);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 1 });
  });
});

describe("a rule of alerts", () => {
  const scope = { kind: "match", id: 1001, name: "Home – Away" } as const;
  const rules = [
    { id: "r", kind: "redCard", amount: 0, scope },
    { id: "l", kind: "level", amount: 1, scope },
  ] as const;
  const alerts = { sounds: false, canSound: false, notifies: false, rules, usedAt: 0 };

  it("does not fire for what is shown once it is old enough, and fires late for what happens then", async () => {
    const under = createCoreUnderTest();
    const before = { ...running(1, 1), redCards: { home: 1, away: 0 } };
    under.server.matches = [before];
    const tab = under.openTab({ spoilers: { delaySeconds: 30 }, alerts });
    await pass(under, 40_000);
    expect(score(tab)).toEqual([1, 1]);
    expect(tab.popups()).toEqual([]);
    under.server.socket().push({ ...before, redCards: { home: 1, away: 1 } });
    await pass(under, 29_000);
    expect(tab.popups()).toEqual([]);
    await pass(under, 3_000);
    expect(tab.popups().map(({ event }) => event.type)).toEqual(["redCard"]);
  });
});

it("without a delay no timer is added, and no code of it is used", async () => {
  const plain = createCoreUnderTest();
  plain.openTab();
  await plain.clock.advance(10_000);
  const off = createCoreUnderTest();
  off.openTab({ spoilers: { delaySeconds: 0 } });
  await off.clock.advance(10_000);
  expect(off.clock.pending()).toBe(plain.clock.pending());
});
