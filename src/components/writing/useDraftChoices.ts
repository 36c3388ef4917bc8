// What the author of a draft in a list can do about it without opening it.
// See docs/product.md#outbox.
import { useDraftActs } from "#state/writing/useDrafts.ts";
import { copyText } from "./copyText.ts";
import { offerDiscarded } from "./offerDiscarded.ts";

export interface DraftChoices {
  onSend(): void;
  onCheck(): void;
  onCopy(): void;
  onDiscard(): void;
}

export function useDraftChoices(draftId: string): DraftChoices {
  const acts = useDraftActs();
  return {
    onSend: () => acts.send(draftId),
    onCheck: () => acts.check(draftId),
    onCopy: () => void acts.readText(draftId).then((text) => copyText(text ?? "")),
    onDiscard: () => offerDiscarded(draftId, acts.discard(draftId)),
  };
}
