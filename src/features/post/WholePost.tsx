// A post in full, as its own page shows it, or what stands in for one that is covered.
// See docs/product.md#post-page.
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { PostBody } from "#components/posts/card/PostBody.tsx";
import { PostFoot } from "#components/posts/card/PostFoot.tsx";
import { PostHead } from "#components/posts/card/PostHead.tsx";
import { PostMenu } from "#components/posts/card/PostMenu.tsx";
import { MutedLine, ReportedLine } from "#components/posts/card/PostStub.tsx";
import type { PostDetail } from "#domain/community/post.ts";
import { useReported } from "#state/community/reported.ts";
import { useWatchPosts } from "#state/community/useWatchPosts.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { PostedText } from "./PostedText.tsx";
import { useMediaBeside } from "./useMediaBeside.ts";
import styles from "./WholePost.module.css";

type State = "locked" | "muted" | "spoiler" | "score";

export interface WholePostProps {
  readonly post: PostDetail;
  /** Its words may tell a score that is hidden. */
  readonly tellsScore: boolean;
  /** The reader has asked for what is hidden. */
  readonly isUncovered: boolean;
  onUncover(): void;
}

function stateOf({ post, tellsScore, isUncovered }: WholePostProps): State | undefined {
  const { isMuted, isLocked, isSpoiler, isOwn } = post;
  if (isMuted === true && !isUncovered) return "muted";
  if (tellsScore && !isUncovered) return "score";
  if (isLocked) return "locked";
  if (isUncovered) return undefined;
  return isSpoiler && !isOwn ? "spoiler" : undefined;
}

export function WholePost(props: WholePostProps) {
  const { post, onUncover } = props;
  const nameId = useId();
  const media = useMediaBeside(post);
  useWatchPosts([post.id]);
  const isReported = useReported({ kind: "post", id: post.id });
  const state = stateOf(props);
  return (
    <article
      className={styles["post"]}
      aria-labelledby={state === "muted" ? undefined : nameId}
      data-post-id={post.id}
      data-post-state={state}
    >
      {post.title === "" || state === "muted" || state === "score" ? (
        <VisuallyHidden>
          <h1>
            <Trans>Post</Trans>
          </h1>
        </VisuallyHidden>
      ) : null}
      {state === "muted" ? (
        <MutedLine onShow={onUncover} />
      ) : (
        <>
          <div className={styles["head"]}>
            <UserAvatar user={post.author} besideLink />
            <PostHead post={post} nameId={nameId} menu={<PostMenu post={post} />} />
          </div>
          <PostBody
            post={{ ...post, media }}
            titleAs="h1"
            text={<PostedText content={post.content} mode={post.contentMode} topHeading={2} />}
            covered={state === "spoiler" || state === "score" ? state : undefined}
            onUncover={onUncover}
          />
          {isReported ? <ReportedLine /> : null}
          <PostFoot post={post} />
        </>
      )}
    </article>
  );
}
