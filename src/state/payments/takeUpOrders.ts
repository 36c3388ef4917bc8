// Looks for orders at the start of a member's page, after its first screen: a return, and payments of closed tabs.
// See docs/product.md#orders.
import { getDefaultStore } from "jotai";
import type { LiveClient } from "../live/client/liveClient.ts";
import { sessionAtom } from "../session/sessionAtom.ts";

/** Also after a sign-in. Loads nothing for visitors. Returns how to stop. */
export function takeUpOrders(client: LiveClient): () => void {
  const store = getDefaultStore();
  function follow(): void {
    if (store.get(sessionAtom) === undefined) return;
    import("./memberOrders.ts").then(
      ({ followOrders }) => followOrders(client),
      // The next page loads the code again.
      () => undefined,
    );
  }
  follow();
  return store.sub(sessionAtom, follow);
}
