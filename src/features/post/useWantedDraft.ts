// Opens the box of the draft that its writer chose in a list on another page.
// See docs/product.md#writing-replies.
import { useEffect, useEffectEvent } from "react";
import { takeWantedDraft } from "#state/writing/wantedDraft.ts";
import type { ThreadState } from "./useThread.ts";

/** Waits for the replies, and for the one that the address leads to: the box is below it. */
export function useWantedDraft({ post, boxes, isLoaded, link }: ThreadState): void {
  const isSettled = isLoaded && link?.state !== "loading";
  const open = useEffectEvent(() => {
    const slot = takeWantedDraft(post.id);
    if (slot !== undefined) boxes.open(slot);
  });
  useEffect(() => {
    if (isSettled) open();
  }, [isSettled]);
}
