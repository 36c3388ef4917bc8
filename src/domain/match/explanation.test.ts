// Equality of two explanations.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyExplanation } from "../testing/arbitraries.ts";
import { sameExplanation } from "./applyUpdate.ts";

it("compares by content, not by identity", () => {
  fc.assert(
    fc.property(anyExplanation, anyExplanation, (a, b) => {
      expect(sameExplanation(a, { ...a })).toBe(true);
      expect(sameExplanation(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(sameExplanation(b, a)).toBe(sameExplanation(a, b));
    }),
  );
});

it("distinguishes an explanation from none", () => {
  const penalties = { home: 4, away: 1 };
  const said = { regular: undefined, aggregate: undefined, extra: undefined, penalties, winner: undefined };
  expect(sameExplanation(undefined, undefined)).toBe(true);
  expect(sameExplanation(said, undefined)).toBe(false);
  expect(sameExplanation(undefined, said)).toBe(false);
  expect(sameExplanation(said, { ...said, winner: "home" })).toBe(false);
});
