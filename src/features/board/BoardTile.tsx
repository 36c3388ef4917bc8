// One match of the board: league, state, teams, score, prices, the line of the match and its last events.
import { isRowHidden, useHidesToday } from "#components/spoilers/hiddenScores.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useRef, useState } from "react";
import { type Row, ROW_CHANGES, ROW_FLAGS, scoreChange, scoreMark } from "#domain/board/rowCode.ts";
import type { PerSide } from "#domain/match/match.ts";
import type { Incident } from "#domain/match/summary.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { HalfTimeScore } from "#components/match/HalfTimeScore.tsx";
import { IncidentIcon } from "#components/match/IncidentIcon.tsx";
import { INCIDENT_NAMES } from "#components/match/incidentNames.ts";
import { MatchTime } from "#components/match/MatchTime.tsx";
import { type Move, OddsCell } from "#components/match/OddsCell.tsx";
import { TeamLine } from "#components/match/TeamLine.tsx";
import { matchPath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { useLeagueHeading, useListInfo, useMatch, useMatchFacts } from "#state/live/client/hooks.ts";
import type { MatchFacts } from "#workers/live/contract.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { whenSeen } from "#ui/page/whenSeen.ts";
import styles from "./BoardTile.module.css";
import { MatchLine } from "./MatchLine.tsx";
import { EVENTS_SHOWN, lastEvents } from "./tileStory.ts";
import { useTileSummary } from "./useTileSummary.ts";

const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;
const SIDES = ["home", "away"] as const;
const SLOTS = Array.from({ length: EVENTS_SHOWN }, (_, slot) => slot);

export interface BoardTileProps {
  readonly matchId: number;
  readonly showOdds: boolean;
  /** The tab is in sight: what the tile lacks may be asked for. */
  readonly isShown: boolean;
  /** It is drawn in a window that is kept on top. */
  readonly isOnTop?: boolean;
}

/** Score and cards as text: a change of it means another summary. */
function stateOf(row: Row | undefined): string {
  if (row === undefined) return "";
  const { homeScore, awayScore, homeRed, awayRed, homeYellow, awayYellow } = row;
  return [homeScore, awayScore, homeRed, awayRed, homeYellow, awayYellow].join(" ");
}

function useSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current !== null) whenSeen(element.current, () => setSeen(true));
  }, []);
  return { element, isSeen };
}

export const BoardTile = memo(function BoardTile(props: BoardTileProps) {
  const { matchId, showOdds, isShown, isOnTop = false } = props;
  const { element, isSeen } = useSeen();
  const row = useMatch(matchId);
  const facts = useMatchFacts(matchId);
  const status = useListInfo()?.status;
  const hides = useHidesToday();
  const isHidden = isRowHidden(row);
  // Without a row nothing of the answer is drawn but that the match does not exist. Whether its score is hidden is known
  // only with its row, which comes with the list.
  const mayAsk = row === undefined ? !hides || status === "ready" : !isHidden;
  const { summary, isMissing } = useTileSummary(
    matchId,
    stateOf(row),
    (isSeen || isOnTop) && isShown && mayAsk,
  );
  return (
    <div
      ref={element}
      className={styles["tile"]}
      data-match-id={matchId}
      data-odds={showOdds || undefined}
      data-score={row && scoreChange(row.changed)}
      aria-busy={row === undefined && !isMissing}
    >
      {row && facts ? (
        <>
          <Head row={row} facts={facts} />
          <Teams row={row} facts={facts} />
          {showOdds ? <Prices row={row} /> : null}
          <MatchLine row={row} incidents={isHidden ? undefined : summary?.incidents} names={facts.names} />
          <Events incidents={isHidden ? undefined : summary?.incidents} names={facts.names} />
        </>
      ) : isMissing && status === "ready" ? (
        <p className={styles["missing"]}>
          <Trans>This match does not exist.</Trans>
        </p>
      ) : status === "failed" ? (
        <p className={styles["missing"]}>
          <Trans>The matches could not be loaded.</Trans>
        </p>
      ) : (
        <Waiting />
      )}
    </div>
  );
});

/** The lines of a tile that has no match yet. */
function Waiting() {
  return (
    <>
      <Skeleton width="40%" height={12} />
      <span className={styles["waiting"]}>
        <Skeleton width="60%" height={14} />
        <Skeleton width="50%" height={14} />
      </span>
    </>
  );
}

function Head({ row, facts }: { readonly row: Row; readonly facts: MatchFacts }) {
  const league = useLeagueHeading(facts.leagueId);
  const change = scoreChange(row.changed);
  return (
    <div className={styles["head"]}>
      <MatchTime row={row} />
      <span className={styles["league"]}>
        <bdi translate="no">{league?.name ?? ""}</bdi>
      </span>
      {change === undefined ? null : (
        <b className={styles["tag"]}>
          {change === "goal" ? <Trans>Goal</Trans> : <Trans>Goal cancelled</Trans>}
        </b>
      )}
    </div>
  );
}

function Teams({ row, facts }: { readonly row: Row; readonly facts: MatchFacts }) {
  const { t } = useLingui();
  const scored = has(row.flags, ROW_FLAGS.scored);
  return (
    <div className={styles["teams"]}>
      <RowLink path={matchPath(row.matchId)} className={styles["link"]}>
        {SIDES.map((side) => {
          const isHome = side === "home";
          const score = isHome ? row.homeScore : row.awayScore;
          return (
            <div className={styles["team"]} key={side}>
              <TeamLine
                side={side}
                name={facts.names[side]}
                logo={facts.logos[side]}
                rank={facts.ranks[side]}
                red={isHome ? row.homeRed : row.awayRed}
                yellow={isHome ? row.homeYellow : row.awayYellow}
                redChanged={has(row.changed, isHome ? ROW_CHANGES.homeRed : ROW_CHANGES.awayRed)}
                yellowChanged={has(row.changed, isHome ? ROW_CHANGES.homeYellow : ROW_CHANGES.awayYellow)}
                winner={false}
                followed={has(row.flags, isHome ? ROW_FLAGS.favoriteHome : ROW_FLAGS.favoriteAway)}
              />
              <span
                className={`${styles["score"]} num`}
                translate="no"
                data-field={isHome ? "homeScore" : "awayScore"}
                data-changed={
                  has(row.changed, isHome ? ROW_CHANGES.homeScore : ROW_CHANGES.awayScore)
                    ? "score"
                    : undefined
                }
              >
                {scored ? score : scoreMark(score)}
              </span>
            </div>
          );
        })}
      </RowLink>
      <span className={`${styles["half"]} num`} data-field="halfTime" title={t`Half-time score`}>
        <HalfTimeScore row={row} />
      </span>
    </div>
  );
}

function move(changed: number, up: number, down: number): Move {
  if (has(changed, up)) return "up";
  return has(changed, down) ? "down" : undefined;
}

function Prices({ row }: { readonly row: Row }) {
  const c = ROW_CHANGES;
  return (
    <div className={styles["odds"]}>
      <OddsCell
        field="oddsHome"
        price={row.oddsHome}
        move={move(row.changed, c.oddsHomeUp, c.oddsHomeDown)}
      />
      <OddsCell
        field="oddsDraw"
        price={row.oddsDraw}
        move={move(row.changed, c.oddsDrawUp, c.oddsDrawDown)}
      />
      <OddsCell
        field="oddsAway"
        price={row.oddsAway}
        move={move(row.changed, c.oddsAwayUp, c.oddsAwayDown)}
      />
    </div>
  );
}

interface EventsProps {
  readonly incidents: readonly Incident[] | undefined;
  readonly names: PerSide<string>;
}

/** The last events, the latest first. Its lines are there before the events are and get other texts, so that nothing moves. */
const Events = memo(function Events({ incidents, names }: EventsProps) {
  const { t } = useLingui();
  const events = lastEvents(incidents ?? []);
  return (
    <ol className={styles["events"]} aria-label={t`Last events`}>
      {SLOTS.map((slot) => {
        const incident = events[slot];
        return incident === undefined ? (
          <li key={slot} aria-hidden="true" />
        ) : (
          <EventOf key={slot} incident={incident} names={names} />
        );
      })}
    </ol>
  );
});

function EventOf({ incident, names }: { readonly incident: Incident; readonly names: PerSide<string> }) {
  const { i18n } = useLingui();
  const { kind, minute, player, side } = incident;
  const team = side === "none" ? "" : names[side];
  return (
    <li className={styles["event"]} data-kind={kind} data-side={side}>
      <span className={`${styles["minute"]} num`} translate="no">
        {minute > 0 ? `${formatMinute(minute)}′` : ""}
      </span>
      <IncidentIcon kind={kind} size={14} />
      <VisuallyHidden>
        <span>{i18n._(INCIDENT_NAMES[kind])}</span> <bdi>{team}</bdi>
      </VisuallyHidden>
      <bdi className={styles["player"]} translate="no">
        {player?.name ?? team}
      </bdi>
    </li>
  );
}
