// Changes a post of the member's: loads all of it, and after a conflict shows both texts for a choice.
// See docs/product.md#own-posts.
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useWriting } from "#components/writing/useWriting.ts";
import { FailedRead } from "#components/page/FailedRead.tsx";
import type { PostDetail } from "#domain/community/post.ts";
import { mediaBeside } from "#domain/richText/mediaBeside.ts";
import { editSlot } from "#domain/writing/slotNames.ts";
import type { DraftContent } from "#domain/writing/draft.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Composer } from "./Composer.tsx";
import styles from "./Composer.module.css";
import { Conflict } from "./Conflict.tsx";
import { PostChoices } from "./PostChoices.tsx";

export interface EditPostProps {
  readonly postId: number;
  readonly onClose: () => void;
}

export function EditPost({ postId, onClose }: EditPostProps) {
  const { data, failure, refetch } = usePageData("post", { postId });
  // After a sign-out there is no answer; the form keeps the post, and does not show it.
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  if (known !== undefined) return <EditForm post={known} onClose={onClose} />;
  return (
    <div className={styles["body"]}>
      {failure ? (
        <FailedRead
          title={<Trans>The post could not be loaded.</Trans>}
          failure={failure}
          onRetry={refetch}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height={240} />
        </div>
      )}
    </div>
  );
}

interface EditFormProps {
  /** Replaced by the newer post after a conflict. */
  readonly post: PostDetail;
  readonly onClose: () => void;
}

function EditForm({ post, onClose }: EditFormProps) {
  const writing = useWriting({ slot: editSlot(post.id), base: contentOf(post), onSent: onClose });
  const { draft, content, sending } = writing;
  const isConflict = sending?.state === "failed" && sending.problem.kind === "changed";
  if (isConflict && post.version > (content.version ?? 0)) {
    return (
      <Conflict
        mine={content}
        newer={contentOf(post)}
        onKeep={() => {
          draft.change({ ...content, version: post.version });
          draft.publish();
        }}
        onTake={() => writing.replace(contentOf(post))}
      />
    );
  }
  return (
    <Composer writing={writing} onClose={onClose} action={<Trans>Save</Trans>}>
      <PostChoices writing={writing} />
    </Composer>
  );
}

/** What an edit begins with. Rich text shows its own media; the others are beside it. */
function contentOf(post: PostDetail): DraftContent {
  const { contentMode, title, content, version, media } = post;
  const { visibility, replyRule, isSpoiler, sport, related, topics } = post;
  const beside = contentMode === "rich" ? mediaBeside(media, content, MEMBER_RULES) : media;
  return {
    mode: contentMode === "rich" ? "rich" : "simple",
    title,
    text: content,
    caret: undefined,
    version,
    visibility,
    replyRule,
    isSpoiler,
    sport,
    related,
    topics,
    media: beside.map((medium) => ({ medium })),
  };
}
