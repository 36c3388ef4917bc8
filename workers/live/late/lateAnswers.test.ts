// Answers lose what could tell early: posts written within the delay, scores of found matches, the champion of a league.
import { describe, expect, it, vi } from "vitest";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { aFixture } from "#domain/testing/aFixture.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { NOT_OLD_ENOUGH } from "#domain/spoilerWords.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createDelayLine } from "./delayLine.ts";
import { withoutChampion, withoutScores } from "./lateFixtures.ts";
import { createLatePages } from "./latePages.ts";
import { withoutFreshPosts } from "./latePosts.ts";
import { tellsNothing, veil } from "./veil.ts";

const NOW = Date.UTC(2026, 10, 21, 20);
const deps = {
  late: { ms: 30_000 },
  serverClock: { now: () => NOW },
  account: { current: () => ({ memberId: 7 }) },
};
const post = (id: number, agoMs: number, author = 5) => ({
  id,
  writtenAt: NOW - agoMs,
  author: { id: author },
});
const ok = (value: unknown) => ({ ok: true, value }) as const;

describe("posts", () => {
  it("that others wrote within the delay are left out, in lists and in pages of lists", () => {
    const [old, fresh, mine] = [post(1, 31_001), post(2, 30_999), post(3, 1, 7)];
    expect(withoutFreshPosts(ok([old, fresh, mine]), deps)).toEqual(ok([old, mine]));
    const page = { items: [fresh, old], anchor: "a", more: true };
    expect(withoutFreshPosts(ok(page), deps)).toEqual(ok({ ...page, items: [old] }));
  });

  it("that others changed within the delay are left out", () => {
    const changed = { ...post(1, 60_000), editedAt: NOW - 1_000 };
    expect(withoutFreshPosts(ok([changed, post(2, 60_000)]), deps)).toEqual(ok([post(2, 60_000)]));
  });

  it("that are old enough keep the answer as it is, as a failure does", () => {
    const answer = ok({ items: [post(1, 60_000)] });
    expect(withoutFreshPosts(answer, deps)).toBe(answer);
    const failed = { ok: false, reason: "noAnswer", code: -1, message: "" } as const;
    expect(withoutFreshPosts(failed, deps)).toBe(failed);
  });
});

/** Pages of a core that is 30 s late; `ask` answers with `value`. */
function latePages({ matches = [aMatch({ phase: "secondHalf" })] } = {}) {
  const known = { all: true };
  const byId = new Map(matches.map((match) => [match.id, match]));
  const clock = createFakeClock({ startAt: NOW });
  const late = { ms: 30_000 };
  const line = createDelayLine(clock, () => late.ms);
  const outdated = vi.fn();
  const answerOf = createLatePages({
    clock,
    late,
    line,
    publisher: { outdated },
    serverClock: clock,
    store: { get: (id) => byId.get(id), matches: byId },
    account: deps.account,
    areMatchesKnown: () => known.all,
    since: -Infinity,
  });
  const got: unknown[] = [];
  const ask = (request: PageRequest, value: unknown): void => {
    const asked = { fetchedAt: clock.now(), answer: Promise.resolve(ok(value)) };
    const answer = answerOf("key", request, asked) ?? asked.answer;
    void answer.then((came) => got.push(came.ok ? came.value : came.message));
  };
  return { clock, late, line, outdated, got, ask, known, byId };
}

describe("the page of a post", () => {
  const OF_POST: PageRequest = { call: "post", params: { postId: 1 } };

  it("waits until a post of others is as old as the delay", async () => {
    const { clock, got, ask } = latePages();
    const fresh = post(1, 21_000);
    ask(OF_POST, fresh);
    await clock.advance(9_900);
    expect(got).toEqual([]);
    await clock.advance(200);
    expect(got).toEqual([fresh]);
  });

  it("is told to ask again before it gives up, and is shown the post once the delay is off", async () => {
    const { clock, late, line, got, ask } = latePages();
    ask(OF_POST, post(1, 1_000));
    await clock.advance(12_000);
    expect(got.splice(0)).toEqual([NOT_OLD_ENOUGH]);
    ask(OF_POST, post(1, 1_000));
    late.ms = 0;
    line.review();
    await clock.advance(0);
    expect(got).toEqual([post(1, 1_000)]);
  });

  it("waits for a change of its words, and for the reply to which an address leads", async () => {
    const { clock, got, ask } = latePages();
    ask(OF_POST, { ...post(1, 60_000), editedAt: NOW - 26_000 });
    const context = { post: post(1, 60_000), ancestors: [post(2, 50_000)], reply: post(3, 25_000) };
    ask({ call: "replyContext", params: { replyId: 3 } }, context);
    await clock.advance(4_900);
    expect(got).toEqual([]);
    await clock.advance(1_200);
    expect(got).toHaveLength(2);
  });

  it("shows the member's own post, and an old one, at once", async () => {
    const { clock, got, ask } = latePages();
    ask(OF_POST, post(1, 10, 7));
    ask(OF_POST, post(2, 31_000));
    await clock.advance(0);
    expect(got).toHaveLength(2);
  });
});

it("a notice of a new reply has no words until they are as old as the delay", async () => {
  const { clock, outdated, got, ask } = latePages();
  const notice = (id: number, kind: string, agoMs: number) => ({ id, kind, at: NOW - agoMs, text: "2-0!" });
  const items = [notice(1, "reply", 21_000), notice(2, "like", 10), notice(3, "reply", 40_000)];
  const request: PageRequest = { call: "notices", params: { kind: "reply", page: 1 } };
  ask(request, { items, total: 3 });
  await clock.advance(9_900);
  expect(got.splice(0)).toEqual([{ items: [{ ...items[0], text: "" }, items[1], items[2]], total: 3 }]);
  expect(outdated).not.toHaveBeenCalled();
  await clock.advance(200);
  expect(outdated).toHaveBeenCalledWith(expect.arrayContaining(["notices"]));
  ask(request, { items, total: 3 });
  await clock.advance(0);
  expect(got).toEqual([{ items, total: 3 }]);
});

it("an answer that is old enough is told of, unless pages show the same", async () => {
  const { clock, outdated, got, ask } = latePages();
  const request: PageRequest = { call: "matchSummary", params: { matchId: 1001 } };
  const told: number[] = [];
  for (const goals of [1, 2, 2, 3]) {
    ask(request, { goals });
    await clock.advance(30_000);
    told.push(outdated.mock.calls.length);
  }
  ask(request, { goals: 3 });
  await clock.advance(0);
  expect(told).toEqual([1, 2, 2, 3]);
  expect(outdated).toHaveBeenLastCalledWith(["match:1001"]);
  expect(got.at(-1)).toEqual({ goals: 3 });
});

it("the minutes of a match that members write about are as late as its pages", async () => {
  const { clock, got, ask } = latePages();
  ask({ call: "postMinutes", params: { matchId: 1001 } }, [{ minute: "67", count: 3 }]);
  await clock.advance(11_000);
  expect(got).toEqual([]);
});

it.each([
  { call: "matchSummary", params: { matchId: 1001 } },
  { call: "matchAnalysis", params: { matchId: 1001 } },
  { call: "leagueStandings", params: { leagueId: 36, seasonId: 1 } },
  { call: "leaguePlayers", params: { leagueId: 36, seasonId: 1 } },
  { call: "leagueStatistics", params: { leagueId: 36, seasonId: 1 } },
  { call: "leagueRound", params: { leagueId: 36, seasonId: 1 } },
  { call: "teamProfile", params: { teamId: 11 } },
  { call: "teamFixtures", params: { teamId: 11 } },
  { call: "teamSquad", params: { teamId: 11 } },
  { call: "teamStatistics", params: { teamId: 11 } },
  { call: "playerProfile", params: { playerId: 5 } },
  { call: "playerMatches", params: { playerId: 5 } },
] as readonly PageRequest[])(
  "tables, form, ranks and records wait while a match is played: $call",
  async (request) => {
    const { clock, got, ask } = latePages();
    ask(request, { of: "now" });
    await clock.advance(11_000);
    expect(got).toEqual([]);
  },
);

describe("an answer that comes before the lists", () => {
  const OF_TEAM: PageRequest = { call: "teamFixtures", params: { teamId: 11 } };
  const OF_LEAGUE: PageRequest = { call: "leagueProfile", params: { leagueId: 36 } };

  it("waits for them, and is shown at once where they have no match that is played", async () => {
    const { clock, got, ask, known, byId } = latePages({ matches: [] });
    known.all = false;
    ask(OF_TEAM, { of: "now" });
    ask({ call: "matchSummary", params: { matchId: 1001 } }, { of: "then" });
    await clock.advance(1_000);
    expect(got).toEqual([]);
    byId.set(1001, aMatch({ phase: "fullTime" }));
    known.all = true;
    await clock.advance(200);
    expect(got).toEqual([{ of: "now" }, { of: "then" }]);
  });

  it("waits on for as long as the delay where they have one", async () => {
    const { clock, got, ask, known, byId } = latePages({ matches: [] });
    known.all = false;
    ask(OF_TEAM, { of: "now" });
    ask(OF_LEAGUE, { champion: { id: 1 } });
    await clock.advance(1_000);
    byId.set(1001, aMatch({ phase: "secondHalf" }));
    known.all = true;
    await clock.advance(11_000);
    expect(got).toEqual([{ champion: undefined }]);
  });

  it("waits for as long as the delay where they do not come", async () => {
    const { clock, got, ask, known } = latePages({ matches: [] });
    known.all = false;
    ask(OF_TEAM, { of: "now" });
    await clock.advance(14_000);
    expect(got).toEqual([]);
    await clock.advance(1_200);
    expect(got).toEqual([NOT_OLD_ENOUGH]);
  });
});

it("a match that a search found has the state of its row, and no score", () => {
  const found = {
    query: "x",
    leagues: [],
    teams: [],
    players: [],
    matches: [aFixture(1001), aFixture(1002)],
  };
  const store = { get: (id: number) => (id === 1001 ? aMatch({ phase: "secondHalf" }) : undefined) };
  const answer = withoutScores(ok(found), store) as { value: typeof found };
  expect(answer.value.matches.map(({ phase, score, winner }) => [phase, score, winner])).toEqual([
    ["secondHalf", undefined, undefined],
    ["unknown", undefined, undefined],
  ]);
});

it("a league with a running match has no champion", () => {
  expect(withoutChampion(ok({ champion: { id: 1 }, teamCount: 20 }))).toEqual(
    ok({ champion: undefined, teamCount: 20 }),
  );
});

describe("a match that no list has brought before", () => {
  it("tells nothing before its kick-off and hours after its end", () => {
    expect(tellsNothing({ phase: "notStarted", kickoffAt: NOW }, NOW)).toBe(true);
    expect(tellsNothing({ phase: "fullTime", kickoffAt: NOW - 5 * 3_600_000 }, NOW)).toBe(true);
    for (const phase of ["firstHalf", "interrupted", "fullTime", "abandoned", "cancelled"] as const)
      expect(tellsNothing({ phase, kickoffAt: NOW - 7_200_000 }, NOW)).toBe(false);
    expect(tellsNothing({ phase: "fullTime", kickoffAt: undefined }, NOW)).toBe(false);
  });

  it("is veiled without anything that tells its score", () => {
    const match = aMatch({ phase: "penalties", score: { home: 1, away: 1 }, redCards: { home: 1, away: 0 } });
    expect(veil(match)).toMatchObject({
      phase: "secondHalf",
      score: { home: -1, away: -1 },
      redCards: { home: -1, away: -1 },
      explanation: undefined,
    });
  });
});
