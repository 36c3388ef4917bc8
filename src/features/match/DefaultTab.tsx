// `/football/match/{id}`: redirects to the default tab as soon as the match's tabs are known.
import { Navigate } from "@tanstack/react-router";
import { PageSection } from "#components/page/PageSection.tsx";
import { SectionSkeleton } from "./SectionSkeleton.tsx";
import { useMatchPage } from "./matchContext.ts";
import { defaultTab } from "./matchTabs.ts";

export function DefaultTab() {
  const { matchId, details } = useMatchPage();
  return (
    <PageSection query={details} skeleton={<SectionSkeleton />}>
      {(data) => (
        <Navigate
          to={`/football/match/$matchId/${defaultTab(data)}`}
          params={{ matchId: String(matchId) }}
          replace
        />
      )}
    </PageSection>
  );
}
