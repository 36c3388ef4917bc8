// A league's fixtures and results, one round at a time.
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { LeagueRound } from "#domain/league/league.ts";
import { FixtureList } from "#components/match/FixtureList.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./LeagueFixtures.module.css";
import { readLeagueSearch } from "./leagueSearch.ts";
import type { LeagueTabProps } from "./LeagueTabs.tsx";
import { RoundPicker } from "./RoundPicker.tsx";
import { ofSeason } from "./useLeagueSeason.ts";
import { useRoundName } from "./useRoundName.ts";

export function LeagueFixtures({ leagueId, seasonId }: LeagueTabProps) {
  const { round } = useSearch({ strict: false, select: readLeagueSearch, structuralSharing: true });
  const season = ofSeason(leagueId, seasonId);
  const asked = usePageData("leagueRound", round === undefined ? season : { ...season, round }, {
    keepPrevious: true,
  });
  // An address may name a round that does not exist: the current one is shown instead.
  const refused = round !== undefined && asked.failure?.reason === "notFound";
  const current = usePageData("leagueRound", season, { enabled: refused });
  return (
    <PageSection query={refused ? current : asked} skeleton={<FixturesSkeleton />}>
      {(data) => (
        <Round
          leagueId={leagueId}
          data={data}
          {...(!refused && asked.isPrevious && { awaited: round ?? data.currentRound })}
        />
      )}
    </PageSection>
  );
}

function Round({
  leagueId,
  data,
  awaited,
}: {
  readonly leagueId: number;
  readonly data: LeagueRound;
  /** The chosen round, while `data` still shows the one before it. */
  readonly awaited?: number;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const nameOf = useRoundName();
  const { rounds, round, currentRound, matches } = data;
  const shown = rounds.find((each) => each.round === round);
  const name = shown === undefined ? "" : nameOf(shown);
  const stale = awaited !== undefined;
  // The next round counts from the one chosen last, not from the one that is still shown.
  const picked = rounds.some((each) => each.round === awaited) ? awaited : undefined;
  return (
    <>
      <RoundPicker
        rounds={rounds}
        round={picked ?? round}
        currentRound={currentRound}
        onChange={(chosen) =>
          void navigate({
            to: "/football/league/$leagueId",
            params: { leagueId: String(leagueId) },
            search: (before) => ({
              ...readLeagueSearch(before),
              round: chosen === currentRound ? undefined : chosen,
            }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <div className={styles["matches"]} data-stale={stale || undefined} aria-busy={stale}>
        {matches.length === 0 ? (
          <EmptyState icon="calendar" title={<Trans>The matches of this round are not known yet.</Trans>}>
            <Trans>The matches are drawn once the round before is over.</Trans>
          </EmptyState>
        ) : (
          <FixtureList label={t`Matches: ${name}`} fixtures={matches} />
        )}
      </div>
    </>
  );
}

function FixturesSkeleton() {
  return (
    <>
      <div className={styles["picker"]}>
        <Skeleton width={220} height={36} />
      </div>
      <RowsSkeleton rows={10} height={57} picture />
    </>
  );
}
