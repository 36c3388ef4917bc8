// The box in which members change a reply of their own.
// See docs/product.md#post-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { LazyTextBox } from "#components/writing/LazyTextBox.tsx";
import type { Reply } from "#domain/community/reply.ts";
import type { DraftContent } from "#domain/writing/draft.ts";
import { editReplySlot } from "#domain/writing/slotNames.ts";
import { useMediaBeside } from "./useMediaBeside.ts";

export interface EditBoxProps {
  readonly reply: Reply;
  readonly onClose: () => void;
}

/** It begins with the text of the reply in its own mode, or with a changed one from before. */
export function EditBox({ reply, onClose }: EditBoxProps) {
  const { t } = useLingui();
  const { id, postId, content, contentMode } = reply;
  const media = useMediaBeside(reply);
  const base = useMemo<DraftContent>(
    () => ({
      mode: contentMode === "rich" ? "rich" : "simple",
      title: "",
      text: content,
      caret: undefined,
      media: media.map((medium) => ({ medium })),
    }),
    [content, contentMode, media],
  );
  return (
    <LazyTextBox
      slot={editReplySlot(postId, id)}
      base={base}
      label={t`Your reply`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    />
  );
}
