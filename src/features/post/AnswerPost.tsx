// The way to answer a post: a prompt that opens into a box, or why there is none.
// See docs/product.md#post-page.
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { PromptButton } from "#components/posts/PromptButton.tsx";
import { replySlot } from "#domain/writing/slotNames.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/useMember.ts";
import { useDrafts } from "#state/writing/useDrafts.ts";
import styles from "./AnswerPost.module.css";
import { ReplyBox } from "./ReplyBox.tsx";
import type { ThreadState } from "./useThread.ts";

const VISITOR = { id: 0, name: "", avatar: "" };

export function AnswerPost({ thread }: { readonly thread: ThreadState }) {
  const member = useMember();
  const prompt = useRef<HTMLButtonElement>(null);
  const { post, boxes, isOpenToReplies } = thread;
  const slot = replySlot(post.id);
  const isBegun = useDrafts().some((draft) => draft.slot === slot && draft.sending === undefined);
  if (!isOpenToReplies) {
    return (
      <p className={styles["closed"]} data-replies-closed>
        <Trans>The author has closed this post to replies.</Trans>
      </p>
    );
  }
  return (
    <div className={styles["answer"]}>
      {post.replyRule === "followed" && !post.isOwn ? (
        <p className={styles["rule"]}>
          <Trans>Only people whom the author follows can reply.</Trans>
        </p>
      ) : null}
      {boxes.has(slot) ? (
        <ReplyBox
          thread={thread}
          onClose={() => {
            boxes.close(slot);
            // The prompt is there again after the next render.
            requestAnimationFrame(() => prompt.current?.focus({ preventScroll: true }));
          }}
        />
      ) : (
        <div className={styles["line"]}>
          <UserAvatar user={member ?? VISITOR} size="default" linked={false} />
          <PromptButton ref={prompt} isSmall onClick={() => asMember(() => boxes.open(slot))}>
            {isBegun ? <Trans>Keep writing your reply</Trans> : <Trans>Write a reply</Trans>}
          </PromptButton>
        </div>
      )}
    </div>
  );
}
