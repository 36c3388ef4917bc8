// One notice: author, action, time, and the post concerned.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type Ref, useState } from "react";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
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
  const { actor, at, read, text, postSummary } = notice;
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
            {text}
          </p>
        )}
        {postSummary === "" ? null : (
          <p className={styles["post"]} dir="auto">
            {postSummary}
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

function Deed({ notice: { kind, actor } }: { readonly notice: Notice }): ReactNode {
  if (actor === undefined) return <b>Touchline</b>;
  const who = <Who user={actor} />;
  switch (kind) {
    case "reply":
      return <Trans>{who} replied to your post</Trans>;
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
      <bdi>{name === "" ? t`Somebody` : name}</bdi>
    </RowLink>
  );
}
