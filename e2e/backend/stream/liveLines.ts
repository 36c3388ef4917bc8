// Writes the feed's text records: live-change lines and odds lines.
// See docs/wire.md#records.
import { type MatchNow, NOT_KNOWN, type Prices } from "../world/types.ts";
import { writeFeedTime } from "../server/zones.ts";

const LAST_POSITION = 21;

const known = (count: number): number | string => (count === NOT_KNOWN ? "" : count);

/** One live-change record: 22 positions counted from zero, with the reserved ones empty. */
export function writeLiveLine(match: MatchNow): string {
  const fields: (string | number)[] = Array.from({ length: LAST_POSITION + 1 }, () => "");
  fields[0] = match.id;
  fields[1] = match.state;
  fields[2] = match.hasClock === false ? "" : writeFeedTime(match.periodStartedAt);
  fields[3] = writeFeedTime(match.kickoffAt);
  fields[4] = match.homeScore;
  fields[5] = match.guestScore;
  fields[6] = known(match.homeHalf);
  fields[7] = known(match.guestHalf);
  fields[8] = known(match.homeRed);
  fields[9] = known(match.guestRed);
  fields[10] = known(match.homeYellow);
  fields[11] = known(match.guestYellow);
  fields[13] = match.hasLineup ? 1 : 0;
  fields[17] = match.explain;
  fields[21] = match.injuryTime;
  return fields.join("^");
}

/** The caret form of an odds record: `scheduleId^home^draw^away`. */
export function writeOddsLine(matchId: number, prices: Prices): string {
  return [matchId, prices.home, prices.draw, prices.away].join("^");
}

/** The comma form of an odds record: eight parts, opening prices before the current ones. */
export function writeOddsCommaLine(
  matchId: number,
  companyId: number,
  opening: Prices,
  current: Prices,
): string {
  return [
    matchId,
    companyId,
    opening.home,
    opening.draw,
    opening.away,
    current.home,
    current.draw,
    current.away,
  ].join(",");
}
