// Whether the explanation of icons is open: any page may open it, the frame draws it.
import { atom, getDefaultStore } from "jotai";

export const explanationsOpenAtom = atom(false);

/** Opens the match-event explanation modal (docs/product.md#explanations-dialog). */
export function openExplanations(): void {
  getDefaultStore().set(explanationsOpenAtom, true);
}
