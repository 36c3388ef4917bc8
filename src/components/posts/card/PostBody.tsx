// What a post says: title, text, pictures and what it is about; covered where it may spoil, closed where it is locked.
// See docs/product.md#posts-on-the-screen.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PostSummary as Post } from "#domain/community/post.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { topicPath } from "../../page/pageLinks.ts";
import { RowLink } from "../../page/RowLink.tsx";
import { RelatedChips } from "../RelatedChips.tsx";
import { LockedBody } from "./LockedBody.tsx";
import styles from "./PostBody.module.css";
import { PostMedia } from "./PostMedia.tsx";

export interface PostBodyProps {
  readonly post: Post;
  /** The text of the post as the page shows it: its beginning in a list, all of it on its own page. */
  readonly text: ReactNode;
  readonly titleAs?: "h1" | "h3";
  /** Hides text and media until the reader asks for them; "score": the title too. */
  readonly covered: "spoiler" | "score" | undefined;
  readonly onUncover: () => void;
}

export function PostBody(props: PostBodyProps) {
  const { post, text, titleAs: Title = "h3", covered, onUncover } = props;
  const { title, media, related, topics } = post;
  return (
    <div className={styles["body"]}>
      {title === "" || covered === "score" ? null : (
        <Title className={styles["title"]} dir="auto">
          {title}
        </Title>
      )}
      {post.isLocked && covered === undefined ? <LockedBody post={post} /> : null}
      {covered === undefined ? text : <Cover onUncover={onUncover} />}
      {covered !== undefined || media.length === 0 ? null : <PostMedia media={media} />}
      {related.length + topics.length === 0 ? null : (
        <div className={styles["chips"]}>
          <RelatedChips related={related} writtenAt={post.writtenAt} covered={covered !== undefined} />
          {topics.map(({ id, name }) => (
            <RowLink key={id} path={topicPath(id)} className={styles["topic"]}>
              <bdi translate="no">#{name}</bdi>
            </RowLink>
          ))}
        </div>
      )}
    </div>
  );
}

/** Neither the text nor the addresses of pictures are in the page while a post is covered. */
function Cover({ onUncover }: { readonly onUncover: () => void }) {
  return (
    <div className={styles["cover"]}>
      <p>
        <Icon name="eyeOff" size={18} />
        <Trans>This post may reveal a result.</Trans>
      </p>
      <Button small onClick={onUncover}>
        <Trans comment="Button: uncovers a post that may reveal a result">Show the post</Trans>
      </Button>
    </div>
  );
}
