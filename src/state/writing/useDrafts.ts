// The list of the member's drafts, and what can be done with those that no part of the page has open.
// See docs/product.md#drafts and docs/product.md#outbox.
import { useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import type { DraftState } from "#domain/writing/draft.ts";
import { plainTextOf } from "#domain/writing/draftContent.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { askPart } from "../live/client/askPart.ts";
import { draftsAtom, followDrafts, takeState } from "./memberDrafts.ts";

/** All drafts of the member signed in, newest first; none for a visitor. */
export function useDrafts(): readonly DraftState[] {
  const client = useLiveClient();
  useEffect(() => followDrafts(client), [client]);
  return useAtomValue(draftsAtom);
}

export interface DraftActs {
  send(id: string): void;
  /** Asks again about an unknown outcome. */
  check(id: string): void;
  /** Returns how to take it back, within a minute. */
  discard(id: string): () => void;
  /** The plain text, to be copied; undefined where there is no such draft. */
  readText(id: string): Promise<string | undefined>;
}

export function useDraftActs(): DraftActs {
  const client = useLiveClient();
  return useMemo(
    () => ({
      send: (id) => void askPart(client, "draft", "send", id).then((state) => state && takeState(state)),
      check: (id) => void askPart(client, "draft", "check", id),
      discard(id) {
        const discarded = askPart(client, "draft", "discard", id);
        return () => void discarded.then(() => askPart(client, "draft", "restore", id));
      },
      async readText(id) {
        const content = await askPart(client, "draft", "read", id);
        return content && plainTextOf(content);
      },
    }),
    [client],
  );
}
