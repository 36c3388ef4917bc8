// A line between matches: a league with flag, pin, star and fold button, a section, or a day.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { memo } from "react";
import { CountryFlag } from "#components/pictures/CountryFlag.tsx";
import { FavoriteButton } from "#components/match/FavoriteButton.tsx";
import { leaguePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import type { ListHeading } from "#domain/board/view.ts";
import { minutesOfDay } from "#domain/zones.ts";
import { formatTime } from "#i18n/formats.ts";
import { useDayName, useFormats } from "#i18n/hooks.ts";
import { listPreferencesAtom, toggledId } from "#state/preferences/listPreferences.ts";
import { useLeagueHeading, useListInfo } from "#state/live/client/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./ListHeadingLine.module.css";

function LeagueLine({ leagueId, kickoffAt }: { leagueId: number; kickoffAt: number | undefined }) {
  const league = useLeagueHeading(leagueId);
  const [{ hiddenLeagueIds }, change] = useAtom(listPreferencesAtom);
  const zone = useViewerZone();
  const { t } = useLingui();
  if (!league) return <div className={styles["league"]} data-league-id={leagueId} />;
  const { name, country, collapsed, pinned } = league;
  const pin = (): void =>
    change((known) => ({ ...known, pinnedLeagueIds: toggledId(known.pinnedLeagueIds, leagueId) }));
  const showAgain = (id: number): void =>
    change((known) => ({ ...known, hiddenLeagueIds: known.hiddenLeagueIds.filter((each) => each !== id) }));
  const fold = (): void =>
    change((known) => ({ ...known, collapsedLeagueIds: toggledId(known.collapsedLeagueIds, leagueId) }));
  return (
    <div
      className={styles["league"]}
      data-league-id={leagueId}
      data-followed={league.hasFavoriteMatch || undefined}
    >
      <button
        type="button"
        className={styles["pin"]}
        aria-pressed={pinned}
        aria-label={t`Pin ${name}`}
        title={pinned ? t`Unpin` : t`Pin to the top`}
        onClick={pin}
      >
        <Icon name="pin" size={15} />
      </button>
      <CountryFlag file={league.flag} />
      <h3 className={styles["title"]}>
        {kickoffAt === undefined ? null : (
          <span className={`${styles["time"]} num`}>
            {formatTime(minutesOfDay(kickoffAt, zone.offsetAt(kickoffAt)))}
          </span>
        )}
        <strong>
          <RowLink path={leaguePath(leagueId)} className={styles["name"]}>
            <bdi translate="no">{name}</bdi>
          </RowLink>
        </strong>
        <small>
          <bdi>{country}</bdi>
        </small>
        {league.hasFavoriteMatch ? (
          <span className={styles["followed"]} title={t`Contains a favourite match`}>
            <Icon name="star" size={12} />
            <VisuallyHidden>{t`Contains a favourite match`}</VisuallyHidden>
          </span>
        ) : null}
      </h3>
      {hiddenLeagueIds.includes(leagueId) ? (
        <Button small look="quiet" onClick={() => showAgain(leagueId)}>
          <Trans>Show again</Trans>
        </Button>
      ) : null}
      <FavoriteButton kind="league" id={leagueId} name={name} />
      <button
        type="button"
        className={styles["fold"]}
        aria-expanded={!collapsed}
        // The count is visible on the button, so it is part of the accessible name.
        aria-label={`${collapsed ? t`Show the matches of ${name}` : t`Collapse ${name}`} ${league.matchCount}`}
        onClick={fold}
      >
        <span className="num">{league.matchCount}</span>
        <Icon name="chevronDown" size={16} className={collapsed ? undefined : styles["up"]} />
      </button>
    </div>
  );
}

function DayLine({ date }: { date: string }) {
  const today = useListInfo()?.today ?? date;
  const name = useDayName();
  const formats = useFormats();
  return (
    <h2 className={styles["section"]}>
      {name(date, today)} <small>{formats.day(date)}</small>
    </h2>
  );
}

export const ListHeadingLine = memo(function ListHeadingLine({ heading }: { heading: ListHeading }) {
  if (heading.kind === "league")
    return <LeagueLine leagueId={heading.leagueId} kickoffAt={heading.kickoffAt} />;
  if (heading.kind === "day") return <DayLine date={heading.date} />;
  return (
    <h2 className={styles["section"]}>
      {heading.section === "hotLeagues" ? <Trans>Hot leagues</Trans> : <Trans>More leagues</Trans>}
    </h2>
  );
});
