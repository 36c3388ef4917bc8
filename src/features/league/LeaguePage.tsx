// A league's page: header, seasons, tabs, and the selected tab.
import { HiddenUntilAsked } from "#components/spoilers/HiddenPart.tsx";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { notFound, Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { EntityBody, EntityPage } from "#components/page/EntityPage.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { LEAGUE_TABS, type LeagueTab } from "#domain/league/league.ts";
import { leaguePath } from "#components/page/pageLinks.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { LeagueHeader } from "./LeagueHeader.tsx";
import { useLeagueSeason } from "./useLeagueSeason.ts";

const FIRST: LeagueTab = "fixtures";
const TAB_NAMES: Readonly<Record<LeagueTab, MessageDescriptor>> = {
  fixtures: msg`Fixtures and results`,
  standings: msg`Standings`,
  players: msg`Players`,
  statistics: msg`Statistics`,
};

export function LeaguePage({ leagueId }: { readonly leagueId: number }) {
  const { i18n, t } = useLingui();
  usePageView();
  const navigate = useNavigate();
  const atPosts = useLocation({ select: ({ pathname }) => pathname.endsWith("/posts") });
  const { profile, search, seasonId } = useLeagueSeason(leagueId);
  const name = profile.data?.league.name;
  usePageTitle(name === undefined ? t`League – Touchline` : t`${name} – Touchline`);
  if (profile.failure?.reason === "notFound") throw notFound({ routeId: "/football/league/$leagueId" });

  const path = leaguePath(leagueId);
  const tabs = profile.data?.tabs ?? LEAGUE_TABS;
  const tab = search.tab !== undefined && tabs.includes(search.tab) ? search.tab : FIRST;
  const { season, round } = search;
  const tabSearch = (each: LeagueTab) => ({ tab: each === FIRST ? undefined : each, season, round });
  return (
    <EntityPage>
      <LeagueHeader
        leagueId={leagueId}
        query={profile}
        seasonId={seasonId ?? profile.data?.currentSeasonId}
        onSeason={(chosen) =>
          void navigate({
            to: "/football/league/$leagueId",
            params: { leagueId: String(leagueId) },
            // A round of one season has no meaning in another.
            search: { tab: search.tab, season: chosen },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <PageTabs
        label={t`League`}
        tabs={[
          ...tabs.map((each) => ({
            key: each,
            label: i18n._(TAB_NAMES[each]),
            path,
            search: tabSearch(each),
            current: !atPosts && each === tab,
          })),
          { key: "posts", label: t`Posts`, path: `${path}/posts`, search: tabSearch(tab), current: atPosts },
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
