// One match of the list; re-renders only when its match, the minute or its star changes.
import { memo } from "react";
import {
  hasHalfTime,
  hasScore,
  isLive,
  isRunning,
  kickoffText,
  minuteText,
  winnerOf,
} from "../shared/matchTime.ts";
import { HIDE_PATH, LINEUP_PATH, STAR_PATH } from "../shared/paths.ts";
import type { Match } from "../shared/wire.ts";

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
      <path d={path} />
    </svg>
  );
}

function Card({ color, count, field }: { color: "red" | "yellow"; count: number; field: string }) {
  if (count === 0) return null;
  return (
    <span className={`card ${color}`} data-field={field}>
      {count}
    </span>
  );
}

interface TeamProps {
  readonly side: "home" | "away";
  readonly name: string;
  readonly rank: string;
  readonly red: number;
  readonly yellow: number;
  readonly won: boolean;
}

function Team({ side, name, rank, red, yellow, won }: TeamProps) {
  return (
    <div className={won ? "team won" : "team"}>
      <span className="name">{name}</span>
      {rank === "" ? null : <small className="rank">{rank}</small>}
      <Card color="red" count={red} field={`${side}Red`} />
      <Card color="yellow" count={yellow} field={`${side}Yellow`} />
    </div>
  );
}

function Price({ field, price }: { field: string; price: number | undefined }) {
  return (
    <span className="price">
      <span data-field={field}>{price === undefined ? "–" : price.toFixed(2)}</span>
    </span>
  );
}

export interface MatchRowProps {
  readonly match: Match;
  /** Server time in epoch ms, rounded down to the half minute. */
  readonly now: number;
  readonly starred: boolean;
  readonly onStar: (id: number) => void;
  readonly onHide: (id: number) => void;
}

export const MatchRow = memo(function MatchRow({ match, now, starred, onStar, onHide }: MatchRowProps) {
  const winner = winnerOf(match);
  const state = `row${isLive(match) ? " live" : ""}${isRunning(match) ? " running" : ""}`;
  return (
    <div className="line" data-match-id={match.id}>
      <div className={state}>
        <button type="button" aria-pressed={starred} aria-label="Favourite" onClick={() => onStar(match.id)}>
          <Icon path={STAR_PATH} />
        </button>
        <div className="time">
          <span>{kickoffText(match)}</span>
          <span className="minute" data-field="minute">
            {minuteText(match, now)}
          </span>
        </div>
        <div>
          <Team
            side="home"
            name={match.home}
            rank={match.homeRank}
            red={match.homeRed}
            yellow={match.homeYellow}
            won={winner === "home"}
          />
          <Team
            side="away"
            name={match.away}
            rank={match.awayRank}
            red={match.awayRed}
            yellow={match.awayYellow}
            won={winner === "away"}
          />
        </div>
        <div className="markers">
          {match.lineup ? (
            <span title="Line-ups are out">
              <Icon path={LINEUP_PATH} />
            </span>
          ) : null}
          {match.neutral ? <span title="Neutral ground">N</span> : null}
        </div>
        <button type="button" aria-label="Hide" onClick={() => onHide(match.id)}>
          <Icon path={HIDE_PATH} />
        </button>
        <span className="half" data-field="halfTime">
          {hasHalfTime(match) ? `${match.homeHalf}-${match.awayHalf}` : ""}
        </span>
        <div className="score">
          <span data-field="homeScore">{hasScore(match) ? match.homeScore : ""}</span>
          <span data-field="awayScore">{hasScore(match) ? match.awayScore : ""}</span>
        </div>
        <div className="odds">
          <Price field="oddsHome" price={match.prices?.home} />
          <Price field="oddsDraw" price={match.prices?.draw} />
          <Price field="oddsAway" price={match.prices?.away} />
        </div>
      </div>
    </div>
  );
});
