// Writes the proof server's live-change records, list items and odds, from docs/wire.md#records alone.
import type { FeedMatch, FeedRecord } from "./eventsOracle.ts";

/** docs/wire.md#feed-clock: the feed's instants are wall-clock time at UTC+8. */
const FEED_OFFSET_MS = 8 * 3_600_000;

/** YYYYMMDDHHmm. */
function writeInstant(epochMs: number): string {
  return new Date(epochMs + FEED_OFFSET_MS).toISOString().slice(0, 16).replaceAll(/[-T:]/g, "");
}

/** One record; absent fields and reserved positions are empty. */
export function writeRecord(record: FeedRecord): string {
  const fields: (string | number | undefined)[] = Array.from({ length: 22 });
  fields.splice(
    0,
    12,
    record.id,
    record.state,
    record.periodStartedAt === undefined ? "" : writeInstant(record.periodStartedAt),
    record.kickoffAt === undefined ? "" : writeInstant(record.kickoffAt),
    record.homeScore,
    record.awayScore,
    record.homeHalf,
    record.awayHalf,
    record.homeRed,
    record.awayRed,
    record.homeYellow,
    record.awayYellow,
  );
  if (record.lineup !== undefined) fields[13] = record.lineup ? 1 : 0;
  fields[17] = record.explanation;
  fields[21] = record.addedTime;
  return fields.map((field) => field ?? "").join("^");
}

/** The text for no explanation in a record: an empty field would keep the old one. */
export const NO_EXPLANATION = ";;;;";

export type Prices = readonly [number, number, number];

/** `scheduleId^home^draw^away`. */
export function writeOdds(matchId: number, prices: Prices): string {
  return [matchId, ...prices].join("^");
}

const LEAGUE_IDS = [36, 37] as const;

function writeItem(match: FeedMatch, prices: Prices | undefined, language: string, loose: boolean): object {
  const n = (value: number): number | string => (loose ? String(value) : value);
  const b = (value: boolean): boolean | number => (loose ? Number(value) : value);
  const team = (id: number): object => ({ teamId: n(id), teamName: `${language} ${id}`, logo: "" });
  const odds = prices && { scheduleId: match.id, home: n(prices[0]), draw: n(prices[1]), away: n(prices[2]) };
  return {
    scheduleId: n(match.id),
    matchInfo: {
      matchState: n(match.state),
      matchTime: writeInstant(match.periodStartedAt),
      startTime: writeInstant(match.kickoffAt),
      hasLineup: b(match.lineup),
      homeScore: n(match.homeScore),
      guestScore: n(match.awayScore),
      homeHalfScore: n(match.homeHalf),
      guestHalfScore: n(match.awayHalf),
      homeRedCard: n(match.homeRed),
      guestRedCard: n(match.awayRed),
      homeYellowCard: n(match.homeYellow),
      guestYellowCard: n(match.awayYellow),
      injuryTime: n(match.addedTime),
      homeRank: "3",
      guestRank: "11",
      explainList: match.explanation === NO_EXPLANATION ? "" : match.explanation,
    },
    homeTeam: team(match.homeId),
    guestTeam: team(match.awayId),
    sclassId: n(match.leagueId),
    sclassName: `${language} league ${match.leagueId}`,
    isNeutrality: b(false),
    odds: odds ?? null,
  };
}

/** The envelope of a list. `loose`: numbers as text, booleans as 0 and 1. */
export function writeList(
  matches: readonly FeedMatch[],
  pricesOf: (id: number) => Prices | undefined,
  language: string,
  loose: boolean,
): string {
  const leagues = LEAGUE_IDS.map((id, index) => ({
    sclassId: id,
    sclassName: `${language} league ${id}`,
    ifShow: true,
    color: "#3b82f6",
    countryId: 1,
    isLevel1: index === 0,
    sort: index,
  }));
  return writeEnvelope({
    scheduleList: matches.map((match) => writeItem(match, pricesOf(match.id), language, loose)),
    sclassList: leagues,
    countries: [{ id: 1, name: "England", sort: 1, flag: "1.svg" }],
  });
}

export function writeEnvelope(data: unknown): string {
  return JSON.stringify({ code: 0, msg: "", data });
}
