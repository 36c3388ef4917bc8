// Reads one item of a full list: the match, its teams' names and its odds.
// See docs/wire.md#full-list.
import { readId } from "#domain/ids.ts";
import type { Match, Odds, PerSide, TeamName } from "#domain/match/match.ts";
import { asPrice } from "#domain/odds/priceText.ts";
import { readExplanation } from "../wire/readExplanation.ts";
import { readInstant } from "../wire/readInstant.ts";
import { readPhase } from "../wire/readPhase.ts";
import {
  isBlank,
  readBoolean,
  readFileName,
  readInteger,
  readNumber,
  readObject,
  readText,
} from "../wire/values.ts";

type Fields = Readonly<Record<string, unknown>>;

/** docs/wire.md#score-and-card-bounds: a score or card outside 0 to 99 is invalid. */
const HIGHEST_COUNT = 99;

const LONGEST_RANK = 16;

export interface MatchItem {
  readonly match: Match;
  readonly homeTeam: TeamName;
  readonly awayTeam: TeamName;
  /** "" when the item has no league name. */
  readonly leagueName: string;
  /** Withdrawn where the item has no price. */
  readonly odds: Odds;
  /** True when odds were sent that cannot be read; they count as withdrawn. */
  readonly oddsUnreadable: boolean;
}

/**
 * The item, or undefined when an id, the state, an instant, a score or a card count cannot be read.
 * A blank instant is "not announced", a blank count is 0; a bad line-up, explanation, added time, rank or odds record
 * loses only itself.
 */
export function readMatchItem(value: unknown): MatchItem | undefined {
  const item = readObject(value);
  const info = readObject(item?.matchInfo);
  const home = readObject(item?.homeTeam);
  const away = readObject(item?.guestTeam);
  if (item === undefined || info === undefined || home === undefined || away === undefined) return undefined;

  const id = readId(item.scheduleId);
  const leagueId = readId(item.sclassId);
  const homeId = readId(home.teamId);
  const awayId = readId(away.teamId);
  const state = readInteger(info.matchState);
  const kickoffAt = readOptionalInstant(info.startTime);
  const periodStartedAt = readOptionalInstant(info.matchTime);
  const score = readCounts(info.homeScore, info.guestScore);
  const halfTimeScore = readCounts(info.homeHalfScore, info.guestHalfScore);
  const redCards = readCounts(info.homeRedCard, info.guestRedCard);
  const yellowCards = readCounts(info.homeYellowCard, info.guestYellowCard);
  if (id === undefined || leagueId === undefined || homeId === undefined || awayId === undefined) {
    return undefined;
  }
  if (state === undefined || kickoffAt === null || periodStartedAt === null) return undefined;
  if (!score || !halfTimeScore || !redCards || !yellowCards) return undefined;

  const prices = isOddsOf(item.odds, id) ? item.odds : {};
  const sides = [prices.home, prices.draw, prices.away];
  return {
    match: {
      id,
      leagueId,
      teamIds: { home: homeId, away: awayId },
      phase: readPhase(state),
      kickoffAt,
      periodStartedAt,
      score,
      halfTimeScore,
      redCards,
      yellowCards,
      addedTime: readCount(info.injuryTime) ?? 0,
      ranks: { home: readRank(info.homeRank), away: readRank(info.guestRank) },
      hasLineup: readBoolean(info.hasLineup) ?? false,
      neutralVenue: readBoolean(item.isNeutrality) ?? false,
      explanation: readExplanation(readText(info.explainList)) ?? undefined,
    },
    homeTeam: readTeamName(home),
    awayTeam: readTeamName(away),
    leagueName: readText(item.sclassName),
    odds: { home: readPrice(prices.home), draw: readPrice(prices.draw), away: readPrice(prices.away) },
    oddsUnreadable:
      (prices !== item.odds && !isBlank(item.odds)) ||
      !sides.every((price) => isBlank(price) || readNumber(price) !== undefined),
  };
}

/** undefined when blank, null when invalid. */
function readOptionalInstant(value: unknown): number | undefined | null {
  return isBlank(value) ? undefined : (readInstant(readText(value)) ?? null);
}

function readCounts(home: unknown, away: unknown): PerSide<number> | undefined {
  const homeCount = readCount(home);
  const awayCount = readCount(away);
  if (homeCount === undefined || awayCount === undefined) return undefined;
  return { home: homeCount, away: awayCount };
}

function readCount(value: unknown): number | undefined {
  if (isBlank(value)) return 0;
  const count = readInteger(value);
  return count !== undefined && count >= 0 && count <= HIGHEST_COUNT ? count : undefined;
}

function readRank(value: unknown): string {
  const rank = readText(value);
  return rank.length > LONGEST_RANK ? "" : rank;
}

function readTeamName(team: Fields): TeamName {
  return { name: readText(team.teamName), logo: readFileName(team.logo) };
}

/** True for an item's odds record that is about this match. */
function isOddsOf(value: unknown, matchId: number): value is Fields {
  const record = readObject(value);
  return record !== undefined && (isBlank(record.scheduleId) || readId(record.scheduleId) === matchId);
}

const readPrice = (value: unknown): number => asPrice(readNumber(value));
