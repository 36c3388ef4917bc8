// Reads one item of a full list: the match, its teams' names and its odds.
// See docs/wire.md#full-list.
import { readId } from "#domain/ids.ts";
import {
  type Match,
  NO_CLOCK,
  NOT_TOLD,
  type Odds,
  type PerSide,
  placeholderId,
  type Side,
  type TeamName,
} from "#domain/match/match.ts";
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
 * What is blank, and a score of -1, is not told (docs/wire.md#missing-fields); a bad line-up, explanation, added time,
 * rank or odds record loses only itself. A team may be not known yet (docs/wire.md#teams-not-known-yet).
 */
export function readMatchItem(value: unknown): MatchItem | undefined {
  const item = readObject(value);
  const info = readObject(item?.matchInfo);
  if (item === undefined || info === undefined) return undefined;

  const id = readId(item.scheduleId);
  const leagueId = readId(item.sclassId);
  const homeId = id && readTeamId(item.homeTeam, id, "home");
  const awayId = id && readTeamId(item.guestTeam, id, "away");
  const state = readInteger(info.matchState);
  const kickoffAt = readOptionalInstant(info.startTime);
  const periodStartedAt =
    readBoolean(info.hasClock) === false ? NO_CLOCK : readOptionalInstant(info.matchTime);
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
      addedTime: readCount(info.injuryTime) ?? NOT_TOLD,
      ranks: { home: readRank(info.homeRank), away: readRank(info.guestRank) },
      hasLineup: readBoolean(info.hasLineup),
      neutralVenue: readBoolean(item.isNeutrality),
      explanation: readExplanation(readText(info.explainList)) ?? undefined,
    },
    homeTeam: readTeamName(item.homeTeam),
    awayTeam: readTeamName(item.guestTeam),
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
  const count = isBlank(value) ? NOT_TOLD : readInteger(value);
  if (count === NOT_TOLD) return NOT_TOLD;
  return count !== undefined && count >= 0 && count <= HIGHEST_COUNT ? count : undefined;
}

function readRank(value: unknown): string {
  const rank = readText(value);
  return rank.length > LONGEST_RANK ? "" : rank;
}

/** The team's id, or a placeholder where the item names none; undefined for one that cannot be read. */
function readTeamId(value: unknown, matchId: number, side: Side): number | undefined {
  const team = readObject(value);
  if (team === undefined && !isBlank(value)) return undefined;
  const isNone = isBlank(team?.teamId) || (readInteger(team?.teamId) ?? 1) <= 0;
  return isNone ? placeholderId(matchId, side) : readId(team?.teamId);
}

function readTeamName(value: unknown): TeamName {
  const team = readObject(value);
  return { name: readText(team?.teamName), logo: readFileName(team?.logo) };
}

/** True for an item's odds record that is about this match. */
function isOddsOf(value: unknown, matchId: number): value is Fields {
  const record = readObject(value);
  return record !== undefined && (isBlank(record.scheduleId) || readId(record.scheduleId) === matchId);
}

const readPrice = (value: unknown): number => asPrice(readNumber(value));
