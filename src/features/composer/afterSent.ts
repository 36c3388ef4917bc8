// What a page does once a draft was published, by this tab or by the outbox: it says so, and drops its pictures.
// See docs/product.md#outbox.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { SentDraft } from "#domain/writing/draft.ts";
import { readSlot } from "#domain/writing/slot.ts";
import { forgetUploads } from "#state/writing/uploads.ts";
import { showToast } from "#ui/overlays/toast.ts";

export function afterSent({ draftId, slot }: SentDraft): void {
  forgetUploads(draftId);
  const kind = readSlot(slot)?.kind;
  if (kind === "post") showToast(t(i18n)`Your post is published.`);
  if (kind === "editPost") showToast(t(i18n)`Your post was changed.`);
}
