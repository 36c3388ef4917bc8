// One reply: author, time, text and pictures, and what a reader can do with it; or a line where it is not shown.
// See docs/product.md#post-page.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { TimeAgo } from "#components/people/TimeAgo.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { PostMedia } from "#components/posts/card/PostMedia.tsx";
import { DeletedLine, MutedLine, ReportedLine } from "#components/posts/card/PostStub.tsx";
import { LikeButton } from "#components/posts/LikeButton.tsx";
import type { Reply } from "#domain/community/reply.ts";
import { repliesBelow, type ReplyNode } from "#domain/community/replyTree.ts";
import { editReplySlot, replySlot } from "#domain/writing/slotNames.ts";
import { useReported } from "#state/community/reported.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { EditBox } from "./EditBox.tsx";
import { PostedText } from "./PostedText.tsx";
import { ReplyBox } from "./ReplyBox.tsx";
import styles from "./ReplyItem.module.css";
import { ReplyMenu } from "./ReplyMenu.tsx";
import { useMediaBeside } from "./useMediaBeside.ts";
import type { ThreadState } from "./useThread.ts";

export interface ReplyItemProps {
  readonly node: ReplyNode;
  readonly thread: ThreadState;
  /** Id of the element with the replies to it. */
  readonly chainId: string;
  /** They are shown. */
  readonly isOpen: boolean;
}

export function ReplyItem({ node, thread, chainId, isOpen }: ReplyItemProps) {
  const { reply } = node;
  const [isUncovered, setUncovered] = useState(false);
  const state = reply.isDeleted ? "deleted" : reply.isMuted === true && !isUncovered ? "muted" : undefined;
  const chain = <ChainButton node={node} thread={thread} chainId={chainId} isOpen={isOpen} />;
  return (
    <article
      tabIndex={-1}
      className={styles["reply"]}
      data-reply-id={reply.id}
      data-post-state={state}
      aria-labelledby={state === undefined ? `author-of-${reply.id}` : undefined}
    >
      {state === undefined ? <ReplyBody reply={reply} thread={thread} chain={chain} /> : null}
      {state === "deleted" ? <DeletedLine kind="reply">{chain}</DeletedLine> : null}
      {state === "muted" ? (
        <MutedLine kind="reply" onShow={() => setUncovered(true)}>
          {chain}
        </MutedLine>
      ) : null}
      {state === undefined ? null : <OpenReplyBox reply={reply} thread={thread} />}
    </article>
  );
}

interface ReplyBodyProps {
  readonly reply: Reply;
  readonly thread: ThreadState;
  readonly chain: ReactNode;
}

function ReplyBody({ reply, thread, chain }: ReplyBodyProps) {
  const { id, author, content, contentMode } = reply;
  const media = useMediaBeside(reply);
  const { boxes, post } = thread;
  const isReported = useReported({ kind: "reply", id });
  const [answer, edit] = [replySlot(post.id, id), editReplySlot(post.id, id)];
  return (
    <>
      <UserAvatar user={author} size="default" besideLink />
      <div className={styles["body"]}>
        <ReplyHead reply={reply} />
        {boxes.has(edit) ? (
          <EditBox reply={reply} onClose={() => closeBox(boxes, edit, id)} />
        ) : (
          <PostedText content={content} mode={contentMode} />
        )}
        {media.length === 0 ? null : <PostMedia media={media} />}
        {isReported ? <ReportedLine /> : null}
        <footer className={styles["foot"]}>
          <LikeButton kind="reply" item={reply} />
          {thread.isOpenToReplies ? (
            <button
              type="button"
              className={styles["act"]}
              aria-describedby={`author-of-${id}`}
              onClick={() => asMember(() => boxes.open(answer))}
            >
              <Trans comment="Button: answers a post or reply">Reply</Trans>
            </button>
          ) : null}
          {chain}
          <ReplyMenu reply={reply} thread={thread} onEdit={() => boxes.open(edit)} />
        </footer>
        <OpenReplyBox reply={reply} thread={thread} />
      </div>
    </>
  );
}

/** The box to answer it, while it is open. A draft from before is opened below a covered reply, too. */
function OpenReplyBox({ reply, thread }: Pick<ReplyBodyProps, "reply" | "thread">) {
  const { boxes, post } = thread;
  const slot = replySlot(post.id, reply.id);
  if (!boxes.has(slot)) return null;
  return <ReplyBox thread={thread} to={reply} onClose={() => closeBox(boxes, slot, reply.id)} />;
}

/** The focus goes to the reply. */
function closeBox(boxes: ThreadState["boxes"], slot: string, replyId: number): void {
  boxes.close(slot);
  document.querySelector<HTMLElement>(`[data-reply-id="${replyId}"]`)?.focus({ preventScroll: true });
}

function ReplyHead({ reply }: { readonly reply: Reply }) {
  const { t } = useLingui();
  const { id, author, writtenAt, editedAt, replyTo } = reply;
  return (
    <header className={styles["head"]}>
      <RowLink path={profilePath(author.id)} className={styles["author"]}>
        <bdi id={`author-of-${id}`}>{author.name === "" ? t`Unknown member` : author.name}</bdi>
      </RowLink>
      {replyTo === undefined ? null : <AnsweredName name={replyTo} />}
      <TimeAgo at={writtenAt} className={styles["when"]} />
      {editedAt === undefined ? null : (
        <span className={styles["when"]}>
          <Trans comment="Mark of a post or reply that was changed after it was published">Edited</Trans>
        </span>
      )}
    </header>
  );
}

/** Shown where a reply is not indented below the one it answers. */
function AnsweredName({ name }: { readonly name: string }) {
  const to = <bdi translate="no">{name}</bdi>;
  return (
    <span className={styles["to"]}>
      <Trans comment="Beside the author of a reply: the name of the member who is answered">to {to}</Trans>
    </span>
  );
}

/** Opens and closes the replies to a reply, and says how many there are. */
function ChainButton({ node, thread, chainId, isOpen }: ReplyItemProps) {
  const replyCount = repliesBelow(node);
  if (replyCount === 0) return null;
  return (
    <button
      type="button"
      className={styles["chain"]}
      aria-expanded={isOpen}
      aria-controls={isOpen ? chainId : undefined}
      onClick={() => thread.toggle(node)}
    >
      <Icon name="chevronDown" size={16} className={styles["chevron"]} />
      <Plural value={replyCount} one="# reply" other="# replies" />
    </button>
  );
}
