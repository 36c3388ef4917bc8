// The header of a team's page: crest, rank and points, form, coach and stadium, and the next or running match.
import { useHidesToday } from "#components/spoilers/hiddenScores.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { TeamProfile } from "#domain/team/team.ts";
import { isLive } from "#domain/match/phase.ts";
import {
  EntityHeader,
  FailedHeader,
  HEADER_PICTURE_SIZE,
  WaitingHeader,
} from "#components/page/EntityPage.tsx";
import { FavoriteButton } from "#components/match/FavoriteButton.tsx";
import { FixtureList } from "#components/match/FixtureList.tsx";
import { FormLetters } from "#components/match/FormLetters.tsx";
import { leaguePath } from "#components/page/pageLinks.ts";
import { CountryName } from "#components/page/RefLinks.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { useFormats } from "#i18n/hooks.ts";
import type { PageData } from "#state/pageData/usePageData.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./TeamHeader.module.css";

export interface TeamHeaderProps {
  readonly teamId: number;
  readonly query: PageData<TeamProfile>;
}

export function TeamHeader({ teamId, query }: TeamHeaderProps) {
  const { t } = useLingui();
  const profile = query.data;
  if (!profile) {
    if (query.failure) return <FailedHeader kind={t`Team`} query={query} />;
    return (
      <WaitingHeader>
        <WaitingFacts />
      </WaitingHeader>
    );
  }
  const { team, country, league, nextMatch } = profile;
  return (
    <EntityHeader
      picture={<TeamCrest file={team.logo} size={HEADER_PICTURE_SIZE} />}
      name={team.name}
      lines={
        <>
          <CountryName country={country} />
          {league ? (
            <RowLink path={leaguePath(league.id)} className={styles["league"]}>
              <span dir="auto" translate="no">
                {league.name}
              </span>
            </RowLink>
          ) : null}
        </>
      }
      action={<FavoriteButton kind="team" id={teamId} name={team.name} />}
    >
      <Facts profile={profile} />
      {nextMatch ? (
        <div className={styles["next"]}>
          <FixtureList
            title={isLive(nextMatch.phase) ? <Trans>Playing now</Trans> : <Trans>Next match</Trans>}
            fixtures={[nextMatch]}
            showLeague
          />
        </div>
      ) : null}
    </EntityHeader>
  );
}

const NOT_TOLD: Pick<TeamProfile, "place" | "points" | "played" | "form"> = {
  place: undefined,
  points: undefined,
  played: undefined,
  form: [],
};

function Facts({ profile }: { readonly profile: TeamProfile }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { coach, founded, venue } = profile;
  // They would tell the result of a match of today.
  const { place, points, played, form } = useHidesToday() ? NOT_TOLD : profile;
  const capacity = formats.number(venue.capacity);
  const facts: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ["place", t`Place`, place === undefined ? undefined : <b className="num">{place}</b>],
    [
      "points",
      t({ message: "Points", context: "league table" }),
      points === undefined ? undefined : (
        <span className="num">
          <b>{points}</b>
          {played === undefined ? null : (
            <small>
              {" "}
              <Plural value={played} one="in # match" other="in # matches" />
            </small>
          )}
        </span>
      ),
    ],
    ["form", t`Form`, form.length === 0 ? undefined : <FormLetters form={form} />],
    ["coach", t`Coach`, coach === "" ? undefined : <bdi translate="no">{coach}</bdi>],
    ["founded", t`Founded`, founded > 0 ? <span className="num">{founded}</span> : undefined],
    [
      "venue",
      t`Ground`,
      venue.name === "" ? undefined : (
        <span>
          <bdi translate="no">{venue.city === "" ? venue.name : `${venue.name}, ${venue.city}`}</bdi>
          {venue.capacity > 0 ? <small className="num"> {t`${capacity} places`}</small> : null}
        </span>
      ),
    ],
  ];
  return (
    <dl className={styles["facts"]}>
      {facts.map(([key, label, value]) =>
        value === undefined ? null : (
          <div key={key} className={styles["fact"]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Reserves the space of the facts and of the next match. */
function WaitingFacts() {
  return (
    <>
      <div className={styles["facts"]}>
        {[28, 92, 112, 116, 48, 240].map((width) => (
          <div key={width} className={styles["waiting"]}>
            <Skeleton width={40} height={10} />
            <Skeleton width={width} height={14} />
          </div>
        ))}
      </div>
      <div className={styles["next"]}>
        <div className={styles["waitingTitle"]}>
          <Skeleton width={96} height={14} />
        </div>
        <RowsSkeleton rows={1} height={74} picture />
      </div>
    </>
  );
}
