// Saving the list of prices as a machine: which list the typed texts change, and what is known of the last save.
// See docs/product.md#fees-of-a-creator.
import { asksSame } from "#domain/creators/feePreview.ts";
import type { FeeList, LengthPrice } from "#domain/creators/fees.ts";

/** One save: the same prices are sent again with the same key while its outcome is not known to be a refusal. */
export interface FeeSave {
  readonly key: string;
  readonly fees: readonly LengthPrice[];
}

export type FeeState =
  /** `base`: the list that the typed texts are a change of. */
  | { readonly step: "editing"; readonly base: FeeList }
  | {
      /** "lost": the answer was lost, and the list cannot be read. "missing": the list has been read without the save. */
      readonly step: "sending" | "lost" | "missing";
      readonly base: FeeList;
      readonly save: FeeSave;
    };

export type FeeEvent =
  | { readonly type: "sent"; readonly save: FeeSave }
  /** Refused by the server: the prices are sent under another key next time. */
  | { readonly type: "refused" }
  /** The answer to the save was lost; `list` is what the server has now, undefined where it cannot be read. */
  | { readonly type: "lookedUp"; readonly list: FeeList | undefined }
  /** The fields show the list: saved here, or read. */
  | { readonly type: "taken"; readonly list: FeeList }
  /** The typed prices become a change of a newer list. */
  | { readonly type: "mineKept"; readonly list: FeeList };

export const beginFees = (base: FeeList): FeeState => ({ step: "editing", base });

/** The state that an event leads to. */
export function feeReducer(state: FeeState, event: FeeEvent): FeeState {
  switch (event.type) {
    case "sent":
      return { step: "sending", base: state.base, save: event.save };
    case "refused":
      return beginFees(state.base);
    case "taken":
      return beginFees(event.list);
    case "mineKept":
      return { ...state, base: event.list };
    // "lookedUp"
    default:
      if (state.step === "editing") return state;
      if (event.list === undefined) return { ...state, step: "lost" };
      return hasArrived(state.save, event.list) ? beginFees(event.list) : { ...state, step: "missing" };
  }
}

/** True where the list of the server is what a save has sent. */
export const hasArrived = (save: FeeSave, list: FeeList): boolean => asksSame(list.lines, save.fees);

/** The save of these prices: the last one again where it asked for the same. */
export function saveOf(state: FeeState, fees: readonly LengthPrice[], newKey: () => string): FeeSave {
  return state.step !== "editing" && asksSame(state.save.fees, fees) ? state.save : { key: newKey(), fees };
}
