// The 5 s flags: what raises them, what replaces them, and when they go out.
import { expect, it } from "vitest";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
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
  return changeBits(before, after(before, ...incidents));
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

it("last for 4.5 to 5.5 s, and report when they end", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  await clock.advance(4_499);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(1_000);
  expect(expired).toEqual([]);
  await clock.advance(1);
  expect(highlights.of(1001)).toBe(0);
  expect(expired).toEqual([1001]);
  expect(clock.pending()).toBe(0);
});

it("end with a message that is sent within that tolerance", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(4_499);
  highlights.expireNear();
  expect(expired).toEqual([]);
  await clock.advance(1);
  highlights.expireNear();
  expect(expired).toEqual([1001]);
  expect(clock.pending()).toBe(0);
});

it("need no timer, and report nothing, when they were never read", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(clock.pending()).toBe(0);
  await clock.advance(4_900);
  expect(highlights.of(1001)).toBe(0);
  await clock.advance(60_000);
  highlights.set(1002, phase);
  expect(expired).toEqual([]);
});

it("end in time when they are read late", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  await clock.advance(3_000);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(2_500);
  expect(expired).toEqual([1001]);
});

it("end each at its own time, with one timer for all", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(1_500);
  highlights.set(1001, oddsHomeUp);
  highlights.set(1002, phase);
  expect(highlights.of(1001)).toBe(homeScore | oddsHomeUp);
  expect(highlights.of(1002)).toBe(phase);
  expect(clock.pending()).toBe(1);
  await clock.advance(4_000);
  expect(highlights.of(1001)).toBe(oddsHomeUp);
  expect(expired).toEqual([1001]);
  await clock.advance(1_500);
  expect(expired).toEqual([1001, 1001, 1002]);
  expect(highlights.of(1002)).toBe(0);
});

it("end together when they are 0.5 s apart", async () => {
  const { clock, expired, highlights } = setUp();
  for (const id of [1001, 1002, 1003]) {
    highlights.set(id, homeScore);
    expect(highlights.of(id)).toBe(homeScore);
    await clock.advance(500);
  }
  await clock.advance(3_999);
  expect(expired).toEqual([]);
  await clock.advance(1);
  expect(expired).toEqual([1001, 1002, 1003]);
});

it("begin again when the same value changes again", async () => {
  const { clock, expired, highlights } = setUp();
  highlights.set(1001, homeScore);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(3_000);
  highlights.set(1001, homeScore);
  await clock.advance(4_499);
  expect(highlights.of(1001)).toBe(homeScore);
  expect(expired).toEqual([]);
  await clock.advance(1_001);
  expect(expired).toEqual([1001]);
});

it("end those that they replace: an arrow down ends an arrow up, a goal ends a correction", async () => {
  const { clock, highlights } = setUp();
  highlights.set(1001, oddsHomeUp);
  highlights.set(1001, homeScore | correction);
  highlights.set(1001, oddsHomeDown, oddsHomeUp | oddsHomeDown);
  expect(highlights.of(1001)).toBe(oddsHomeDown | homeScore | correction);
  highlights.set(1001, homeScore, correction);
  expect(highlights.of(1001)).toBe(oddsHomeDown | homeScore);
  highlights.set(1001, 0, oddsHomeDown);
  expect(highlights.of(1001)).toBe(homeScore);
  await clock.advance(5_500);
  expect(highlights.of(1001)).toBe(0);
});
