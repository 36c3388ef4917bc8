// One match in a list. Re-renders only when this match's row or facts change.
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Row, ROW_CHANGES, ROW_FLAGS, scoreChange, scoreMark } from "#domain/board/rowCode.ts";
import type { MatchFacts } from "#workers/live/contract.ts";
import { useMatch, useMatchFacts } from "#state/live/client/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { MatchMenu } from "./MatchMenu.tsx";
import { explanationText } from "./explanationText.ts";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { HalfTimeScore } from "./HalfTimeScore.tsx";
import { MatchTime } from "./MatchTime.tsx";
import { type Move, OddsCell } from "./OddsCell.tsx";
import { matchPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./MatchRow.module.css";
import { TeamLine } from "./TeamLine.tsx";

const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;

function move(changed: number, up: number, down: number): Move {
  if (has(changed, up)) return "up";
  return has(changed, down) ? "down" : undefined;
}

function Scores({ row }: { row: Row }) {
  const scored = has(row.flags, ROW_FLAGS.scored);
  const changed = (bit: number): "score" | undefined => (has(row.changed, bit) ? "score" : undefined);
  return (
    <div className={styles["score"]} translate="no">
      <span className="num" data-field="homeScore" data-changed={changed(ROW_CHANGES.homeScore)}>
        {scored ? row.homeScore : scoreMark(row.homeScore)}
      </span>
      <span className="num" data-field="awayScore" data-changed={changed(ROW_CHANGES.awayScore)}>
        {scored ? row.awayScore : scoreMark(row.awayScore)}
      </span>
    </div>
  );
}

function Prices({ row }: { row: Row }) {
  const { changed } = row;
  const c = ROW_CHANGES;
  return (
    <div className={styles["odds"]}>
      <OddsCell field="oddsHome" price={row.oddsHome} move={move(changed, c.oddsHomeUp, c.oddsHomeDown)} />
      <OddsCell field="oddsDraw" price={row.oddsDraw} move={move(changed, c.oddsDrawUp, c.oddsDrawDown)} />
      <OddsCell field="oddsAway" price={row.oddsAway} move={move(changed, c.oddsAwayUp, c.oddsAwayDown)} />
    </div>
  );
}

function Teams({ row, facts }: { row: Row; facts: MatchFacts }) {
  const winner = facts.explanation?.winner;
  // An awarded result has a winner without a match.
  const over = row.phase === "fullTime" || (row.phase === "cancelled" && has(row.flags, ROW_FLAGS.scored));
  const homeWon = over && (winner ? winner === "home" : row.homeScore > row.awayScore);
  const awayWon = over && (winner ? winner === "away" : row.awayScore > row.homeScore);
  return (
    <RowLink path={matchPath(row.matchId)} className={styles["teams"]}>
      <TeamLine
        side="home"
        name={facts.names.home}
        logo={facts.logos.home}
        rank={facts.ranks.home}
        red={row.homeRed}
        yellow={row.homeYellow}
        redChanged={has(row.changed, ROW_CHANGES.homeRed)}
        yellowChanged={has(row.changed, ROW_CHANGES.homeYellow)}
        winner={homeWon}
        followed={has(row.flags, ROW_FLAGS.favoriteHome)}
      />
      <TeamLine
        side="away"
        name={facts.names.away}
        logo={facts.logos.away}
        rank={facts.ranks.away}
        red={row.awayRed}
        yellow={row.awayYellow}
        redChanged={has(row.changed, ROW_CHANGES.awayRed)}
        yellowChanged={has(row.changed, ROW_CHANGES.awayYellow)}
        winner={awayWon}
        followed={has(row.flags, ROW_FLAGS.favoriteAway)}
      />
    </RowLink>
  );
}

function Markers({ row }: { row: Row }) {
  const { t } = useLingui();
  const change = scoreChange(row.changed);
  return (
    <div className={styles["markers"]}>
      {change === undefined ? null : (
        <span className={styles["tag"]}>
          {change === "goal" ? <Trans>Goal</Trans> : <Trans>Goal cancelled</Trans>}
        </span>
      )}
      {has(row.flags, ROW_FLAGS.lineup) ? (
        <span title={t`Line-ups are out`}>
          <Icon name="lineup" size={14} />
          <VisuallyHidden>{t`Line-ups are out`}</VisuallyHidden>
        </span>
      ) : null}
      {has(row.flags, ROW_FLAGS.neutral) ? (
        <span className={styles["neutral"]} title={t`Neutral ground`}>
          <Trans comment="Neutral ground, one or two letters">N</Trans>
        </span>
      ) : null}
    </div>
  );
}

export interface MatchRowProps {
  readonly matchId: number;
  readonly showOdds: boolean;
  readonly onHide: (matchId: number) => void;
}

export const MatchRow = memo(function MatchRow({ matchId, showOdds, onHide }: MatchRowProps) {
  const row = useMatch(matchId);
  const facts = useMatchFacts(matchId);
  const { t, i18n } = useLingui();
  if (!row || !facts)
    return <div className={styles["row"]} data-loading data-match-id={matchId} aria-busy="true" />;
  const name = `${facts.names.home} – ${facts.names.away}`;
  const note = facts.explanation ? explanationText(facts.explanation, facts.names, i18n) : "";
  return (
    <div className={styles["outer"]} data-match-id={matchId} data-phase={row.phase}>
      <div className={styles["row"]} data-score={scoreChange(row.changed)} data-odds={showOdds || undefined}>
        <div className={styles["actions"]}>
          <FavoriteButton kind="match" id={matchId} name={name} />
          <MatchMenu row={row} facts={facts} name={name} onHide={onHide} className={styles["menu"]} />
        </div>
        <MatchTime row={row} />
        <Teams row={row} facts={facts} />
        <Markers row={row} />
        <span className={`${styles["half"]} num`} data-field="halfTime" title={t`Half-time score`}>
          <HalfTimeScore row={row} />
        </span>
        <Scores row={row} />
        {showOdds ? <Prices row={row} /> : null}
      </div>
      {note === "" ? null : (
        <div className={styles["note"]} data-field="explain">
          {note}
        </div>
      )}
    </div>
  );
});
