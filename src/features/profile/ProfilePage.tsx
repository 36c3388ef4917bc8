// A member's page: profile, posts, followers and followed members.
// See docs/product.md#profile.
import { Trans, useLingui } from "@lingui/react/macro";
import { notFound, useSearch } from "@tanstack/react-router";
import { EntityBody, EntityPage } from "#components/page/EntityPage.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { nameInText } from "#components/people/nameInText.ts";
import { UserPostList } from "#components/feed/PostList.tsx";
import { PostListBar } from "#components/feed/PostListBar.tsx";
import { usePostSort } from "#components/feed/usePostSort.ts";
import { PostPrompt } from "#components/posts/PostPrompt.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { PeopleList } from "./PeopleList.tsx";
import { ProfileHeader, ProfileHeaderSkeleton } from "./ProfileHeader.tsx";
import { PROFILE_TABS, type ProfileTab, readProfileSearch } from "./profileSearch.ts";

export interface ProfilePageProps {
  readonly userId: number;
  /** Path of this page without its query: the viewer's own profile has a short one. */
  readonly path: string;
  readonly tab: ProfileTab | undefined;
}

export function ProfilePage({ userId, path, tab = "posts" }: ProfilePageProps) {
  const { t, i18n } = useLingui();
  usePageView();
  const profile = usePageData("profile", { userId });
  const name = profile.data?.name;
  usePageTitle(name === undefined ? t`Profile – Touchline` : t`${name} – Touchline`);
  if (profile.failure?.reason === "notFound") throw notFound({ routeId: "/profile/$userId" });
  const names: Readonly<Record<ProfileTab, string>> = {
    posts: t`Posts`,
    followers: t({ message: "Followers", comment: "Tab of a profile: who follows this member" }),
    following: t({ message: "Following", comment: "Tab of a profile: whom this member follows" }),
  };
  return (
    <EntityPage>
      <PageSection query={profile} skeleton={<ProfileHeaderSkeleton />}>
        {(known) => <ProfileHeader profile={known} path={path} />}
      </PageSection>
      <PageTabs
        label={t`Profile`}
        tabs={PROFILE_TABS.map((each) => ({
          key: each,
          label: names[each],
          path,
          search: { tab: each === "posts" ? undefined : each },
          current: each === tab,
        }))}
      />
      <EntityBody header={profile}>
        <ProfileTabBody
          userId={userId}
          path={path}
          tab={tab}
          self={profile.data?.self === true}
          isCreator={profile.data?.isCreator === true}
          name={nameInText(name ?? "", i18n)}
        />
      </EntityBody>
    </EntityPage>
  );
}

interface ProfileTabBodyProps {
  readonly userId: number;
  readonly path: string;
  readonly tab: ProfileTab;
  readonly self: boolean;
  readonly isCreator: boolean;
  readonly name: string;
}

function ProfileTabBody({ userId, path, tab, self, isCreator, name }: ProfileTabBodyProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [sort, choose] = usePostSort(path);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const forSubscribers = isCreator && readProfileSearch(search).posts === "subscribers";
  if (tab === "posts") {
    const nothing = self ? t`You have not written anything yet.` : t`${name} has not written anything yet.`;
    const emptyTitle = forSubscribers ? t`There are no posts for subscribers yet.` : nothing;
    return (
      <>
        {self ? (
          <PostPrompt
            request={{}}
            prompt={t({ message: "Write a post", comment: "Prompt above a list of posts" })}
          />
        ) : null}
        <PostListBar sort={sort} onSort={choose}>
          {isCreator ? (
            <Segmented
              label={t({ message: "Which posts", comment: "Choice: all posts, or those for subscribers" })}
              value={forSubscribers ? "subscribers" : "all"}
              segments={[
                { value: "all", label: t({ message: "All", context: "posts" }) },
                {
                  value: "subscribers",
                  label: t({ message: "For subscribers", comment: "Posts that only subscribers can read" }),
                },
              ]}
              onChange={(posts) =>
                navigation.go({
                  to: path,
                  search: { ...search, posts: posts === "all" ? undefined : posts },
                  replace: true,
                  keepScroll: true,
                })
              }
            />
          ) : null}
        </PostListBar>
        <UserPostList
          userId={userId}
          sort={sort}
          forSubscribers={forSubscribers}
          empty={
            <EmptyState icon="chat" title={emptyTitle}>
              {self ? (
                <Trans>What you write about matches, teams and leagues is shown here.</Trans>
              ) : (
                <Trans>What they write is shown here.</Trans>
              )}
            </EmptyState>
          }
        />
      </>
    );
  }
  if (tab === "followers") {
    return (
      <PeopleList
        call="followers"
        userId={userId}
        label={t({ message: "Followers", comment: "Tab of a profile: who follows this member" })}
        empty={
          <EmptyState icon="user" title={self ? t`Nobody follows you yet.` : t`Nobody follows ${name} yet.`}>
            <Trans>A member gets a notification of each new follower.</Trans>
          </EmptyState>
        }
      />
    );
  }
  return (
    <PeopleList
      call="following"
      userId={userId}
      label={t({ message: "Following", comment: "Tab of a profile: whom this member follows" })}
      empty={
        <EmptyState icon="user" title={self ? t`You follow nobody yet.` : t`${name} follows nobody yet.`}>
          <Trans>Follow people from their profile: a name beside a post leads there.</Trans>
        </EmptyState>
      }
    />
  );
}
