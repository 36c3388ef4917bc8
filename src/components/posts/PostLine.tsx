// One post in a list: author, time, the beginning of its text, and the numbers of likes and replies.
import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import type { PostCard } from "#domain/community/post.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useWatchPosts } from "#state/community/useWatchPosts.ts";
import { Icon } from "#ui/content/Icon.tsx";
import type { IconName } from "#ui/content/iconPaths.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { profilePath } from "../page/pageLinks.ts";
import { LikeButton } from "./LikeButton.tsx";
import styles from "./PostLine.module.css";
import { TimeAgo } from "../people/TimeAgo.tsx";
import { RowLink } from "../page/RowLink.tsx";
import { UserAvatar } from "../people/UserAvatar.tsx";

function Count({ icon, count, children }: { icon: IconName; count: number; children: ReactNode }) {
  const formats = useFormats();
  return (
    <span className={styles["count"]}>
      <Icon name={icon} size={16} />
      <span className="num" aria-hidden="true">
        {formats.number(count)}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}

export interface PostLineProps {
  readonly post: PostCard;
  /** Given to the first new post after "Show more", which receives the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

export function PostLine({ post, ref }: PostLineProps) {
  const { t } = useLingui();
  const { author, writtenAt, replyCount } = post;
  useWatchPosts([post.id]);
  const name = author.name === "" ? t`Somebody` : author.name;
  return (
    <article ref={ref} tabIndex={-1} className={styles["post"]} data-post-id={post.id}>
      <UserAvatar user={author} besideLink />
      <div className={styles["body"]}>
        <header className={styles["head"]}>
          <RowLink path={profilePath(author.id)} className={styles["author"]}>
            <bdi>{name}</bdi>
          </RowLink>
          <TimeAgo at={writtenAt} className={styles["when"]} />
        </header>
        <p className={styles["text"]} dir="auto">
          {post.text}
        </p>
        <footer className={styles["counts"]}>
          <LikeButton kind="post" item={post} />
          <Count icon="chat" count={replyCount}>
            <Plural value={replyCount} one="# reply" other="# replies" />
          </Count>
        </footer>
      </div>
    </article>
  );
}
