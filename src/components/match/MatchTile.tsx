// One match as a tile: state, teams, score and cards, with the same data hooks as a row.
import { Trans } from "@lingui/react/macro";
import { memo } from "react";
import { type Row, ROW_CHANGES, ROW_FLAGS, scoreChange, scoreMark } from "#domain/board/rowCode.ts";
import { useMatch, useMatchFacts } from "#state/live/client/hooks.ts";
import { FavoriteButton } from "./FavoriteButton.tsx";
import styles from "./MatchTile.module.css";
import { HalfTimeScore } from "./HalfTimeScore.tsx";
import { MatchTime } from "./MatchTime.tsx";
import { matchPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import { TeamLine } from "./TeamLine.tsx";

const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;

function score(row: Row, side: "home" | "away"): string {
  const count = side === "home" ? row.homeScore : row.awayScore;
  return has(row.flags, ROW_FLAGS.scored) ? String(count) : (scoreMark(count) ?? "");
}

export const MatchTile = memo(function MatchTile({ matchId }: { matchId: number }) {
  const row = useMatch(matchId);
  const facts = useMatchFacts(matchId);
  if (!row || !facts) return <div className={styles["tile"]} aria-busy="true" data-match-id={matchId} />;
  const change = scoreChange(row.changed);
  const name = `${facts.names.home} – ${facts.names.away}`;
  return (
    <article className={styles["tile"]} data-match-id={matchId} data-score={change} aria-label={name}>
      <div className={styles["head"]}>
        <MatchTime row={row} />
        <span className={`${styles["half"]} num`} data-field="halfTime">
          <HalfTimeScore row={row} />
        </span>
        {change === "cancelled" ? (
          <span className={styles["tag"]}>
            <Trans>Goal cancelled</Trans>
          </span>
        ) : null}
        <FavoriteButton kind="match" id={matchId} name={name} />
      </div>
      <RowLink path={matchPath(matchId)} className={styles["link"]}>
        {(["home", "away"] as const).map((side) => (
          <div className={styles["team"]} key={side}>
            <TeamLine
              side={side}
              name={facts.names[side]}
              logo={facts.logos[side]}
              rank={facts.ranks[side]}
              red={side === "home" ? row.homeRed : row.awayRed}
              yellow={side === "home" ? row.homeYellow : row.awayYellow}
              redChanged={has(row.changed, side === "home" ? ROW_CHANGES.homeRed : ROW_CHANGES.awayRed)}
              yellowChanged={has(
                row.changed,
                side === "home" ? ROW_CHANGES.homeYellow : ROW_CHANGES.awayYellow,
              )}
              winner={false}
              followed={has(row.flags, side === "home" ? ROW_FLAGS.favoriteHome : ROW_FLAGS.favoriteAway)}
            />
            <span
              className={`${styles["score"]} num`}
              translate="no"
              data-field={side === "home" ? "homeScore" : "awayScore"}
              data-changed={
                has(row.changed, side === "home" ? ROW_CHANGES.homeScore : ROW_CHANGES.awayScore)
                  ? "score"
                  : undefined
              }
            >
              {score(row, side)}
            </span>
          </div>
        ))}
      </RowLink>
    </article>
  );
});
