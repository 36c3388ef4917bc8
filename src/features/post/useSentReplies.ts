// Takes the replies that the member has published or changed, by whichever tab, into the thread on the screen.
// See docs/product.md#post-page.
import { useLingui } from "@lingui/react/macro";
import { useSent } from "#state/writing/useSent.ts";
import { announce } from "#ui/page/announce.ts";
import { editReplySlot } from "#domain/writing/slotNames.ts";
import type { ThreadState } from "./useThread.ts";

/** A reply whose box is open here comes into view, with the focus. */
export function useSentReplies({ post, boxes, add, replace }: ThreadState): void {
  const { t } = useLingui();
  useSent(({ slot, reply }) => {
    if (reply === undefined || reply.postId !== post.id) return;
    const isHere = boxes.has(slot);
    boxes.close(slot);
    if (slot === editReplySlot(post.id, reply.id)) {
      if (isHere) announce(t`Your reply was changed.`);
      replace(reply);
    } else {
      if (isHere) announce(t`Your reply is published.`);
      add(reply, isHere);
    }
  });
}
