// The time of a run of browser tests, as it is printed.
import { expect, it } from "vitest";
import { timeLines } from "./browserTime.ts";

it("gives the sum of all tests, and the slowest first", () => {
  const tests = [
    { name: "a", ms: 1_200 },
    { name: "b", ms: 63_460 },
    { name: "c", ms: 40 },
  ];
  expect(timeLines(tests)).toEqual([
    "3 browser tests, 65 s in all; the slowest:",
    "   63.5 s  b",
    "    1.2 s  a",
    "    0.0 s  c",
  ]);
});

it("names ten tests at most", () => {
  const tests = Array.from({ length: 30 }, (_, index) => ({ name: `test ${index}`, ms: index }));
  expect(timeLines(tests)).toHaveLength(11);
  expect(timeLines(tests)[1]).toContain("test 29");
});
