// A small run of the feeds proof, and checks that its oracle notices what is wrong.
import { expect, it } from "vitest";
import { feedsProof } from "./feeds.ts";
import { ceilingBroken, readSaid } from "./lib/feeds/feedOracle.ts";

/** Nine virtual hours and a day of each source take over 10 s on a busy machine. */
const VIRTUAL_DAYS_MS = 60_000;

it("rows are what the sources said, and ceilings hold", { timeout: VIRTUAL_DAYS_MS }, async () => {
  const { failures, figures } = await feedsProof.run({ cases: 1 });
  expect(failures).toEqual([]);
  expect(figures).toHaveLength(7);
});

it("the oracle counts calls in every window", () => {
  const minute = [{ calls: 2, perMs: 60_000 }];
  expect(ceilingBroken([0, 30_000, 60_000], minute)).toBeUndefined();
  expect(ceilingBroken([0, 30_000, 59_999], minute)).toContain("3 calls");
});

it("the oracle reads what an answer says", () => {
  const item = {
    matchID: 1,
    team1: { teamName: "A" },
    matchDateTime: "2026-11-21T15:30:00",
    lastUpdateDateTime: "2026-11-21T15:31:00",
    matchIsFinished: false,
    matchResults: [],
    goals: [{ scoreTeam1: 0, scoreTeam2: 1, matchMinute: 50 }],
  };
  expect(readSaid("openligadb", JSON.stringify([item]))).toEqual([
    { home: "A", state: 3, score: [0, 1], half: undefined },
  ]);
});
