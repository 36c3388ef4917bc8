// Lists of the community in the right rail: hot topics, creators, hot posts.
// See docs/product.md#right-rail.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageCallName, PageAnswer, PageParams } from "#domain/calls/pageCalls.ts";
import type { PostSummary } from "#domain/community/post.ts";
import type { Topic } from "#domain/community/topic.ts";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import { LeastPrice } from "#components/creators/LeastPrice.tsx";
import { SubscribedUntil } from "#components/creators/SubscribedUntil.tsx";
import { profilePath, topicPath } from "#components/page/pageLinks.ts";
import { RAIL_ROWS, RailCard, RailCardSkeleton, type RailList } from "#components/page/RailCard.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { postPath } from "#components/posts/postLinks.ts";
import { useTellsHiddenScore } from "#components/spoilers/useTellsHiddenScore.ts";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Icon } from "#ui/content/Icon.tsx";
import type { IconName } from "#ui/content/iconPaths.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./RailLists.module.css";

const LISTS: Readonly<Record<RailList, () => ReactNode>> = {
  posts: HotPosts,
  topics: HotTopics,
  creators: Creators,
};

export function RailLists({ lists }: { readonly lists: readonly RailList[] }) {
  return lists.map((list) => {
    const List = LISTS[list];
    return <List key={list} />;
  });
}

const NO_PARAMS: Readonly<Record<string, never>> = {};
const FIRST_PAGE = { page: 1 };

interface CardOfProps<Name extends PageCallName, Item> {
  readonly list: RailList;
  readonly call: Name;
  readonly params: PageParams<Name>;
  readonly itemsOf: (answer: PageAnswer<Name>) => readonly Item[];
  readonly title: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** Nothing where the list is empty or could not be loaded: its reader did not ask for it. */
function CardOf<Name extends PageCallName, Item extends { readonly id: number }>(
  props: CardOfProps<Name, Item>,
) {
  const { list, call, params, itemsOf, title, children } = props;
  const { data, failure } = usePageData(call, params);
  if (data === undefined) return failure === undefined ? <RailCardSkeleton list={list} /> : null;
  const items = itemsOf(data).slice(0, RAIL_ROWS[list].rows);
  if (items.length === 0) return null;
  return (
    <RailCard list={list} title={title}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </RailCard>
  );
}

const same = <Items,>(items: Items): Items => items;

function HotPosts() {
  return (
    <CardOf
      list="posts"
      call="hotPosts"
      params={NO_PARAMS}
      itemsOf={same<readonly PostSummary[]>}
      title={<Trans>Hot posts</Trans>}
    >
      {(post) => <HotPost post={post} />}
    </CardOf>
  );
}

function HotPost({ post }: { readonly post: PostSummary }) {
  const { t } = useLingui();
  const { id, author, title, text, likeCount, replyCount } = post;
  const isCovered = useTellsHiddenScore()(post);
  const name = author.name === "" ? t`Unknown member` : author.name;
  const words = isCovered ? t`This post may reveal a result.` : title === "" ? text : title;
  return (
    <RowLink path={postPath(id)} className={styles["post"]}>
      <span className={styles["words"]} dir="auto">
        {words === "" ? t`Pictures by ${name}` : words}
      </span>
      <span className={styles["about"]}>
        <span className={styles["name"]}>
          <bdi translate="no">{name}</bdi>
        </span>
        <Count icon="heart" count={likeCount}>
          <Plural value={likeCount} one="# like" other="# likes" />
        </Count>
        <Count icon="chat" count={replyCount}>
          <Plural value={replyCount} one="# reply" other="# replies" />
        </Count>
      </span>
    </RowLink>
  );
}

function Count({ icon, count, children }: { icon: IconName; count: number; children: ReactNode }) {
  const formats = useFormats();
  return (
    <span className={styles["count"]}>
      <Icon name={icon} size={14} />
      <span className="num" aria-hidden="true">
        {formats.number(count)}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}

function HotTopics() {
  const formats = useFormats();
  return (
    <CardOf
      list="topics"
      call="hotTopics"
      params={NO_PARAMS}
      itemsOf={same<readonly Topic[]>}
      title={<Trans>Hot topics</Trans>}
    >
      {({ id, name, postCount }) => (
        <RowLink path={topicPath(id)} className={styles["topic"]}>
          <span className={styles["name"]}>
            <bdi translate="no">{name}</bdi>
          </span>
          <span className={styles["about"]}>
            <span className="num" aria-hidden="true">
              {formats.number(postCount)}
            </span>
            <VisuallyHidden>
              <Plural value={postCount} one="# post" other="# posts" />
            </VisuallyHidden>
          </span>
        </RowLink>
      )}
    </CardOf>
  );
}

function Creators() {
  const { t } = useLingui();
  return (
    <CardOf
      list="creators"
      call="creators"
      params={FIRST_PAGE}
      itemsOf={({ items }): readonly CreatorOffer[] => items}
      title={
        <RowLink path="/creators" className={styles["whole"]}>
          <Trans comment="Heading of a list: members to whom others subscribe">Creators to follow</Trans>
        </RowLink>
      }
    >
      {({ id, name, avatar, postCount, subscriberCount, leastPrice, subscribedUntil }) => (
        <RowLink path={profilePath(id)} className={styles["creator"]}>
          <UserAvatar user={{ id, name, avatar }} size="default" linked={false} />
          <span className={styles["who"]}>
            <span className={styles["name"]}>
              <bdi translate="no">{name === "" ? t`Unknown member` : name}</bdi>
            </span>
            <span className={styles["about"]}>
              {subscribedUntil === undefined ? (
                <>
                  {leastPrice === undefined ? (
                    <span>
                      <Plural value={postCount} one="# post" other="# posts" />
                    </span>
                  ) : (
                    <LeastPrice least={leastPrice} />
                  )}
                  <span>
                    {" · "}
                    <Plural value={subscriberCount} one="# subscriber" other="# subscribers" />
                  </span>
                </>
              ) : (
                <SubscribedUntil until={subscribedUntil} />
              )}
            </span>
          </span>
        </RowLink>
      )}
    </CardOf>
  );
}
