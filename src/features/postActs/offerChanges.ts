// Offers to go on with an edit that was given up.
// See docs/product.md#undo.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { openForMember } from "#state/dialogs/memberDialogs.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import type { EditDialogProps } from "./EditDialog.tsx";
import type { Written } from "./EditForm.tsx";

/** `writerId`: the member who wrote them. Another one does not get the text, who may sign in while the offer is shown. */
export function offerChanges(
  post: EditDialogProps["post"],
  begun: Written,
  writerId: number | undefined,
): void {
  offerUndo({
    text: t(i18n)`Your changes are discarded.`,
    action: t(i18n)({ message: "Undo", comment: "Button: takes back what was just done" }),
    undo: () => openForMember(writerId, { open: "edit", post, begun }),
    focusAfter: () => document.querySelector<HTMLElement>(`[data-post-id="${post.id}"]`),
  });
}
