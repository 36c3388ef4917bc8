// A post's page: the whole post, and the replies to it as trees.
// See docs/product.md#post-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { notFound } from "@tanstack/react-router";
import { useState } from "react";
import { EntityPage } from "#components/page/EntityPage.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { nameInText } from "#components/people/nameInText.ts";
import type { PostDetail } from "#domain/community/post.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { useTellsHiddenScore } from "#components/spoilers/useTellsHiddenScore.ts";
import { Thread } from "./Thread.tsx";
import { useOpenBoxes } from "./useOpenBoxes.ts";
import { useOwnReplies } from "./useOwnReplies.ts";
import { WholePost } from "./WholePost.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./WholePost.module.css";

export interface PostPageProps {
  readonly postId: number;
  /** The reply that the address leads to. */
  readonly replyId: number | undefined;
}

export function PostPage({ postId, replyId }: PostPageProps) {
  usePageView();
  const post = usePageData("post", { postId });
  const tellsHiddenScore = useTellsHiddenScore();
  /** The post whose words the reader has asked for. */
  const [uncoveredId, uncover] = useState<number>();
  const isUncovered = uncoveredId === postId;
  const tellsScore = post.data !== undefined && tellsHiddenScore(post.data);
  const isCovered = tellsScore && !isUncovered;
  const own = useOwnReplies();
  const boxes = useOpenBoxes();
  usePageTitle(useTitle(isCovered ? undefined : post.data));
  if (post.failure?.reason === "notFound") throw notFound({ routeId: "/posts/$postId" });
  const isDeleted = post.data?.isDeleted === true || post.failure?.refusal === "postDeleted";
  return (
    <EntityPage>
      {isDeleted ? (
        <DeletedPost />
      ) : (
        <PageSection query={post} skeleton={<PostSkeleton />}>
          {(data) => (
            <>
              {/* docs/product.md#sitemap-and-documents: search engines get what everybody may read. */}
              {data.visibility === "public" ? null : <meta name="robots" content="noindex" />}
              <WholePost
                post={data}
                tellsScore={tellsScore}
                isUncovered={isUncovered}
                onUncover={() => uncover(postId)}
              />
              {data.isLocked || isCovered ? null : (
                <Thread post={data} replyId={replyId} own={own} boxes={boxes} />
              )}
            </>
          )}
        </PageSection>
      )}
    </EntityPage>
  );
}

function DeletedPost() {
  return (
    <div data-post-state="deleted">
      <EmptyState icon="chat" title={<Trans>This post was deleted.</Trans>}>
        <Trans>The replies to this post are gone too.</Trans>
      </EmptyState>
    </div>
  );
}

/** The title of the post, else its author; the name of a muted one is left out, as the post is. undefined for a covered one. */
function useTitle(post: PostDetail | undefined): string {
  const { t, i18n } = useLingui();
  if (post === undefined || post.isDeleted || post.isMuted === true) return t`Post – Touchline`;
  const { title, author } = post;
  if (title !== "") return t`${title} – Touchline`;
  const name = nameInText(author.name, i18n);
  return author.name === "" ? t`Post – Touchline` : t`Post by ${name} – Touchline`;
}

/** Grey shapes in the place of a post that is loading. */
function PostSkeleton() {
  return (
    <div className={styles["post"]}>
      <div className={styles["head"]}>
        <Skeleton width={40} height={40} round />
        <Skeleton width={160} height={14} />
      </div>
      <Skeleton width="60%" height={20} />
      <Skeleton height={14} />
      <Skeleton width="92%" height={14} />
      <Skeleton width="71%" height={14} />
    </div>
  );
}
