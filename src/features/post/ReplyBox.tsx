// The box to answer a post or a reply with.
// See docs/product.md#writing-replies.
import { Trans, useLingui } from "@lingui/react/macro";
import { TextBox } from "#components/writing/TextBox.tsx";
import type { Reply } from "#domain/community/reply.ts";
import type { DraftContent } from "#domain/writing/draft.ts";
import { replySlot } from "#domain/writing/slotNames.ts";
import type { Thread } from "./useThread.ts";

export interface ReplyBoxProps {
  readonly thread: Pick<Thread, "post">;
  /** The reply that is answered; undefined for the post. */
  readonly to?: Reply;
  /** The reader has closed the box. */
  readonly onClose: () => void;
}

const EMPTY: DraftContent = { mode: "simple", title: "", text: "", caret: undefined, media: [] };

/** The page takes a sent reply, and closes the box (useSentReplies.ts). */
export function ReplyBox({ thread, to, onClose }: ReplyBoxProps) {
  const { t } = useLingui();
  const name = to?.author.name ?? "";
  return (
    <TextBox
      slot={replySlot(thread.post.id, to?.id)}
      base={EMPTY}
      label={name === "" ? t`Write a reply` : t`Reply to ${name}`}
      action={<Trans comment="Button: answers a post or reply">Reply</Trans>}
      onClose={onClose}
    />
  );
}
