// Brings the reply that a link leads to, or that was just written, into view, with the focus and a mark for 5 s.
// See docs/product.md#post-page.
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigation } from "#state/navigation/hooks.ts";
import type { ThreadState } from "./useThread.ts";

/** docs/product.md#post-page: the mark's time, ms. */
const MARKED_MS = 5_000;

/** Who comes back to the page finds it as they left it, where the reply is there at once. */
export function useArrival({ link, own }: Pick<ThreadState, "link" | "own">): void {
  const navigation = useNavigation();
  const [isReturn] = useState(() => link?.state === "found" && navigation.savedScroll() !== undefined);
  const linkedId = link?.state === "found" && !isReturn ? link.replyId : undefined;
  useEffect(() => arriveAt(linkedId), [linkedId]);
  const { writtenId } = own;
  const arrived = useEffectEvent(own.arrived);
  useEffect(() => {
    if (writtenId === undefined) return;
    arriveAt(writtenId);
    arrived();
  }, [writtenId]);
}

function arriveAt(replyId: number | undefined): void {
  const reply = document.querySelector<HTMLElement>(`[data-reply-id="${replyId}"]`);
  if (reply === null) return;
  reply.scrollIntoView({ block: "center" });
  reply.focus({ preventScroll: true });
  reply.dataset["marked"] = "";
  setTimeout(() => void delete reply.dataset["marked"], MARKED_MS);
}
