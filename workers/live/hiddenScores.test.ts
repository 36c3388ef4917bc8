// Scores of today are hidden until the viewer asks for them, in everything that the core sends.
import { describe, expect, it } from "vitest";
import { HEARTBEAT } from "#api/live/stream.ts";
import { HIDDEN_SCORE, ROW_CHANGES, ROW_FLAGS } from "#domain/board/rowCode.ts";
import type { Match } from "#domain/match/match.ts";
import { NO_SPOILERS, type Spoilers } from "#domain/spoilers.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createCoreUnderTest, type FakeTab } from "./testing/aCore.ts";

const stored = (some: Partial<Spoilers>): string =>
  JSON.stringify({ ...NO_SPOILERS, hideScores: true, ...some });
const TODAY = "2026-11-21";

const running = (home: number, some: Partial<Match> = {}): Match =>
  aMatch({ phase: "secondHalf", score: { home, away: 0 }, halfTimeScore: { home: 1, away: 0 }, ...some });

async function setUp(match: Match, spoilers: Partial<Spoilers> = {}) {
  const under = createCoreUnderTest();
  under.server.matches = [match];
  under.server.odds = new Map([[1001, { home: 2, draw: 3, away: 4 }]]);
  const tab = under.openTab({ spoilers: { hideScores: true, ...spoilers } });
  await under.clock.advance(2_000);
  return { ...under, tab };
}

const isScored = (tab: FakeTab): boolean => (tab.row(1001).flags & ROW_FLAGS.scored) !== 0;

describe("a row", () => {
  it("has a mark in place of the score, no half-time score, no prices and no explanation", async () => {
    const { tab } = await setUp(running(2, { explanation: anExplanation }));
    expect(tab.row(1001)).toMatchObject({ homeScore: HIDDEN_SCORE, awayScore: HIDDEN_SCORE, oddsHome: "" });
    expect(isScored(tab)).toBe(false);
    expect(tab.row(1001).flags & ROW_FLAGS.halfTime).toBe(0);
    expect(tab.facts(1001)).toMatchObject({ explanation: undefined, ranks: { home: "", away: "" } });
  });

  it("does not tell of extra time and penalties", async () => {
    for (const phase of ["extraTime", "penalties"] as const) {
      const { tab } = await setUp(running(1, { phase }));
      expect(tab.row(1001)).toMatchObject({ phase: "secondHalf", minute: -1 });
    }
  });

  it("has no mark before a match, and none of another day", async () => {
    const { tab } = await setUp(aMatch());
    expect(tab.row(1001).homeScore).not.toBe(HIDDEN_SCORE);
    const kickoffAt = Date.UTC(2026, 10, 20, 12);
    const yesterday = createCoreUnderTest();
    yesterday.server.matches = [running(2, { phase: "fullTime", kickoffAt })];
    const other = yesterday.openTab({ spoilers: { hideScores: true }, view: { date: "2026-11-20" } });
    await yesterday.clock.advance(2_000);
    expect(other.row(1001)).toMatchObject({ homeScore: 2, phase: "fullTime" });
  });

  it("shows the score of a match that was asked for, of all of today, and hides them again", async () => {
    const { clock, tab } = await setUp(running(2));
    for (const [some, isShown] of [
      [{ shownIds: [1001] }, true],
      [{ shownIds: [1002] }, false],
      [{ shownDay: TODAY }, true],
      [{ shownDay: "2026-11-20" }, false],
    ] as const) {
      tab.session.setSpoilers(stored(some));
      await clock.advance(500);
      expect([some, isScored(tab)]).toEqual([some, isShown]);
    }
    tab.session.setSpoilers("");
    await clock.advance(500);
    expect(tab.row(1001)).toMatchObject({ homeScore: 2, oddsHome: "2.00" });
  });
});

describe("a goal", () => {
  async function afterGoal(spoilers: Partial<Spoilers> = {}) {
    const under = await setUp(running(1), spoilers);
    const { clock, server, tab, openTab } = under;
    const page = openTab({
      view: { page: "matches", matchIds: [1001] },
      spoilers: { hideScores: true, ...spoilers },
    });
    page.session.setVisible(false);
    void tab.session.toggleFavorite("match", 1001, true);
    await clock.advance(1_000);
    server.socket().push(running(2));
    await clock.advance(1_000);
    return { ...under, page };
  }

  it("pops up as something that happened, without side, score and cards", async () => {
    const { tab } = await afterGoal();
    expect(tab.popups()).toMatchObject([
      {
        event: { type: "something", side: "none", values: { home: -1, away: -1 } },
        score: { home: "–", away: "–" },
        redCards: { home: 0, away: 0 },
      },
    ]);
  });

  it("is in the log as the same, and does not mark its row", async () => {
    const { tab } = await afterGoal();
    expect(tab.latest("log")?.map(({ event }) => event.type)).toEqual(["something"]);
    expect(tab.row(1001).changed & (ROW_CHANGES.homeScore | ROW_CHANGES.correction)).toBe(0);
  });

  it("is not in the title of a hidden tab", async () => {
    const { page } = await afterGoal();
    expect(page.latest("title")).toMatchObject({ matchId: 1001, score: undefined });
  });

  it("of a match that was asked for is told", async () => {
    const { tab, page } = await afterGoal({ shownIds: [1001] });
    expect(tab.popups()).toMatchObject([{ event: { type: "goal" }, score: { home: 2, away: 0 } }]);
    expect(page.latest("title")).toMatchObject({ score: { home: 2, away: 0 } });
  });
});

it("a digest says that something happened", async () => {
  const { clock, server, tab } = await setUp(running(1));
  void tab.session.toggleFavorite("match", 1001, true);
  await clock.advance(1_000);
  tab.session.setVisible(false);
  for (let goals = 2; goals < 5; goals += 1) {
    server.socket().push(running(goals));
    await clock.advance(1_000);
  }
  for (let beat = 0; beat < 7; beat += 1) {
    await clock.advance(10_000);
    server.socket().say(HEARTBEAT);
  }
  tab.session.setVisible(true);
  await clock.advance(1_000);
  const told = [...tab.digest(), ...tab.popups()];
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map(({ event }) => event.type))).toEqual(new Set(["something"]));
  expect(told.every(({ score }) => score.home === "–")).toBe(true);
});

it("a rule of alerts about goals says that something happened", async () => {
  const scope = { kind: "match", id: 1001, name: "Home – Away" } as const;
  const rules = [{ id: "g", kind: "goal", amount: 1, scope }] as const;
  const alerts = { sounds: true, canSound: true, notifies: false, rules, usedAt: 0 };
  const { clock, server, openTab } = createCoreUnderTest();
  server.matches = [running(1, { periodStartedAt: clock.now() - 600_000 })];
  const tab = openTab({ spoilers: { hideScores: true }, alerts });
  await clock.advance(2_500);
  server.socket().push(running(2, { periodStartedAt: clock.now() - 600_000 }));
  await clock.advance(2_000);
  expect(tab.popups().map(({ event }) => event.type)).toEqual(["something"]);
  const sounds = tab.alerts().flatMap((told) => (told.kind === "alert" ? [told.order] : []));
  expect(sounds).toEqual([{ sound: "whistle" }]);
});

it("a start tells no score and is named", async () => {
  const { clock, server, tab } = await setUp(aMatch());
  void tab.session.toggleFavorite("match", 1001, true);
  await clock.advance(1_000);
  server.socket().push(aMatch({ phase: "firstHalf", periodStartedAt: clock.now() }));
  await clock.advance(1_000);
  expect(tab.popups().map(({ event }) => event.type)).toEqual(["kickOff"]);
});

it("scores that are hidden and late are hidden once they are old enough", async () => {
  const { clock, tab } = await setUp(running(2), { delaySeconds: 30 });
  await clock.advance(40_000);
  expect(tab.row(1001).homeScore).toBe(HIDDEN_SCORE);
});

const anExplanation = {
  regular: { minutes: 90, score: { home: 1, away: 1 } },
  aggregate: undefined,
  extra: undefined,
  penalties: undefined,
  winner: undefined,
} as const;
