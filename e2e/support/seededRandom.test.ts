// Seeded random numbers are repeatable and evenly distributed.
import { expect, it } from "vitest";
import { seededRandom } from "./seededRandom.ts";

const firstOf = (seed: number): readonly number[] => {
  const random = seededRandom(seed);
  return [random.next(), random.next(), random.next()];
};

it("repeats its numbers for an equal seed", () => {
  expect(firstOf(7)).toEqual(firstOf(7));
});

it("starts with different numbers for neighbouring seeds", () => {
  const firsts = Array.from({ length: 1_000 }, (_, seed) => firstOf(seed)[0] ?? 0);
  expect(new Set(firsts).size).toBe(1_000);
  const mean = firsts.reduce((sum, first) => sum + first, 0) / firsts.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});

it("picks every item, each in proportion to its weight", () => {
  const random = seededRandom(1);
  const counts = { rare: 0, often: 0, never: 0 };
  for (let left = 4_000; left > 0; left -= 1) counts[random.weighted({ rare: 1, often: 3, never: 0 })] += 1;
  expect(counts.never).toBe(0);
  expect(counts.often / counts.rare).toBeGreaterThan(2.5);
  expect(counts.often / counts.rare).toBeLessThan(3.5);
  expect(new Set(Array.from({ length: 100 }, () => random.pick(["a", "b", "c"])))).toHaveLength(3);
});

it("throws or returns undefined for an empty list", () => {
  const random = seededRandom(1);
  expect(random.oneOf([])).toBeUndefined();
  expect(() => random.pick([])).toThrow("nothing to pick from");
  expect(() => random.weighted({ a: 0 })).toThrow("no name has a weight");
});
