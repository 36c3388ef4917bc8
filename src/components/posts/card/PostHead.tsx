// The first line of a post: who wrote it, when, whether it was edited, and who sees it.
// See docs/product.md#posts-on-the-screen.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PostSummary as Post } from "#domain/community/post.ts";
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { profilePath } from "../../page/pageLinks.ts";
import { RowLink } from "../../page/RowLink.tsx";
import { TimeAgo } from "../../people/TimeAgo.tsx";
import { postPath } from "../postLinks.ts";
import { LockIcon } from "./LockIcon.tsx";
import styles from "./PostHead.module.css";

export interface PostHeadProps {
  readonly post: Pick<Post, "id" | "author" | "writtenAt" | "editedAt" | "visibility" | "isOwn">;
  /** Id of the element with the author's name, by which the card is labelled. */
  readonly nameId: string;
  /** Set where the whole card leads to the post: the class of the link that covers it. */
  readonly cover?: string | undefined;
  /** At the end of the line. */
  readonly menu?: ReactNode;
}

export function PostHead({ post, nameId, cover, menu }: PostHeadProps) {
  const { t } = useLingui();
  const { id, author, writtenAt, editedAt, visibility } = post;
  const time = <TimeAgo at={writtenAt} />;
  return (
    <header className={styles["head"]}>
      <span className={styles["who"]}>
        <RowLink path={profilePath(author.id)} className={styles["author"]}>
          <bdi id={nameId} translate="no">
            {author.name === "" ? t`Unknown member` : author.name}
          </bdi>
        </RowLink>
        {author.isCreator ? (
          <span className={styles["creator"]}>
            <Trans comment="Mark beside the name of a member who sells subscriptions">Creator</Trans>
          </span>
        ) : null}
        <span className={styles["when"]}>
          {cover === undefined ? (
            time
          ) : (
            <RowLink path={postPath(id)} className={cover}>
              {time}
            </RowLink>
          )}
        </span>
        {editedAt === undefined ? null : <EditedMark at={editedAt} />}
        <VisibilityMark visibility={visibility} own={post.isOwn} />
      </span>
      {menu === undefined ? null : <span className={styles["menu"]}>{menu}</span>}
    </header>
  );
}

function EditedMark({ at }: { readonly at: number }) {
  const locale = useLocale();
  const zone = useViewerZone();
  return (
    <span className={styles["mark"]} title={formatDateTime(at, zone.offsetAt(at), dateTimePattern(locale))}>
      <Trans comment="Mark of a post or reply that was changed after it was published">Edited</Trans>
    </span>
  );
}

/** Own posts that not everybody sees are marked; another's is seen only by those who may read it. */
function VisibilityMark({
  visibility,
  own,
}: {
  readonly visibility: Post["visibility"];
  readonly own: boolean;
}) {
  if (visibility === "onlyFans") {
    return (
      <span className={styles["mark"]}>
        <LockIcon size={14} />
        <Trans comment="Who sees a post: those who subscribe to its author">Subscribers</Trans>
      </span>
    );
  }
  if (visibility === "public" || !own) return null;
  return (
    <span className={styles["mark"]}>
      <Icon name="eyeOff" size={14} />
      <Trans comment="Who sees a post: its author alone">Only you</Trans>
    </span>
  );
}
