// Says that a post was published or changed, by this tab or by the outbox.
// See docs/product.md#outbox.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { SentDraft } from "#domain/writing/draft.ts";
import { readSlot } from "#domain/writing/slot.ts";
import { showToast } from "#ui/overlays/toast.ts";

export function tellSent({ slot }: SentDraft): void {
  const kind = readSlot(slot)?.kind;
  if (kind === "post") showToast(t(i18n)`Your post is published.`);
  if (kind === "editPost") showToast(t(i18n)`Your post was changed.`);
}
