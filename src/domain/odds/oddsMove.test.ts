// Direction of a price change.
import { expect, it } from "vitest";
import { oddsMove } from "./oddsMove.ts";

it.each([
  [1.8, 1.9, 1],
  [1.9, 1.8, -1],
  [1.9, 1.9, 0],
  [undefined, 1.9, 0],
  [Number.NaN, 1.9, 0],
])("from %s to %d is %d", (before, after, move) => {
  expect(oddsMove(before, after)).toBe(move);
});
