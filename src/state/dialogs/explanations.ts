// Whether the explanation of icons is open: any page may open it, the frame draws it.
import { atom } from "jotai";
import { pageStore } from "../pageStore.ts";

export const explanationsOpenAtom = atom(false);

/** Opens the match-event explanation modal (docs/product.md#explanations-dialog). */
export function openExplanations(): void {
  pageStore.set(explanationsOpenAtom, true);
}
