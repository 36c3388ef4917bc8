// Offers to go on with an edit that was given up.
// See docs/product.md#undo.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { openMemberDialog } from "#state/dialogs/memberDialogs.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import type { EditDialogProps } from "./EditDialog.tsx";
import type { Written } from "./EditForm.tsx";

export function offerChanges(post: EditDialogProps["post"], begun: Written): void {
  offerUndo({
    text: t(i18n)`Your changes are discarded.`,
    action: t(i18n)({ message: "Undo", comment: "Button: takes back what was just done" }),
    undo: () => openMemberDialog({ open: "edit", post, begun }),
    focusAfter: () => document.querySelector<HTMLElement>(`[data-post-id="${post.id}"]`),
  });
}
