// The length of the subscription that was ordered last in this browser, preselected for the next one.
// See docs/product.md#purchase-dialog: lastSelectedDurationNum.
import { storedAtom } from "./stored.ts";

/** A number of units; undefined before the first order. */
export const lastDurationAtom = storedAtom<number | undefined>({
  key: "touchline.lastSelectedDurationNum.1",
  initial: undefined,
  read: (stored) => (Number.isSafeInteger(stored) && (stored as number) > 0 ? (stored as number) : undefined),
});
