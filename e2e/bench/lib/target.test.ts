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
      .slice(3),
  ).toEqual([
    "| 1 | sockets | ≤ 0.2 (must 0.25) | 1 | fails |",
    "| 2 | cost | ≤ 0.2 (must 0.25) | 0.1 | holds |",
  ]);
});

const summaryOf = (text: string | undefined): string | undefined => text?.split("\n")[2];

it("names in its first line the targets that are missed or met by their limit only", () => {
  const heap: Target = { ...TARGET, number: 12, what: "heap" };
  const weight: Target = { ...TARGET, number: 11, what: "weight" };
  expect(summaryOf(table([measured(0.1), measured(0.2, heap)]))).toBe("| | All targets are met. | | | |");
  expect(summaryOf(table([measured(0.3), measured(0.25, heap), measured(0.24, weight)]))).toBe(
    "| | **Only the must is met**: 11 weight; 12 heap. **Missed**: 2 cost. | | | |",
  );
});

it("writes the first line again with the figures, also into a table without one", () => {
  const text = table([measured(0.3)]);
  const old = text.split("\n").toSpliced(2, 1).join("\n");
  for (const before of [text, old]) expect(withLines(before, [measured(0.1)])).toBe(table([measured(0.1)]));
  expect(summaryOf(withLines(text, [measured(0.22)]))).toContain("Only the must is met");
});

it("replaces figures that were measured again, and keeps the others", () => {
  const first: Target = { ...TARGET, number: 1, what: "sockets" };
  const text = `# Benchmarks\n\n${table([measured(0.3), measured(1, first)])}\n`;
  expect(withLines(text, [measured(0.1)])).toBe(
    `# Benchmarks\n\n${table([measured(0.1), measured(1, first)])}\n`,
  );
});

it("adds a line for a figure that has none, behind those of its number", () => {
  const [first, third]: Target[] = [
    { ...TARGET, number: 1, what: "sockets" },
    { ...TARGET, number: 3, what: "heap" },
  ];
  const other: Target = { ...TARGET, what: "other cost" };
  const before = table([measured(0.1), measured(0.2, third)]);
  expect(withLines(before, [measured(0.1, other), measured(1, first)])).toBe(
    table([measured(1, first), measured(0.1), measured(0.1, other), measured(0.2, third)]),
  );
});

it("writes nothing into a text without a table", () => {
  expect(withLines("# Benchmarks\n", [measured(0.1)])).toBeUndefined();
});
