// The box to answer a post or a reply with.
// See docs/product.md#writing-replies.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { nameInText } from "#components/people/nameInText.ts";
import { LazyTextBox } from "#components/writing/LazyTextBox.tsx";
import type { Reply } from "#domain/community/reply.ts";
import { nothingWritten } from "#domain/writing/draftContent.ts";
import { replySlot } from "#domain/writing/slotNames.ts";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import type { ThreadState } from "./useThread.ts";

export interface ReplyBoxProps {
  readonly thread: Pick<ThreadState, "post">;
  /** The reply that is answered; undefined for the post. */
  readonly to?: Reply;
  /** The reader has closed the box. */
  readonly onClose: () => void;
}

/** The page takes a sent reply, and closes the box (useSentReplies.ts). */
export function ReplyBox({ thread, to, onClose }: ReplyBoxProps) {
  const { t, i18n } = useLingui();
  const mode = useAtomValue(editorModeAtom);
  const base = useMemo(() => nothingWritten(mode), [mode]);
  const name = to === undefined ? "" : nameInText(to.author.name, i18n);
  return (
    <LazyTextBox
      slot={replySlot(thread.post.id, to?.id)}
      base={base}
      label={name === "" ? t`Write a reply` : t`Reply to ${name}`}
      action={<Trans comment="Button: answers a post or reply">Reply</Trans>}
      onClose={onClose}
    />
  );
}
