// A team's page: header, tabs and the content of the chosen tab.
import { HiddenUntilAsked } from "#components/spoilers/HiddenPart.tsx";
import { useLingui } from "@lingui/react/macro";
import { notFound, Outlet, useLocation, useSearch } from "@tanstack/react-router";
import { EntityBody, EntityPage } from "#components/page/EntityPage.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { teamPath } from "#components/page/pageLinks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { TeamHeader } from "./TeamHeader.tsx";
import { TEAM_TABS, type TeamTab } from "#domain/team/team.ts";
import { readTeamSearch } from "./teamSearch.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Names of the tabs of a team page. */
const TEAM_TAB_NAMES: Readonly<Record<TeamTab, MessageDescriptor>> = {
  fixtures: msg`Fixtures and results`,
  squad: msg`Squad`,
  standings: msg`Standings`,
  statistics: msg`Statistics`,
  transfers: msg`Transfers`,
};

const FIRST: TeamTab = "fixtures";

export function TeamPage({ teamId }: { readonly teamId: number }) {
  const { i18n, t } = useLingui();
  usePageView();
  const atPosts = useLocation({ select: ({ pathname }) => pathname.endsWith("/posts") });
  const tab = useSearch({ strict: false, select: (search) => readTeamSearch(search).tab }) ?? FIRST;
  const profile = usePageData("teamProfile", { teamId });
  const name = profile.data?.team.name;
  usePageTitle(name === undefined ? t`Team – Touchline` : t`${name} – Touchline`);
  if (profile.failure?.reason === "notFound") throw notFound({ routeId: "/football/team/$teamId" });

  const path = teamPath(teamId);
  return (
    <EntityPage>
      <TeamHeader teamId={teamId} query={profile} />
      <PageTabs
        label={t`Team`}
        tabs={[
          ...(profile.data?.tabs ?? TEAM_TABS).map((each) => ({
            key: each,
            label: i18n._(TEAM_TAB_NAMES[each]),
            path,
            search: { tab: each === FIRST ? undefined : each },
            current: !atPosts && each === tab,
          })),
          { key: "posts", label: t`Posts`, path: `${path}/posts`, search: {}, current: atPosts },
        ]}
      />
      <EntityBody header={profile}>
        <HiddenUntilAsked>
          <Outlet />
        </HiddenUntilAsked>
      </EntityBody>
    </EntityPage>
  );
}
