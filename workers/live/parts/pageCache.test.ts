// One request per question for all tabs, and fresh answers after a change.
import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";

const SUMMARY: PageRequest = { call: "matchSummary", params: { matchId: 1001 } };
const TABLE: PageRequest = { call: "leagueStandings", params: { leagueId: 36 } };
const ODDS: PageRequest = { call: "matchOdds", params: { matchId: 1001 } };

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const RIYADH = { language: "ar_SA", offsetMinutes: 180 };

const running = (home: number) => aMatch({ phase: "firstHalf", score: { home, away: 0 } });

async function setUp() {
  const under = createCoreUnderTest();
  under.server.matches = [running(0)];
  const tab = under.openTab({ view: { page: "matches", matchIds: [1001] } });
  await under.clock.advance(1_000);
  return { ...under, tab };
}

describe("a page's call", () => {
  it("is sent once for all tabs at the same time or within the minute", async () => {
    const { clock, server, tab, openTab } = await setUp();
    const other = openTab();
    const answers = await Promise.all([
      tab.session.getPage(SUMMARY, LONDON),
      other.session.getPage(SUMMARY, LONDON),
      tab.session.getPage(SUMMARY, LONDON),
    ]);
    await clock.advance(30_000);
    answers.push(await other.session.getPage(SUMMARY, LONDON));
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true, value: 1 })));
    expect(server.calls["page:matchSummary:en_GB"]).toBe(1);
  });

  it("is sent again after a minute, and for odds when the next odds poll is due", async () => {
    const { clock, server, tab } = await setUp();
    await tab.session.getPage(SUMMARY, LONDON);
    await tab.session.getPage(ODDS, LONDON);
    await clock.advance(8_000);
    await tab.session.getPage(SUMMARY, LONDON);
    await tab.session.getPage(ODDS, LONDON);
    expect(server.calls["page:matchSummary:en_GB"]).toBe(1);
    expect(server.calls["page:matchOdds:en_GB"]).toBe(2);
    await clock.advance(60_000);
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 2 });
  });

  it("of the right rail is sent once in ten minutes for all tabs", async () => {
    const { clock, server, tab, openTab } = await setUp();
    const hot: PageRequest = { call: "hotPosts", params: {} };
    const tabs = [tab, ...Array.from({ length: 19 }, () => openTab())];
    await Promise.all(tabs.map((each) => each.session.getPage(hot, LONDON)));
    await clock.advance(9 * 60_000);
    await Promise.all(tabs.map((each) => each.session.getPage(hot, LONDON)));
    expect(server.calls["page:hotPosts:en_GB"]).toBe(1);
    await clock.advance(2 * 60_000);
    await tab.session.getPage(hot, LONDON);
    expect(server.calls["page:hotPosts:en_GB"]).toBe(2);
  });

  it("is cached by language", async () => {
    const { server, tab, openTab } = await setUp();
    const arabic = openTab({ context: RIYADH });
    await tab.session.getPage(SUMMARY, LONDON);
    await arabic.session.getPage(SUMMARY, RIYADH);
    expect(server.calls["page:matchSummary:en_GB"]).toBe(1);
    expect(server.calls["page:matchSummary:ar_SA"]).toBe(1);
  });

  it("is not cached when it failed", async () => {
    const { server, tab } = await setUp();
    server.failing = true;
    expect(await tab.session.getPage(SUMMARY, LONDON)).toMatchObject({ ok: false });
    server.failing = false;
    expect(await tab.session.getPage(SUMMARY, LONDON)).toMatchObject({ ok: true });
  });

  it("is sent again after a goal, also when an answer from before the goal is still awaited", async () => {
    const { clock, server, tab } = await setUp();
    let letGo = (): void => {};
    server.hold = new Promise((resolve) => {
      letGo = resolve;
    });
    const before = tab.session.getPage(SUMMARY, LONDON);
    await clock.advance(10);
    server.socket().push(running(1));
    server.hold = undefined;
    const after = await tab.session.getPage(SUMMARY, LONDON);
    letGo();
    expect(await before).toEqual({ ok: true, value: 1 });
    expect(after).toEqual({ ok: true, value: 2 });
    expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 2 });
  });
});

describe("a tab", () => {
  it("learns which of its answers a goal has put out of date, and no others", async () => {
    const { clock, server, tab, openTab } = await setUp();
    const other = openTab();
    await tab.session.getPage(SUMMARY, LONDON);
    await tab.session.getPage(TABLE, LONDON);
    server.socket().push(running(1));
    await clock.advance(200);
    expect(tab.latest("outdated")?.toSorted()).toEqual(["league:36", "match:1001"]);
    expect(other.latest("outdated")).toBeUndefined();
  });

  it("learns it once: only an answer that it asks for again is put out of date again", async () => {
    const { clock, server, tab } = await setUp();
    const toldOf = () => tab.updates.filter(({ outdated }) => outdated !== undefined).length;
    await tab.session.getPage(SUMMARY, LONDON);
    server.socket().push(running(1));
    await clock.advance(200);
    server.socket().push(running(2));
    await clock.advance(200);
    expect(toldOf()).toBe(1);
    await tab.session.getPage(SUMMARY, LONDON);
    server.socket().push(running(3));
    await clock.advance(200);
    expect(toldOf()).toBe(2);
  });

  it("of a core that is replaced asks again for what it shows, and learns what changes then", async () => {
    const { clock, server, openTab } = await setUp();
    const fresh = openTab({ tags: ["league:36"] });
    const rejoined = openTab({ rejoins: true, tags: ["league:36", "match:1001"] });
    await clock.advance(1_000);
    expect(fresh.latest("outdated")).toBeUndefined();
    expect(rejoined.latest("outdated")?.toSorted()).toEqual(["league:36", "match:1001"]);
    server.socket().push(running(1));
    await clock.advance(200);
    expect(fresh.latest("outdated")).toEqual(["league:36"]);
  });

  it("learns it also when a snapshot is sent in between", async () => {
    const { clock, server, tab } = await setUp();
    await tab.session.getPage(SUMMARY, LONDON);
    server.socket().push(running(1));
    tab.session.requestSnapshot();
    await clock.advance(200);
    expect(tab.latest("outdated")).toEqual(["match:1001"]);
  });
});

it("an answer is asked for again after a goal that no visible tab was told of", async () => {
  const { clock, server, tab, openTab } = await setUp();
  await tab.session.getPage(SUMMARY, LONDON);
  tab.session.setVisible(false);
  openTab();
  server.socket().push(running(1));
  await clock.advance(200);
  tab.session.setVisible(true);
  expect(await tab.session.getPage(SUMMARY, LONDON)).toEqual({ ok: true, value: 2 });
});

describe("the title of a match page", () => {
  it("is sent to a hidden tab in one small message per change, and nothing else is", async () => {
    const { clock, server, tab } = await setUp();
    expect(tab.latest("title")).toMatchObject({ matchId: 1001, phase: "firstHalf", score: { home: 0 } });
    tab.session.setVisible(false);
    await clock.advance(1_000);
    const before = tab.updates.length;
    server.socket().push(running(1));
    await clock.advance(1_000);
    const after = tab.updates.slice(before);
    expect(after.map((update) => Object.keys(update))).toEqual([["seq", "title"]]);
    expect(after[0]?.title).toMatchObject({ score: { home: 1, away: 0 } });
    await clock.advance(20_000);
    expect(tab.updates.length - before).toBeLessThanOrEqual(2);
  });

  it("contains each new minute of a running match", async () => {
    const { clock, tab } = await setUp();
    tab.session.setVisible(false);
    // The first minute lasts until two have passed (docs/product.md#match-minute: at least 1).
    await clock.advance(180_000);
    const minutes = tab.updates.flatMap(({ title }) => (title ? [title.minute] : []));
    expect(minutes).toEqual([100, 200, 300]);
  });

  it("follows a tab that is led to the page", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(0)];
    const list = openTab();
    await clock.advance(1_000);
    server.socket().push(running(1));
    await clock.advance(1_000);
    list.session.setView({ ...DEFAULT_VIEW, page: "matches", matchIds: [1001] });
    await clock.advance(1_000);
    list.session.setVisible(false);
    server.socket().push(running(2));
    await clock.advance(1_000);
    expect(list.latest("title")).toMatchObject({ score: { home: 2, away: 0 } });
  });

  it("is not sent to tabs on other pages", async () => {
    const { clock, server, openTab } = await setUp();
    const list = openTab();
    await clock.advance(1_000);
    server.socket().push(running(1));
    await clock.advance(1_000);
    expect(list.latest("title")).toBeUndefined();
  });
});

describe("a match of another day", () => {
  it("is requested by its id, because today's list does not contain it", async () => {
    const under = createCoreUnderTest();
    under.server.matches = [aMatch({ id: 2002 })];
    const tab = under.openTab({ view: { page: "matches", matchIds: [1001] } });
    await under.clock.advance(1_000);
    expect(under.server.calls["matches"]).toBe(1);
    expect(tab.facts(1001)).toBeUndefined();
    under.server.matches = [aMatch({ id: 2002 }), running(2)];
    tab.session.retry();
    await under.clock.advance(1_000);
    expect(tab.row(1001).homeScore).toBe(2);
  });

  it("is not requested when today's list contains it", async () => {
    const { server } = await setUp();
    expect(server.calls["matches"]).toBeUndefined();
  });
});

describe("the first page of a list of posts", () => {
  const FIRST: PageRequest = {
    call: "feed",
    params: { scope: "forYou", type: "all", sort: "newest", page: 1 },
  };
  const OF_ANCHOR: PageRequest = { call: "feed", params: { ...FIRST.params, anchor: "a1" } };

  async function setUpPosts() {
    const under = createCoreUnderTest();
    const asked: unknown[] = [];
    under.server.pagesApi.load = async ({ params }) => {
      asked.push(params);
      return {
        ok: true,
        value: { items: [], page: 1, total: 0, hasMore: false, anchor: `a${asked.length}` },
      };
    };
    const tab = under.openTab();
    await under.clock.advance(1_000);
    return { ...under, tab, asked };
  }

  it("is also page 1 of its anchor, so that a reader returns to it without a request", async () => {
    const { clock, tab, asked } = await setUpPosts();
    const first = await tab.session.getPage(FIRST, LONDON);
    await clock.advance(9 * 60_000);
    expect(await tab.session.getPage(OF_ANCHOR, LONDON)).toEqual(first);
    expect(asked).toHaveLength(1);
    await clock.advance(2 * 60_000);
    await tab.session.getPage(OF_ANCHOR, LONDON);
    expect(asked).toEqual([FIRST.params, OF_ANCHOR.params]);
  });

  it("is asked for anew by those who want newer posts, once for all with the same wish", async () => {
    const { tab, openTab, asked } = await setUpPosts();
    const newer: PageRequest = { call: "feed", params: { ...FIRST.params, newerThan: "a1+7" } };
    await tab.session.getPage(FIRST, LONDON);
    const answers = await Promise.all([
      tab.session.getPage(newer, LONDON),
      openTab().session.getPage(newer, LONDON),
    ]);
    expect(asked).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    // The list before stays, for those who are still reading it.
    expect(await tab.session.getPage(OF_ANCHOR, LONDON)).toMatchObject({ value: { anchor: "a1" } });
  });
});
