// The box in which members change a reply of their own.
// See docs/product.md#post-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { TextBox } from "#components/writing/TextBox.tsx";
import type { Reply } from "#domain/community/reply.ts";
import type { DraftContent } from "#domain/writing/draft.ts";
import { editReplySlot } from "#domain/writing/slotNames.ts";

export interface EditBoxProps {
  readonly reply: Reply;
  readonly onClose: () => void;
}

/** It begins with the text of the reply, or with a changed one from before. */
export function EditBox({ reply: { id, postId, content, media }, onClose }: EditBoxProps) {
  const { t } = useLingui();
  const base = useMemo<DraftContent>(
    () => ({
      mode: "simple",
      title: "",
      text: content,
      caret: undefined,
      media: media.map((medium) => ({ medium })),
    }),
    [content, media],
  );
  return (
    <TextBox
      slot={editReplySlot(postId, id)}
      base={base}
      label={t`Your reply`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    />
  );
}
