// The box in which members change a reply of their own.
// See docs/product.md#post-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { TextBox } from "#components/posts/TextBox.tsx";
import type { Reply } from "#domain/community/reply.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { act } from "#state/session/act.ts";
import { changeText, dropText, placeNow, readText } from "#state/writing/texts.ts";
import { announce } from "#ui/page/announce.ts";
import { editSlot } from "./replySlot.ts";
import type { Thread } from "./useThread.ts";

/** To be called before the box is shown: it begins with the text of the reply, or with a changed one from before. */
export function beginEdit({ id, content }: Reply): void {
  const place = placeNow(editSlot(id));
  if (place && readText(place).text === "") changeText(place, { text: content });
}

export interface EditBoxProps {
  readonly reply: Reply;
  readonly thread: Pick<Thread, "replace">;
  readonly onClose: () => void;
}

export function EditBox({ reply, thread, onClose }: EditBoxProps) {
  const { t } = useLingui();
  const client = useLiveClient();
  const { id: replyId, postId, media } = reply;
  const slot = editSlot(replyId);

  function close(): void {
    const place = placeNow(slot);
    // What was not changed is no text to keep.
    if (place && readText(place).text.trim() === reply.content.trim()) dropText(place);
    onClose();
  }

  return (
    <TextBox<"updateReply">
      slot={slot}
      label={t`Your reply`}
      action={<Trans>Save</Trans>}
      focused
      onClose={close}
      send={({ text }, key) =>
        act(client, "updateReply", { postId, replyId, contentMode: "plain", content: text, media }, key)
      }
      onSent={(changed) => {
        announce(t`Your reply was changed.`);
        onClose();
        thread.replace(changed);
      }}
    />
  );
}
