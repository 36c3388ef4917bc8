// The community: the box to write a post, and the posts of one sport for the reader or by the reader.
// See docs/product.md#the-community-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { useAtom, useAtomValue } from "jotai";
import { PostFeed } from "#components/feed/PostFeed.tsx";
import { CardPage } from "#components/page/CardPage.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { PostPrompt } from "#components/posts/PostPrompt.tsx";
import { usePageView } from "#state/navigation/usePageView.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { postTypeAtom } from "#state/preferences/postType.ts";
import { useMember } from "#state/session/useMember.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { CommunityControls } from "./CommunityControls.tsx";
import styles from "./CommunityPage.module.css";
import { type CommunitySearch, readCommunitySearch } from "./communitySearch.ts";
import { OwnDrafts } from "./OwnDrafts.tsx";
import type { PostScope } from "#domain/community/post.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function CommunityPage() {
  const { t } = useLingui();
  usePageView();
  usePageTitle(t`Community – Touchline`);
  const navigation = useNavigation();
  const search = useSearch({ strict: false, select: readCommunitySearch });
  const isMember = useMember() !== undefined;
  const [postType, setPostType] = useAtom(postTypeAtom);
  const { sort: sortAtFirst } = useAtomValue(communityConfigAtom);
  const type = search.type ?? postType;
  const sort = search.sort ?? (isMember ? sortAtFirst : "newest");
  // A visitor has no posts.
  const scope = isMember ? (search.scope ?? "forYou") : "forYou";

  function change(some: CommunitySearch): void {
    if (some.type !== undefined) setPostType(some.type);
    const next = { ...search, ...some };
    navigation.go({
      to: "/community",
      search: { ...next, scope: next.scope === "forYou" ? undefined : next.scope },
      replace: true,
      keepScroll: true,
    });
  }

  return (
    <CardPage>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>
          <Trans comment="The part of the product where people write posts">Community</Trans>
        </h1>
        <RowLink path="/creators" className={styles["way"]}>
          <Trans comment="Heading: members who sell subscriptions to their posts">Creators</Trans>
        </RowLink>
      </header>
      <PostPrompt
        request={type === "all" ? {} : { sport: type }}
        prompt={t({ message: "Write a post", comment: "Prompt above a list of posts" })}
      />
      <CommunityControls type={type} sort={sort} scope={scope} isMember={isMember} onChange={change} />
      <div className={styles["body"]}>
        {isMember ? <OwnDrafts isOwnList={scope === "personal"} /> : null}
        <PostFeed
          list={{ call: "feed", params: { scope, type, sort } }}
          empty={<EmptyFeed scope={scope} isMember={isMember} />}
        />
      </div>
    </CardPage>
  );
}

interface EmptyFeedProps {
  readonly scope: PostScope;
  readonly isMember: boolean;
}

/** A feed of the community without posts: possible reasons, and what to do next. */
function EmptyFeed({ scope, isMember }: EmptyFeedProps) {
  if (scope === "personal") {
    return (
      <EmptyState icon="chat" title={<Trans>You have not written anything yet.</Trans>}>
        <Trans>What you write about matches, teams and leagues is shown here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="chat"
      title={<Trans>There are no posts here.</Trans>}
      actions={
        isMember ? (
          <RowLink path="/settings/community/muted">
            <Trans>Muted people</Trans>
          </RowLink>
        ) : undefined
      }
    >
      {isMember ? (
        <Trans>Another sport may have some. Posts of people you have muted are left out.</Trans>
      ) : (
        <Trans>Another sport may have some.</Trans>
      )}
    </EmptyState>
  );
}
