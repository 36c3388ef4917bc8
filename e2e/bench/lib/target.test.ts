// The table's verdicts: the promise, the line below it, and failure.
import { expect, it } from "vitest";
import { table, type Target, verdictOf, withLines } from "./target.ts";

const TARGET: Target = { number: 2, what: "cost", target: "≤ 0.2 (must 0.25)", atMost: 0.2, must: 0.25 };
const measured = (value: number, target: Target = TARGET) => ({ target, value, told: `${value}` });

it.each([
  [0.2, "holds"],
  [0.25, "must holds"],
  [0.26, "fails"],
  [Number.NaN, "fails"],
])("%d: %s", (value, expected) => expect(verdictOf(measured(value))).toBe(expected));

it("fails at once where nothing lies between promise and failure", () => {
  const { must: _, ...strict } = TARGET;
  expect(verdictOf(measured(0.21, strict))).toBe("fails");
});

it("stands in the promises' order", () => {
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

it("takes in figures that were measured again alone, and leaves the others as they are", () => {
  const first: Target = { ...TARGET, number: 1, what: "sockets" };
  const text = `# Benchmarks\n\n${table([measured(0.3), measured(1, first)])}\n`;
  expect(withLines(text, [measured(0.1)])).toBe(
    `# Benchmarks\n\n${table([measured(0.1), measured(1, first)])}\n`,
  );
});

it("takes in nothing where a figure has no line yet", () => {
  const other: Target = { ...TARGET, number: 3, what: "heap" };
  expect(withLines(table([measured(0.3)]), [measured(0.1), measured(1, other)])).toBeUndefined();
});
