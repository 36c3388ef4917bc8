// Tells a part of the page what the member has published, whichever tab or core has sent it.
// See docs/product.md#outbox.
import { useEffect, useEffectEvent } from "react";
import type { SentDraft } from "#domain/writing/draft.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { followDrafts, onSent } from "./memberDrafts.ts";

/** Calls back once for each post, reply or edit while the part is mounted. New posts enter the lists by themselves. */
export function useSent(listener: (sent: SentDraft) => void): void {
  const client = useLiveClient();
  const tell = useEffectEvent(listener);
  useEffect(() => {
    followDrafts(client);
    return onSent(tell);
  }, [client]);
}
