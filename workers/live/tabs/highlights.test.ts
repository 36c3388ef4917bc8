// The 5 s flags: what raises them, what replaces them, and when they go out.
import { expect, it } from "vitest";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import { diffMatch } from "#domain/match/diffMatch.ts";
import {
  after,
  aMatch,
  awayGoal,
  enters,
  homeGoal,
  homeGoalCancelled,
  homeRedCard,
  awayYellowCard,
  type Incident,
  lineupKnown,
} from "#domain/testing/aMatch.ts";
import { changeBits, createHighlights } from "./highlights.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

const { homeScore, awayScore, phase, correction, homeRed, awayYellow, oddsHomeUp, oddsHomeDown } =
  ROW_CHANGES;

function bitsOf(...incidents: readonly Incident[]): number {
  const before = aMatch({ phase: "firstHalf", score: { home: 1, away: 0 }, redCards: { home: 1, away: 0 } });
  const change = diffMatch(before, after(before, ...incidents));
  if (!change) throw new Error("nothing changed");
  return changeBits(change);
}

function setUp() {
  const clock = createFakeClock();
  const expired: number[] = [];
  const highlights = createHighlights(clock, (matchId) => expired.push(matchId));
  return { clock, expired, highlights };
}

it.each([
  ["a home goal", [homeGoal()], homeScore],
  ["a goal on either side", [homeGoal(), awayGoal()], homeScore | awayScore],
  ["a cancelled goal", [homeGoalCancelled()], homeScore | correction],
  ["cards", [homeRedCard(), awayYellowCard()], homeRed | awayYellow],
  ["a card taken back", [() => ({ homeRedCards: 0 })], 0],
  ["half time", [enters("halfTime")], phase],
  ["a line-up", [lineupKnown()], 0],
] as const)("%s raises its own flags", (_name, incidents, bits) => {
  expect(bitsOf(...incidents)).toBe(bits);
});

it("stand for 5 s, give or take a fifth of one, and tell when they go out", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  await clock.advance(4_799);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(400);
  expect(expired).toEqual([]);
  await clock.advance(1);
  expect(highlights.of(1001)).toBe(0);
  expect(expired).toEqual([1001]);
  expect(clock.pending()).toBe(0);
});

it("go out with news that leaves at about that time", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(4_799);
  highlights.expireNear();
  expect(expired).toEqual([]);
  await clock.advance(1);
  highlights.expireNear();
  expect(expired).toEqual([1001]);
  expect(clock.pending()).toBe(0);
});

it("need no timer, and tell nobody, where nobody has looked", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(clock.pending()).toBe(0);
  await clock.advance(4_900);
  expect(highlights.of(1001)).toBe(0);
  await clock.advance(60_000);
  highlights.set(1002, phase);
  expect(expired).toEqual([]);
});

it("go out in time for who looks late", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  await clock.advance(3_000);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(2_200);
  expect(expired).toEqual([1001]);
});

it("go out each in its own time, with one timer for all", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(1_000);
  highlights.set(1001, oddsHomeUp);
  highlights.set(1002, phase);
  expect(highlights.of(1001)).toBe(homeScore | oddsHomeUp);
  expect(highlights.of(1002)).toBe(phase);
  expect(clock.pending()).toBe(1);
  await clock.advance(4_200);
  expect(highlights.of(1001)).toBe(oddsHomeUp);
  expect(expired).toEqual([1001]);
  await clock.advance(1_000);
  expect(expired).toEqual([1001, 1001, 1002]);
  expect(highlights.of(1002)).toBe(0);
});

it("go out together where a fifth of a second lies between them", async () => {
  const { clock, expired, highlights } = setUp();
  for (const id of [1001, 1002, 1003]) {
    highlights.set(id, homeScore);
    expect(highlights.of(id)).toBe(homeScore);
    await clock.advance(200);
  }
  await clock.advance(4_599);
  expect(expired).toEqual([]);
  await clock.advance(1);
  expect(expired).toEqual([1001, 1002, 1003]);
});

it("begin anew when the same thing changes again", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(3_000);
  highlights.set(1001, homeScore);
  await clock.advance(4_799);
  expect(highlights.of(1001)).toBe(homeScore);
  expect(expired).toEqual([]);
  await clock.advance(401);
  expect(expired).toEqual([1001]);
});

it("put out what they replace: an arrow up for an arrow down, a goal for a correction", async () => {
  const { clock, highlights } = setUp();
  highlights.set(1001, oddsHomeUp);
  highlights.set(1001, homeScore | correction);
  highlights.set(1001, oddsHomeDown, oddsHomeUp | oddsHomeDown);
  expect(highlights.of(1001)).toBe(oddsHomeDown | homeScore | correction);
  highlights.set(1001, homeScore, correction);
  expect(highlights.of(1001)).toBe(oddsHomeDown | homeScore);
  highlights.set(1001, 0, oddsHomeDown);
  expect(highlights.of(1001)).toBe(oddsHomeDown | homeScore);
  await clock.advance(5_200);
  expect(highlights.of(1001)).toBe(0);
});
