// Answers lose what could tell early: posts written within the delay, scores of found matches, the champion of a league.
import { describe, expect, it } from "vitest";
import { aFixture } from "#domain/testing/aFixture.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { withoutChampion, withoutScores } from "./lateFixtures.ts";
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
    const [old, fresh, mine] = [post(1, 30_001), post(2, 29_999), post(3, 1, 7)];
    expect(withoutFreshPosts(ok([old, fresh, mine]), deps)).toEqual(ok([old, mine]));
    const page = { items: [fresh, old], anchor: "a", more: true };
    expect(withoutFreshPosts(ok(page), deps)).toEqual(ok({ ...page, items: [old] }));
  });

  it("that are old enough keep the answer as it is, as a failure does", () => {
    const answer = ok({ items: [post(1, 60_000)] });
    expect(withoutFreshPosts(answer, deps)).toBe(answer);
    const failed = { ok: false, reason: "noAnswer", code: -1, message: "" } as const;
    expect(withoutFreshPosts(failed, deps)).toBe(failed);
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
