// The posts of a range with most likes and replies.
import { Trans, useLingui } from "@lingui/react/macro";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { StudioPart } from "#components/studio/StudioPage.tsx";
import type { TopPost } from "#domain/creators/studio.ts";
import { useFormats } from "#i18n/hooks.ts";
import styles from "./TopPosts.module.css";

export function TopPosts({ posts }: { readonly posts: readonly TopPost[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const columns: readonly Column<TopPost>[] = [
    {
      key: "post",
      head: t`Post`,
      kind: "main",
      render: ({ id, title, summary, visibility }) => (
        <span className={styles["post"]}>
          <RowLink path={`/posts/${id}`} className={styles["name"]}>
            <bdi>{title || summary || t`Post`}</bdi>
          </RowLink>
          {visibility === "onlyFans" ? (
            <small>
              <Trans>Subscribers only</Trans>
            </small>
          ) : null}
        </span>
      ),
    },
    {
      key: "likes",
      head: t({ message: "Likes", comment: "Column of a table: how many likes a post has" }),
      width: 80,
      render: ({ likeCount }) => formats.number(likeCount),
    },
    {
      key: "replies",
      head: t({ message: "Replies", comment: "Column of a table: how many replies a post has" }),
      width: 104,
      render: ({ replyCount }) => formats.number(replyCount),
    },
  ];
  return (
    <StudioPart title={<Trans comment="Heading: posts with most likes and replies">Top posts</Trans>}>
      {posts.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>You published nothing in these days.</Trans>
        </p>
      ) : (
        <DataTable
          caption={t`Posts of these days with most likes and replies`}
          columns={columns}
          rows={posts}
          rowKey={({ id }) => id}
        />
      )}
    </StudioPart>
  );
}
