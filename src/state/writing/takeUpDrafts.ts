// Takes up at the start of a page what earlier pages and cores left: texts that were not saved, and an outbox.
// See docs/product.md#outbox.
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { currentMember, sessionAtom } from "../session/sessionAtom.ts";
import { mayHaveDrafts } from "./draftTail.ts";

/** Also after a sign-in, which unseals the drafts of its member. Loads nothing for members without drafts. Returns how to stop. */
export function takeUpDrafts(client: LiveClient): () => void {
  function follow(): void {
    const member = currentMember();
    if (member === undefined || !mayHaveDrafts(member.id)) return;
    import("./memberDrafts.ts").then(
      ({ followDrafts }) => followDrafts(client),
      // The next page that shows drafts loads the code again.
      () => undefined,
    );
  }
  follow();
  return pageStore.sub(sessionAtom, follow);
}
