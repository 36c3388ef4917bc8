// Cities are listed at their winter offset.
import { expect, it } from "vitest";
import { zoneCities } from "./zoneCities.ts";

it.each([
  ["Madrid", 60],
  ["Buenos Aires", -180],
  ["Sydney", 600],
  ["Dublin", 0],
  ["Tokyo", 540],
])("%s is at %i", (city, offset) => {
  const at = [...zoneCities()].filter(([, names]) => names.includes(city)).map(([minutes]) => minutes);
  expect(at).toEqual([offset]);
});
