// Match state numbers of the wire and the phases they mean.
// See docs/product.md#match-states.
import type { Phase } from "#domain/match/match.ts";

/** docs/product.md#match-states. */
const PHASE_BY_STATE: ReadonlyMap<number, Phase> = new Map([
  [-99, "unknown"],
  [0, "notStarted"],
  [1, "firstHalf"],
  [2, "halfTime"],
  [3, "secondHalf"],
  [4, "extraTime"],
  [5, "penalties"],
  [-1, "fullTime"],
  [-10, "cancelled"],
  [-11, "toBeAnnounced"],
  [-12, "abandoned"],
  [-13, "interrupted"],
  [-14, "postponed"],
]);

/** The phase of a state number; an unknown number counts as −99 (docs/wire.md#match-states). */
export function readPhase(state: number): Phase {
  return PHASE_BY_STATE.get(state) ?? "unknown";
}
