// The odds tab of a match: three markets at three providers, live.
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { OddsBoard } from "./odds/OddsBoard.tsx";
import { OddsSkeleton } from "./odds/OddsSkeleton.tsx";

/** docs/product.md#refresh-times: odds-change polling 8 s. */
const REFRESH_EVERY_MS = 8_000;

export interface OddsTabProps {
  readonly matchId: number;
  readonly details: MatchDetails;
}

export function OddsTab({ matchId }: OddsTabProps) {
  const query = usePageData("matchOdds", { matchId }, { refreshEveryMs: REFRESH_EVERY_MS });
  return (
    <PageSection query={query} skeleton={<OddsSkeleton />}>
      {(odds) => <OddsBoard key={odds.matchId} odds={odds} />}
    </PageSection>
  );
}
