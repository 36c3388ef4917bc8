// A small run of the proof "alerts" in every test run, and checks that it detects errors.
import { expect, it, vi } from "vitest";
import { alertsProof } from "./alerts.ts";
import type { PlainMatch, Setting } from "./lib/alerts/alertEventsOracle.ts";
import { expectedAlerts } from "./lib/alerts/alertsOracle.ts";
import { faultsOf } from "./lib/alerts/heardAlerts.ts";

/** Dozens of sequences are computed, which takes over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

it("holds for 60 sequences", async () => {
  const { failures, figures } = await alertsProof.run({ cases: 60 });
  expect(failures).toEqual([]);
  expect(figures).toHaveLength(3);
});

const NOON = Date.UTC(2026, 10, 21, 12);
const match: PlainMatch = {
  id: 1,
  league: 36,
  homeTeam: 10,
  awayTeam: 11,
  phase: "firstHalf",
  kickoffAt: NOON - 600_000,
  periodStartedAt: NOON - 600_000,
  home: 0,
  away: 0,
  homeReds: 0,
  awayReds: 0,
  homeYellows: 0,
  awayYellows: 0,
  hasLineup: true,
};
const setting: Setting = { rules: [], quiet: undefined, starred: [1], delay: 0, hidesScores: false };

it("notices an alert that is lost, told twice, or told in two ways", () => {
  const expected = expectedAlerts(
    setting,
    { at: NOON, matches: [match], prices: new Map() },
    [{ kind: "match", at: NOON + 10_000, match: { ...match, home: 1 } }],
    NOON + 30_000,
  );
  const goal = (count: number) => new Map([["goal 1 1-0", count]]);
  const none = new Map<string, number>();
  const right = { popups: goal(1), notices: none, digested: none, closes: none, sounds: 1 };
  expect(faultsOf(expected, right)).toEqual([]);
  for (const wrong of [
    { ...right, popups: none },
    { ...right, popups: goal(2) },
    { ...right, notices: goal(1) },
    { ...right, digested: goal(1) },
    { ...right, closes: new Map([["1", 1]]) },
    { ...right, sounds: 0 },
  ])
    expect(faultsOf(expected, wrong)).toHaveLength(1);
});
