// State numbers and their phases.
// See docs/product.md#match-states.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { PHASES } from "#domain/board/rowCode.ts";
import { readPhase } from "./readPhase.ts";

const STATES = [-99, 0, 1, 2, 3, 4, 5, -1, -10, -11, -12, -13, -14];

it("knows every state of docs/product.md#match-states, and each phase has its own", () => {
  expect(STATES.map(readPhase)).toEqual(PHASES);
});

it("reads every other number as unknown", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (state) => {
      fc.pre(!STATES.includes(state));
      expect(readPhase(state)).toBe("unknown");
    }),
  );
});
