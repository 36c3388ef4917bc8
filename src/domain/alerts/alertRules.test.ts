// Stored rules and quiet hours: foreign and damaged values, limits, and hours over midnight.
import { describe, expect, it } from "vitest";
import { amountOf, readRules, RULES_MAX } from "./alertRules.ts";
import { isQuietAt } from "./quietHours.ts";
import { hasMoved } from "./ruleFiring.ts";

const RULE = { id: "a", kind: "goal", amount: 75, scope: { kind: "favorites" } };

describe("stored rules", () => {
  it("are read as they were stored", () => {
    const rules = [
      RULE,
      { id: "b", kind: "odds", amount: 20, scope: { kind: "team", id: 7, name: "Arsenal" } },
      { id: "c", kind: "lineups", amount: 0, scope: { kind: "match", id: 101, name: "Arsenal – Chelsea" } },
    ];
    expect(readRules(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  });

  it.each([undefined, null, 7, "x", {}])("that are %j are none", (stored) => {
    expect(readRules(stored)).toBeUndefined();
  });

  it("lose a damaged one alone, the later of two with one id, and those beyond the limit", () => {
    const stored = [
      { ...RULE, kind: "own goal" },
      { ...RULE, scope: { kind: "league", id: -1, name: "x" } },
      { ...RULE, scope: { kind: "match", id: 1 } },
      { ...RULE, id: "" },
      null,
      RULE,
      { ...RULE, amount: 10 },
    ];
    expect(readRules(stored)).toEqual([RULE]);
    const many = Array.from({ length: RULES_MAX + 9 }, (_, at) => ({ ...RULE, id: `rule ${at}` }));
    expect(readRules(many)).toHaveLength(RULES_MAX);
  });

  it("keep the language of a name, but no other value in its place", () => {
    const scope = { kind: "team", id: 10, name: "Bayern" } as const;
    const ruled = (language: unknown) => readRules([{ ...RULE, scope: { ...scope, language } }])?.[0]?.scope;
    expect(ruled("de_DE")).toEqual({ ...scope, language: "de_DE" });
    for (const foreign of [undefined, 7, "x".repeat(11)]) expect(ruled(foreign)).toEqual(scope);
  });

  it.each([
    ["goal", 1e9, 90],
    ["goal", -5, 1],
    ["goal", 2.5, 75],
    ["goal", "80", 75],
    ["lineups", 80, 0],
  ] as const)("%s with the number %j has %j", (kind, stored, amount) => {
    expect(amountOf(kind, stored)).toBe(amount);
  });
});

it.each([
  [{ from: 600, to: 660 }, 599, false],
  [{ from: 600, to: 660 }, 600, true],
  [{ from: 600, to: 660 }, 660, false],
  [{ from: 1380, to: 420 }, 1439, true],
  [{ from: 1380, to: 420 }, 0, true],
  [{ from: 1380, to: 420 }, 420, false],
  [{ from: 600, to: 600 }, 600, false],
])("in quiet hours %j the minute %i is quiet: %j", (hours, minute, isQuiet) => {
  expect(isQuietAt(hours, minute)).toBe(isQuiet);
});

it.each([
  [10, 2, 1.8, true],
  [10, 2, 1.81, false],
  [10, 2, 2.2, true],
  [10, 0, 2.2, false],
  [10, 2.2, 0, false],
])("by %i per cent from %d to %d is a move: %j", (percent, from, to, moved) => {
  const odds = { home: 3, draw: 3, away: 3 };
  expect(hasMoved(percent, [{ at: 0, odds: { ...odds, away: from } }], { ...odds, away: to })).toBe(moved);
});
