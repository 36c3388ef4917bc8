// A player's page: personal data, figures of the season, recent matches and career.
import { HiddenUntilAsked } from "#components/spoilers/HiddenPart.tsx";
import { useLingui } from "@lingui/react/macro";
import { notFound } from "@tanstack/react-router";
import { EntityBody, EntityPage } from "#components/page/EntityPage.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { CareerTable, SeasonTable } from "./FigureTables.tsx";
import { PlayerHeader } from "./PlayerHeader.tsx";
import { RecentMatches } from "./RecentMatches.tsx";

export function PlayerPage({ playerId }: { readonly playerId: number }) {
  const { t } = useLingui();
  usePageView();
  const profile = usePageData("playerProfile", { playerId });
  const matches = usePageData("playerMatches", { playerId });
  const name = profile.data?.player.name;
  usePageTitle(name === undefined ? t`Player – Touchline` : t`${name} – Touchline`);
  if (profile.failure?.reason === "notFound") throw notFound({ routeId: "/football/player/$playerId" });
  return (
    <EntityPage>
      <PlayerHeader query={profile} />
      <EntityBody header={profile}>
        <HiddenUntilAsked>
          {profile.data === undefined && profile.failure ? null : (
            <PageSection query={profile} skeleton={<RowsSkeleton rows={3} height={54} picture />}>
              {({ season }) => <SeasonTable season={season} />}
            </PageSection>
          )}
          <PageSection query={matches} skeleton={<RowsSkeleton rows={8} height={69} picture />}>
            {({ matches: played }) => <RecentMatches matches={played} />}
          </PageSection>
          {profile.data ? <CareerTable career={profile.data.career} /> : null}
        </HiddenUntilAsked>
      </EntityBody>
    </EntityPage>
  );
}
