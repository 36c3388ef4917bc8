// The box to answer a post or a reply with.
// See docs/product.md#writing-simple-posts.
import { Trans, useLingui } from "@lingui/react/macro";
import { TextBox } from "#components/posts/TextBox.tsx";
import type { Reply } from "#domain/community/reply.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { act } from "#state/session/act.ts";
import { announce } from "#ui/page/announce.ts";
import { replySlot } from "./replySlot.ts";
import type { Thread } from "./useThread.ts";

export interface ReplyBoxProps {
  readonly thread: Pick<Thread, "post" | "add">;
  /** The reply that is answered; undefined for the post. */
  readonly to?: Reply;
  /** The reader has closed the box. */
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** A sent reply enters the page at once. */
export function ReplyBox({ thread, to, onClose, onSent }: ReplyBoxProps) {
  const { t } = useLingui();
  const client = useLiveClient();
  const postId = thread.post.id;
  const name = to?.author.name;
  const label = name === undefined || name === "" ? t`Write a reply` : t`Reply to ${name}`;
  return (
    <TextBox<"createReply">
      slot={replySlot(postId, to?.id)}
      label={label}
      placeholder={label}
      action={<Trans comment="Button: answers a post or reply">Reply</Trans>}
      focused
      onClose={onClose}
      send={({ text }, key) =>
        act(
          client,
          "createReply",
          { postId, parentId: to?.id, contentMode: "plain", content: text, media: [] },
          key,
        )
      }
      onSent={(reply) => {
        announce(t`Your reply is published.`);
        onSent();
        thread.add(reply);
      }}
    />
  );
}
