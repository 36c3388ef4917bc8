// The page of a topic: its name, the box to write with it, and its posts.
// See docs/product.md#topics.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { notFound, useSearch } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { PostFeed } from "#components/feed/PostFeed.tsx";
import { CardPage } from "#components/page/CardPage.tsx";
import { EntityBody } from "#components/page/EntityPage.tsx";
import { topicPath } from "#components/page/pageLinks.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { PostPrompt } from "#components/posts/PostPrompt.tsx";
import { SORT_NAMES } from "#components/posts/postChoiceNames.ts";
import type { PostSort } from "#domain/community/post.ts";
import type { Topic } from "#domain/community/topic.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { useMember } from "#state/session/useMember.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import styles from "./CommunityPage.module.css";
import { readTopicSearch } from "./topicSearch.ts";

export function TopicPage({ topicId }: { readonly topicId: number }) {
  const { t, i18n } = useLingui();
  usePageView();
  const navigation = useNavigation();
  const chosen = useSearch({ strict: false, select: (search) => readTopicSearch(search).sort });
  const isMember = useMember() !== undefined;
  const { sort: sortAtFirst } = useAtomValue(communityConfigAtom);
  const sort = chosen ?? (isMember ? sortAtFirst : "newest");
  const topic = usePageData("topic", { topicId });
  const name = topic.data?.name ?? "";
  usePageTitle(name === "" ? t`Topic – Touchline` : t`${name} – Touchline`);
  if (topic.failure?.reason === "notFound") throw notFound({ routeId: "/topic/$topicId" });

  return (
    <CardPage>
      <PageSection query={topic} skeleton={<TopicSkeleton />}>
        {(data) => <TopicHeader topic={data} />}
      </PageSection>
      <EntityBody header={topic}>
        <PostPrompt
          request={{ topics: [{ id: topicId, name }] }}
          prompt={name === "" ? t`Write a post` : t`Write about ${name}`}
        />
        <div className={styles["controls"]}>
          <Select
            label={t({ message: "Order of posts", comment: "Setting: in which order lists of posts begin" })}
            value={sort}
            options={Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label: i18n._(label) }))}
            onChange={(value) =>
              navigation.go({
                to: topicPath(topicId),
                search: { sort: value as PostSort },
                replace: true,
                keepScroll: true,
              })
            }
            className={styles["sort"]}
          />
        </div>
        <div className={styles["body"]}>
          <PostFeed
            list={{ call: "topicPosts", params: { topicId, sort } }}
            empty={
              <EmptyState icon="chat" title={<Trans>Nobody has written about this topic yet.</Trans>}>
                <Trans>What people write is shown here.</Trans>
              </EmptyState>
            }
          />
        </div>
      </EntityBody>
    </CardPage>
  );
}

function TopicHeader({ topic: { name, postCount } }: { readonly topic: Topic }) {
  return (
    <header className={styles["header"]}>
      <h1 className={styles["title"]}>
        <bdi translate="no">{name}</bdi>
      </h1>
      <p className={styles["count"]}>
        <Trans comment="Below the name of a topic, before its number of posts">Topic</Trans>
        {" · "}
        <Plural value={postCount} one="# post" other="# posts" />
      </p>
    </header>
  );
}

function TopicSkeleton() {
  return (
    <header className={styles["header"]}>
      <h1 className={styles["title"]}>
        <Skeleton width={200} height={22} />
      </h1>
      <p className={styles["count"]}>
        <Skeleton width={120} height={14} />
      </p>
    </header>
  );
}
