// The head of a league's page: badge, name, country, champion, favourite star and the season shown.
import { Trans, useLingui } from "@lingui/react/macro";
import type { LeagueProfile } from "#domain/league/league.ts";
import {
  EntityHeader,
  FailedHeader,
  HEADER_PICTURE_SIZE,
  WaitingHeader,
} from "#components/page/EntityPage.tsx";
import { FavoriteButton } from "#components/match/FavoriteButton.tsx";
import { OpenAsBoard } from "#components/match/OpenAsBoard.tsx";
import { LeagueBadge } from "#components/pictures/LeagueBadge.tsx";
import { useHidesToday } from "#components/spoilers/hiddenScores.ts";
import { teamPath } from "#components/page/pageLinks.ts";
import { CountryName } from "#components/page/RefLinks.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { Select } from "#ui/controls/Select.tsx";
import type { PageData } from "#state/pageData/usePageData.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./LeagueHeader.module.css";

export interface LeagueHeaderProps {
  readonly leagueId: number;
  readonly query: PageData<LeagueProfile>;
  readonly seasonId: number | undefined;
  /** undefined is the current season. */
  readonly onSeason: (seasonId: number | undefined) => void;
}

export function LeagueHeader({ leagueId, query, seasonId, onSeason }: LeagueHeaderProps) {
  const { t } = useLingui();
  const profile = query.data;
  const hidesToday = useHidesToday();
  if (!profile) {
    if (query.failure) return <FailedHeader kind={t`League`} query={query} />;
    return <WaitingHeader controls={<Skeleton width={104} height={36} />} />;
  }
  const { league, champion, teamCount, seasons, currentSeasonId } = profile;
  return (
    <EntityHeader
      picture={<LeagueBadge file={league.logo} size={HEADER_PICTURE_SIZE} />}
      name={league.name}
      lines={
        <>
          <CountryName country={league.country} />
          <span className="num">
            <Trans>Teams: {teamCount}</Trans>
          </span>
          {champion && !hidesToday ? (
            <span>
              <Trans>
                Champion:{" "}
                <RowLink path={teamPath(champion.id)}>
                  <bdi translate="no">{champion.name}</bdi>
                </RowLink>
              </Trans>
            </span>
          ) : null}
        </>
      }
      action={<FavoriteButton kind="league" id={leagueId} name={league.name} />}
      controls={
        <div className={styles["controls"]}>
          <OpenAsBoard start={{ kind: "league", leagueId }} icon="tiles" small>
            <Trans comment="Button: opens these matches on the board">As a board</Trans>
          </OpenAsBoard>
          <Select
            label={t`Season`}
            value={String(seasonId)}
            options={seasons.map(({ id, label }) => ({ value: String(id), label }))}
            onChange={(value) => onSeason(Number(value) === currentSeasonId ? undefined : Number(value))}
          />
        </div>
      }
    />
  );
}
