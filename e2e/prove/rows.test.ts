// A small run of the proof "rows" in every test run, and checks that it detects errors.
import { expect, it, vi } from "vitest";
import { expectedEvents, type FeedMatch } from "./lib/rows/eventsOracle.ts";
import { aFeedMatch } from "./lib/rows/feedServer.ts";
import { eventFaults } from "./lib/rows/stepsOracle.ts";
import { rowsProof } from "./rows.ts";

/** Hundreds of schedules are computed, which takes over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

it("holds for 200 schedules", async () => {
  const { failures, figures } = await rowsProof.run({ cases: 200 });
  expect(failures).toEqual([]);
  expect(figures).toHaveLength(4);
});

it("has the same result for the same seed", async () => {
  const [first, again] = [
    await rowsProof.run({ seed: 7, cases: 3 }),
    await rowsProof.run({ seed: 7, cases: 3 }),
  ];
  expect(first.figures.slice(0, 3)).toEqual(again.figures.slice(0, 3));
});

const list = (match: FeedMatch, deliveredBefore: number) => {
  const day = { from: 0, to: Infinity };
  return { kind: "list" as const, at: 0, deliveredBefore, day, matches: [match], clockKnown: true };
};
const record = (fields: FeedMatch, deliveredBefore?: number) => {
  const text = JSON.stringify(fields);
  return {
    kind: "record" as const,
    at: 0,
    fields,
    text,
    ...(deliveredBefore === undefined ? {} : { deliveredBefore }),
  };
};
const words = (...deliveries: Parameters<typeof expectedEvents>[0]): readonly string[] =>
  expectedEvents(deliveries).map(({ type, home, away }) => `${type} ${home}-${away}`);

it("has an oracle that handles goals, repetitions, corrections and late answers", () => {
  const before = { ...aFeedMatch(101, 0), state: 1 };
  const goal = { ...before, homeScore: 1 };
  const both = { ...before, homeScore: 2, awayScore: 1 };
  expect(words(list(goal, 0))).toEqual([]);
  expect(words(list(before, 0), record(goal), record(goal), record(goal, 1))).toEqual(["goal 1-0"]);
  expect(words(list(before, 0), record(both))).toEqual(["goal 1-0", "goal 2-0", "goal 2-1"]);
  expect(words(list(before, 0), record(goal), record(before), record(goal))).toEqual([
    "goal 1-0",
    "goalCancelled 0-0",
    "goal 1-0",
  ]);
  expect(words(list(before, 0), record(goal), list(before, 1))).toEqual(["goal 1-0"]);
  expect(words(list(before, 0), record(goal), list(before, 2))).toEqual(["goal 1-0", "goalCancelled 0-0"]);
});

it("has a browser oracle that detects missing, repeated and misordered events", () => {
  const goal = { matchId: 1, what: "goal", side: "home" } as const;
  const announced = (id: string, type: string, home: number) => {
    return { id, type, matchId: 1, side: "home", values: { home, away: 0 } };
  };
  const first = { home: 1, away: 0 };
  const [second, third] = [announced("a", "goal", 2), announced("b", "goal", 3)];
  expect(eventFaults([goal, goal], [second, second, third], first)).toEqual([]);
  expect(eventFaults([goal, goal], [second], first)).toHaveLength(1);
  expect(eventFaults([goal, goal], [third, second], first)).toHaveLength(1);
  expect(eventFaults([goal], [second, announced("c", "goal", 2)], first)).toHaveLength(1);
  expect(eventFaults([], [announced("c", "goalCancelled", 0)], first)).toHaveLength(1);
});
