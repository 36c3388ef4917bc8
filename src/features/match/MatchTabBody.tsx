// The body of a tab: waits for the match's details, and shows a text where the tab has no content.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { MatchDetails, MatchTab } from "#domain/match/matchDetails.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { SectionSkeleton } from "./SectionSkeleton.tsx";
import { useMatchPage } from "./matchContext.ts";

export interface MatchTabProps {
  readonly matchId: number;
  readonly details: MatchDetails;
}

export function MatchTabBody({
  tab,
  children,
}: {
  readonly tab: MatchTab;
  readonly children: (props: MatchTabProps) => ReactNode;
}) {
  const { matchId, details } = useMatchPage();
  return (
    <PageSection query={details} skeleton={<SectionSkeleton />}>
      {(data) =>
        data.tabs.includes(tab) ? (
          children({ matchId, details: data })
        ) : (
          <EmptyState
            icon="info"
            title={<Trans>There is nothing here for this match yet.</Trans>}
            actions={
              <Link to="/football/match/$matchId" params={{ matchId: String(matchId) }}>
                <Trans>See what is available</Trans>
              </Link>
            }
          />
        )
      }
    </PageSection>
  );
}
