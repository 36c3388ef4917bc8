// One post in a list, in every state. The whole card leads to the post; its controls lie above that link.
// See docs/product.md#posts-on-the-screen.
import { memo, type Ref, useId, useState } from "react";
import type { PostSummary as Post } from "#domain/community/post.ts";
import type { Sending } from "#domain/writing/draft.ts";
import { useReported } from "#state/community/reported.ts";
import { useWatchPosts } from "#state/community/useWatchPosts.ts";
import { classNames } from "#ui/styles/classNames.ts";
import { useTellsHiddenScore } from "../spoilers/useTellsHiddenScore.ts";
import { UserAvatar } from "../people/UserAvatar.tsx";
import { PostBody } from "./card/PostBody.tsx";
import { PostFoot } from "./card/PostFoot.tsx";
import { PostHead } from "./card/PostHead.tsx";
import { PostMenu } from "./card/PostMenu.tsx";
import { DeletedLine, MutedLine, ReportedLine } from "./card/PostStub.tsx";
import { PostText } from "./card/PostText.tsx";
import { SendingLine, type SendingLineProps } from "./card/SendingLine.tsx";
import styles from "./PostCard.module.css";

export interface PostCardProps {
  readonly post: Post;
  /** Its place in a feed, from 1, and the number of posts; -1 where that is not known. */
  readonly position?: { readonly at: number; readonly of: number } | undefined;
  /** Set for an own post that is not on the server yet, or not for certain. */
  readonly sending?: SendingLineProps | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Drawn again only when one of its properties changes: a post that did not change keeps its identity. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, position, sending, ref } = props;
  const nameId = useId();
  /** The reader has asked for what the card hides. */
  const [shown, setShown] = useState(false);
  // A feed watches those of its posts that are near the window.
  useWatchPosts(position === undefined && sending === undefined ? [post.id] : NONE);
  const reported = useReported({ kind: "post", id: post.id });
  const tellsScore = useTellsHiddenScore()(post);
  const state = stateOf(props, shown, tellsScore);
  const gone = state === "deleted" || state === "muted";
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={classNames(styles["post"], gone && styles["gone"])}
      aria-labelledby={gone ? undefined : nameId}
      aria-posinset={position?.at}
      aria-setsize={position?.of}
      data-post-id={post.id}
      data-post-state={state}
    >
      {state === "deleted" ? <DeletedLine /> : null}
      {state === "muted" ? <MutedLine onShow={() => setShown(true)} /> : null}
      {gone ? null : (
        <>
          <UserAvatar user={post.author} besideLink />
          <div className={styles["content"]}>
            <PostHead
              post={post}
              nameId={nameId}
              cover={sending ? undefined : styles["cover"]}
              menu={sending ? undefined : <PostMenu post={post} />}
            />
            <PostBody
              post={post}
              text={post.text === "" ? null : <PostText postId={post.id} text={post.text} />}
              covered={state === "spoiler" || state === "score" ? state : undefined}
              onUncover={() => setShown(true)}
            />
            {reported ? <ReportedLine /> : null}
            {sending === undefined ? <PostFoot post={post} /> : <SendingLine {...sending} />}
          </div>
        </>
      )}
    </article>
  );
});

const NONE: readonly number[] = [];

type State = Sending["state"] | "locked" | "muted" | "deleted" | "spoiler" | "score";

function stateOf({ post, sending }: PostCardProps, shown: boolean, tellsScore: boolean): State | undefined {
  if (sending !== undefined) return sending.sending.state;
  if (post.isDeleted) return "deleted";
  if (post.isMuted === true && !shown) return "muted";
  if (tellsScore && !shown) return "score";
  if (post.isLocked) return "locked";
  if (shown) return undefined;
  return post.isSpoiler && !post.isOwn ? "spoiler" : undefined;
}
