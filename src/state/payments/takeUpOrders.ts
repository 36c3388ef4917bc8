// Looks for orders at the start of a member's page, after its first screen: a return, and payments of closed tabs.
// See docs/product.md#orders.
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { currentMember, sessionAtom } from "../session/sessionAtom.ts";

/** Also after a sign-in. Loads nothing for visitors. Returns how to stop. */
export function takeUpOrders(client: LiveClient): () => void {
  function follow(): void {
    if (currentMember() === undefined) return;
    import("./memberOrders.ts").then(
      ({ followOrders }) => followOrders(client),
      // The next page loads the code again.
      () => undefined,
    );
  }
  follow();
  return pageStore.sub(sessionAtom, follow);
}
