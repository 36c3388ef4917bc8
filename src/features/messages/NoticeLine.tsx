// One notice: author, action, time, and the post concerned.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type Ref, useState } from "react";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink, type RowLinkProps } from "#components/page/RowLink.tsx";
import { postPath } from "#components/posts/postLinks.ts";
import { TimeAgo } from "#components/people/TimeAgo.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { Notice, User } from "#domain/member/member.ts";
import { classNames } from "#ui/styles/classNames.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./NoticeLine.module.css";

export interface NoticeLineProps {
  readonly notice: Notice;
  /** Given to the first new notice after "Show more", which receives the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

export function NoticeLine({ notice, ref }: NoticeLineProps) {
  const { actor, at, read, text, postSummary, postId, replyId } = notice;
  // A notice that was unread when loaded stays tinted for this visit; only the dot disappears when it counts as read.
  const [fresh] = useState(!read);
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className={classNames(styles["notice"], fresh && styles["fresh"])}
      data-notice-id={notice.id}
    >
      {actor === undefined ? (
        <span className={styles["sign"]}>
          <Icon name="info" size={22} />
        </span>
      ) : (
        <UserAvatar user={actor} besideLink />
      )}
      <div className={styles["body"]}>
        <header className={styles["head"]}>
          <p className={styles["deed"]}>
            <Deed notice={notice} />
          </p>
          {at === undefined ? null : <TimeAgo at={at} className={styles["when"]} />}
        </header>
        {text === "" ? null : (
          <p className={styles["text"]} dir="auto">
            {notice.subject === undefined ? (
              <ToPost postId={postId} replyId={replyId}>
                {text}
              </ToPost>
            ) : (
              <RowLink {...subjectAddress(notice.subject)} className={styles["link"]}>
                {text}
              </RowLink>
            )}
          </p>
        )}
        {postSummary === "" ? null : (
          <p className={styles["post"]} dir="auto">
            <ToPost postId={postId}>{postSummary}</ToPost>
          </p>
        )}
      </div>
      <span className={styles["unread"]} data-unread={read ? undefined : ""}>
        {read ? null : (
          <VisuallyHidden>
            <Trans>Unread</Trans>
          </VisuallyHidden>
        )}
      </span>
    </article>
  );
}

/** docs/product.md#notices: a fan is led to the creator, a creator to the list of subscribers or to the withdrawal. */
function subjectAddress({ kind, id }: NonNullable<Notice["subject"]>): Pick<RowLinkProps, "path" | "search"> {
  if (kind === "withdrawal") return { path: "/studio/wallet", search: { withdrawal: id } };
  return { path: kind === "creator" ? profilePath(id) : "/studio/subscribers" };
}

interface ToPostProps {
  readonly postId: number | undefined;
  readonly replyId?: number | undefined;
  readonly children: ReactNode;
}

/**
 * docs/product.md#notices: leads to the post, or to where the reply is below it. That page scrolls by itself; the router,
 * which scrolls new pages to their top, would do so after it where the page is known already.
 */
function ToPost({ postId, replyId, children }: ToPostProps) {
  if (postId === undefined) return children;
  return (
    <RowLink
      path={postPath(postId)}
      search={{ reply: replyId }}
      keepScroll={replyId !== undefined}
      className={styles["link"]}
    >
      {children}
    </RowLink>
  );
}

function Deed({ notice: { kind, actor, isToReply } }: { readonly notice: Notice }): ReactNode {
  if (actor === undefined) return <b>Touchline</b>;
  const who = <Who user={actor} />;
  switch (kind) {
    case "reply":
      return isToReply ? (
        <Trans>{who} replied to your reply</Trans>
      ) : (
        <Trans>{who} replied to your post</Trans>
      );
    case "like":
      return <Trans>{who} liked your post</Trans>;
    case "follow":
      return <Trans>{who} follows you now</Trans>;
    default:
      return who;
  }
}

function Who({ user: { id, name } }: { readonly user: User }) {
  const { t } = useLingui();
  return (
    <RowLink path={profilePath(id)} className={styles["who"]}>
      <bdi translate="no">{name === "" ? t`Unknown member` : name}</bdi>
    </RowLink>
  );
}
