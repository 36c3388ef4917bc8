// Verdicts of the benchmark's table: target kept, missed within the limit, failed.
import { expect, it } from "vitest";
import { table, type Target, verdictOf, withLines } from "./target.ts";

const TARGET: Target = { number: 2, what: "cost", target: "≤ 0.2 (must 0.25)", atMost: 0.2, must: 0.25 };
const measured = (value: number, target: Target = TARGET) => ({ target, value, shown: `${value}` });

it.each([
  [0.2, "holds"],
  [0.25, "must holds"],
  [0.26, "fails"],
  [Number.NaN, "fails"],
])("%d: %s", (value, expected) => expect(verdictOf(measured(value))).toBe(expected));

it("fails at once if target and limit are equal", () => {
  const { must: _, ...strict } = TARGET;
  expect(verdictOf(measured(0.21, strict))).toBe("fails");
});

it("is sorted by the number of the target", () => {
  const first: Target = { ...TARGET, number: 1, what: "sockets" };
  expect(
    table([measured(0.1), measured(1, first)])
      .split("\n")
      .slice(2),
  ).toEqual([
    "| 1 | sockets | ≤ 0.2 (must 0.25) | 1 | fails |",
    "| 2 | cost | ≤ 0.2 (must 0.25) | 0.1 | holds |",
  ]);
});

it("replaces figures that were measured again, and keeps the others", () => {
  const first: Target = { ...TARGET, number: 1, what: "sockets" };
  const text = `# Benchmarks\n\n${table([measured(0.3), measured(1, first)])}\n`;
  expect(withLines(text, [measured(0.1)])).toBe(
    `# Benchmarks\n\n${table([measured(0.1), measured(1, first)])}\n`,
  );
});

it("replaces nothing if a figure has no line yet", () => {
  const other: Target = { ...TARGET, number: 3, what: "heap" };
  expect(withLines(table([measured(0.3)]), [measured(0.1), measured(1, other)])).toBeUndefined();
});
