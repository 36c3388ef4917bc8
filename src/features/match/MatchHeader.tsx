// The header of a match page, fed by the live core: crests, score, minute, cards, half time and venue.
import { Trans, useLingui } from "@lingui/react/macro";
import { type Row, ROW_CHANGES, ROW_FLAGS, scoreChange, scoreMark } from "#domain/board/rowCode.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { isPlaceholder, type PerSide, type Side } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import { CardMark } from "#components/match/CardMark.tsx";
import { explanationText } from "#components/match/explanationText.ts";
import { FavoriteButton } from "#components/match/FavoriteButton.tsx";
import { leaguePath, teamPath } from "#components/page/pageLinks.ts";
import { phaseLabel } from "#components/match/phaseLabel.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { useOnBoard } from "#components/match/useOnBoard.ts";
import { HalfTimeScore } from "#components/match/HalfTimeScore.tsx";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { useMatch, useMatchFacts } from "#state/live/client/hooks.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { KickoffLine } from "./KickoffLine.tsx";
import styles from "./MatchHeader.module.css";
import { shareAddress } from "#components/page/shareAddress.ts";
import { IconButton } from "#ui/controls/IconButton.tsx";

const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;

export function MatchHeader({
  matchId,
  details,
}: {
  readonly matchId: number;
  readonly details: MatchDetails | undefined;
}) {
  const { t, i18n } = useLingui();
  const row = useMatch(matchId);
  const facts = useMatchFacts(matchId);
  const names: PerSide<string> | undefined =
    facts?.names ?? (details && { home: details.teams.home.name, away: details.teams.away.name });
  const title = names ? `${names.home} – ${names.away}` : t`Match`;
  const note = facts?.explanation ? explanationText(facts.explanation, facts.names, i18n) : "";
  // New elements for each answer: skeletons that changed into it would count as layout shifts.
  const answers = [row, facts, details].filter((answer) => answer !== undefined).length;
  return (
    <header key={answers} className={styles["header"]} data-match-id={matchId}>
      <h1 className={styles["title"]}>
        {names ? (
          <span>
            <bdi translate="no">{names.home}</bdi> – <bdi translate="no">{names.away}</bdi>
          </span>
        ) : (
          <span>{title}</span>
        )}
      </h1>
      <div className={styles["top"]}>
        <LeagueLine details={details} />
        <div className={styles["actions"]}>
          <FavoriteButton kind="match" id={matchId} name={title} />
          <BoardButton matchId={matchId} name={title} />
          <ShareButton title={title} />
        </div>
      </div>
      <div className={styles["sides"]}>
        <Team side="home" row={row} details={details} name={names?.home} rank={facts?.ranks.home} />
        <Middle row={row} />
        <Team side="away" row={row} details={details} name={names?.away} rank={facts?.ranks.away} />
      </div>
      <p className={styles["note"]} data-field="explain">
        {note}
      </p>
      <KickoffLine details={details} neutral={facts?.neutralVenue ?? false} />
    </header>
  );
}

function LeagueLine({ details }: { readonly details: MatchDetails | undefined }) {
  if (!details) return <Skeleton width={160} height={14} />;
  const { league, round, season } = details;
  return (
    <p className={styles["league"]}>
      {league.id === 0 ? null : (
        <RowLink path={leaguePath(league.id)} className={styles["leagueName"]}>
          <bdi translate="no">{league.name}</bdi>
        </RowLink>
      )}
      <span dir="auto">{league.country.name}</span>
      {round === undefined || details.cup ? null : (
        <span>
          <Trans>Round {round}</Trans>
        </span>
      )}
      {season === "" ? null : <span className="num">{season}</span>}
    </p>
  );
}

function Team({
  side,
  row,
  details,
  name,
  rank = "",
}: {
  readonly side: Side;
  readonly row: Row | undefined;
  readonly details: MatchDetails | undefined;
  readonly name: string | undefined;
  readonly rank?: string | undefined;
}) {
  const { t } = useLingui();
  const team = details?.teams[side];
  const changed = row?.changed ?? 0;
  const home = side === "home";
  return (
    <div className={styles["team"]} data-side={side}>
      {team ? <TeamCrest file={team.logo} size={56} /> : <Skeleton width={56} height={56} round />}
      <span className={styles["name"]} dir="auto" translate="no">
        {team && !isPlaceholder(team.id) ? (
          <RowLink path={teamPath(team.id)}>{name ?? team.name}</RowLink>
        ) : (
          <span>{name}</span>
        )}
      </span>
      <span className={styles["marks"]}>
        {rank === "" ? null : (
          <small className="num" title={t`Place in the table`}>
            {rank}
          </small>
        )}
        {row ? (
          <>
            <CardMark
              color="red"
              count={home ? row.homeRed : row.awayRed}
              field={home ? "homeRed" : "awayRed"}
              changed={has(changed, home ? ROW_CHANGES.homeRed : ROW_CHANGES.awayRed)}
            />
            <CardMark
              color="yellow"
              count={home ? row.homeYellow : row.awayYellow}
              field={home ? "homeYellow" : "awayYellow"}
              changed={has(changed, home ? ROW_CHANGES.homeYellow : ROW_CHANGES.awayYellow)}
            />
          </>
        ) : null}
      </span>
    </div>
  );
}

function Middle({ row }: { readonly row: Row | undefined }) {
  const { t, i18n } = useLingui();
  if (!row) return <div className={styles["middle"]} aria-busy="true" />;
  const scored = has(row.flags, ROW_FLAGS.scored);
  const running = row.minute > 0;
  const changed = (bit: number): "score" | undefined => (has(row.changed, bit) ? "score" : undefined);
  const change = scoreChange(row.changed);
  return (
    <div className={styles["middle"]} data-live={isLive(row.phase) || undefined} data-score={change}>
      <div className={`${styles["score"]} num`}>
        <span data-field="homeScore" data-changed={changed(ROW_CHANGES.homeScore)} translate="no">
          {scored ? row.homeScore : scoreMark(row.homeScore)}
        </span>
        <span aria-hidden="true">
          {scored ? "–" : t({ message: "v", comment: "Versus, between two teams" })}
        </span>
        <span data-field="awayScore" data-changed={changed(ROW_CHANGES.awayScore)} translate="no">
          {scored ? row.awayScore : scoreMark(row.awayScore)}
        </span>
      </div>
      <span
        className={`${styles["minute"]} num`}
        data-field="minute"
        data-running={running || undefined}
        translate={running ? "no" : undefined}
        data-changed={has(row.changed, ROW_CHANGES.phase) ? "state" : undefined}
      >
        {running ? formatMinute(row.minute) : phaseLabel(row, i18n)}
      </span>
      {has(row.flags, ROW_FLAGS.halfTime) ? (
        <span className={styles["half"]} title={t`Half-time score`}>
          <span aria-hidden="true">
            <Trans comment="Half time, short, before the half-time score">HT</Trans>
          </span>{" "}
          <span className="num" data-field="halfTime">
            <HalfTimeScore row={row} />
          </span>
        </span>
      ) : null}
      {change === "cancelled" ? (
        <b className={styles["cancelled"]}>
          <Trans>Goal cancelled</Trans>
        </b>
      ) : row.addedTime > 0 && running ? (
        <span className={styles["half"]}>
          <Trans>+{row.addedTime} min added</Trans>
        </span>
      ) : null}
    </div>
  );
}

function BoardButton({ matchId, name }: { readonly matchId: number; readonly name: string }) {
  const { t } = useLingui();
  const { isOn, toggle } = useOnBoard(matchId);
  return (
    <IconButton
      icon="tiles"
      iconSize={18}
      label={isOn ? t`Remove from the board: ${name}` : t`Add to the board: ${name}`}
      aria-pressed={isOn}
      onClick={toggle}
    />
  );
}

/** Shares the page's address with the system's share sheet, or copies it where there is none. */
function ShareButton({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <IconButton
      icon="share"
      iconSize={18}
      label={t`Share`}
      onClick={() => void shareAddress(location.href, title)}
    />
  );
}
