// Offers to take back what was just done, above the page, for as long as the offer holds.
import { createMessageQueue } from "./messageQueue.ts";
import { toasts } from "./toast.ts";

/** docs/product.md#undo: an offer holds for 6 s. */
const UNDO_MS = 6_000;

export interface UndoOffer {
  /** What was done, in the language of the page. */
  readonly text: string;
  /** The word of the button. */
  readonly action: string;
  undo(): void;
  /** Gets the focus when the offer goes while its button has it; the page's main part where there is none. */
  focusAfter?(): HTMLElement | null | undefined;
}

interface ShownOffer extends UndoOffer {
  /** It was made by keyboard, whose user gets the button under the fingers; the focus keeps it as long as it stays. */
  readonly byKey: boolean;
}

export const undoOffers = createMessageQueue<ShownOffer>(UNDO_MS, 3);

/** Keeps all toasts and offers while the pointer or the focus is on one; afterwards each lifetime starts again. */
export function holdToasts(held: boolean): void {
  toasts.hold(held);
  undoOffers.hold(held);
}

/** Returns how to withdraw the offer, for what turned out not to be done. */
export function offerUndo(offer: UndoOffer): () => void {
  const focused = document.activeElement;
  const byKey = focused !== document.body && focused?.matches(":focus-visible") === true;
  const shown: ShownOffer = { ...offer, byKey };
  undoOffers.push(shown);
  return () => {
    const queued = undoOffers.read().find(({ item }) => item === shown);
    if (queued) undoOffers.remove(queued.id);
  };
}

/** Withdraws all offers: who would press them now is not who was offered to. */
export function withdrawOffers(): void {
  for (const { id } of undoOffers.read()) undoOffers.remove(id);
}
