// Says that a draft is discarded, and offers to take that back.
// See docs/product.md#undo.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { forgetUploads } from "#state/writing/uploads.ts";
import { offerUndo, undoOffers } from "#ui/overlays/undo.ts";

/** The thumbnails of the draft are kept until the offer goes: only this tab has them. */
export function offerDiscarded(draftId: string, undo: () => void): void {
  let isTaken = false;
  offerUndo({
    text: t(i18n)`Your draft is discarded.`,
    action: t(i18n)({ message: "Undo", comment: "Button: takes back what was just done" }),
    undo() {
      isTaken = true;
      undo();
    },
  });
  const offer = undoOffers.read().at(-1)?.id;
  const stop = undoOffers.subscribe(() => {
    if (undoOffers.read().some(({ id }) => id === offer)) return;
    stop();
    // The button takes the offer away first, then calls `undo`.
    queueMicrotask(() => (isTaken ? undefined : forgetUploads(draftId)));
  });
}
