// Brings the reply that a link leads to into view, gives it the focus and marks it for 5 s.
// See docs/product.md#post-page.
import { useEffect, useState } from "react";
import { useNavigation } from "#state/navigation/hooks.ts";
import type { Thread } from "./useThread.ts";

/** docs/product.md#post-page: the mark's time, ms. */
const MARKED_MS = 5_000;

/** Who comes back to the page finds it as they left it, where the reply is there at once. */
export function useArrival({ link }: Pick<Thread, "link">): void {
  const navigation = useNavigation();
  const [isReturn] = useState(() => link?.state === "found" && navigation.savedScroll() !== undefined);
  const found = link?.state === "found" ? link.replyId : undefined;
  useEffect(() => {
    if (found === undefined || isReturn) return undefined;
    const reply = document.querySelector<HTMLElement>(`[data-reply-id="${found}"]`);
    return reply === null ? undefined : arriveAt(reply);
  }, [found, isReturn]);
}

/** Returns how to take the mark away early. */
function arriveAt(reply: HTMLElement): () => void {
  reply.scrollIntoView({ block: "center" });
  reply.focus({ preventScroll: true });
  reply.dataset["marked"] = "";
  const unmark = (): void => void delete reply.dataset["marked"];
  const timer = setTimeout(unmark, MARKED_MS);
  return () => {
    clearTimeout(timer);
    unmark();
  };
}
