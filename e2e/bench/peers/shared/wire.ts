// Reads the server's data (docs/wire.md#frames): today's list, and the frames and records of the stream.
import { inflate } from "pako";

const CHANNEL = "football_live_change";
/** The feed's clock is at UTC+8. */
const FEED_OFFSET_MS = 8 * 3_600_000;
const LEAST_FIELDS = 12;

/** A match as shown in a row; instants in epoch ms. */
export interface Match {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly homeRank: string;
  readonly awayRank: string;
  readonly neutral: boolean;
  readonly prices: { readonly home: number; readonly draw: number; readonly away: number } | undefined;
  readonly state: number;
  readonly periodStartedAt: number;
  readonly kickoffAt: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeHalf: number;
  readonly awayHalf: number;
  readonly homeRed: number;
  readonly awayRed: number;
  readonly homeYellow: number;
  readonly awayYellow: number;
  readonly lineup: boolean;
}

/** A match that is updated in place. */
export type OpenMatch = { -readonly [Field in keyof Match]: Match[Field] };

/** One record of a frame, split into its fields. */
export type LiveRecord = readonly string[];

interface ListItem {
  readonly scheduleId: number;
  readonly matchInfo: {
    readonly matchState: number;
    readonly matchTime: string;
    readonly startTime: string;
    readonly hasLineup: boolean;
    readonly homeScore: number;
    readonly guestScore: number;
    readonly homeHalfScore: number;
    readonly guestHalfScore: number;
    readonly homeRedCard: number;
    readonly guestRedCard: number;
    readonly homeYellowCard: number;
    readonly guestYellowCard: number;
    readonly homeRank: string;
    readonly guestRank: string;
  };
  readonly homeTeam: { readonly teamName: string };
  readonly guestTeam: { readonly teamName: string };
  readonly isNeutrality: boolean;
  readonly odds: { readonly home: number; readonly draw: number; readonly away: number } | null;
}

/** YYYYMMDDHHmm on the feed's clock, in epoch ms. */
function readInstant(text: string): number {
  const part = (from: number, to: number): number => Number(text.slice(from, to));
  return Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10), part(10, 12)) - FEED_OFFSET_MS;
}

function readMatch({ scheduleId, matchInfo: m, homeTeam, guestTeam, isNeutrality, odds }: ListItem): Match {
  return {
    id: scheduleId,
    home: homeTeam.teamName,
    away: guestTeam.teamName,
    homeRank: m.homeRank,
    awayRank: m.guestRank,
    neutral: isNeutrality,
    prices: odds ?? undefined,
    state: m.matchState,
    periodStartedAt: readInstant(m.matchTime),
    kickoffAt: readInstant(m.startTime),
    homeScore: m.homeScore,
    awayScore: m.guestScore,
    homeHalf: m.homeHalfScore,
    awayHalf: m.guestHalfScore,
    homeRed: m.homeRedCard,
    awayRed: m.guestRedCard,
    homeYellow: m.homeYellowCard,
    awayYellow: m.guestYellowCard,
    lineup: m.hasLineup,
  };
}

/** The matches of a list's answer, in its order. */
export const readList = (data: unknown): readonly Match[] => readFirst(data, Infinity);

/** The first matches of a list's answer; the others are not read. */
export function readFirst(data: unknown, count: number): readonly Match[] {
  return (data as { readonly scheduleList: readonly ListItem[] }).scheduleList.slice(0, count).map(readMatch);
}

/** The records of a frame as texts: inflated and parsed. Throws for bytes that are no frame. */
export function readRecordTexts(bytes: ArrayBuffer): readonly string[] {
  const json = inflate(new Uint8Array(bytes), { toText: true });
  const frame = JSON.parse(json) as { readonly channel: string; readonly data: string | readonly string[] };
  if (frame.channel !== CHANNEL) return [];
  return typeof frame.data === "string" ? frame.data.split("!") : frame.data;
}

/** The records of a frame, each split. Throws for bytes that are no frame. */
export function readFrame(bytes: ArrayBuffer): readonly LiveRecord[] {
  return readRecordTexts(bytes).map(readRecord).filter(isWhole);
}

/** The fields of a record. */
export const readRecord = (text: string): LiveRecord => text.split("^");

/** False for a record with too few fields. */
export const isWhole = (record: LiveRecord): boolean => record.length >= LEAST_FIELDS;

/** The match id of a record that is not split, as text. */
export const idTextOf = (text: string): string => text.slice(0, text.indexOf("^"));

export const matchIdOf = (record: LiveRecord): number => Number(record[0]);

/** Applies a record to its match, in place; an empty field keeps the known value. */
export function applyRecord(match: OpenMatch, record: LiveRecord): void {
  const number = (at: number, known: number): number => (record[at] ? Number(record[at]) : known);
  const instant = (at: number, known: number): number => (record[at] ? readInstant(record[at]) : known);
  match.state = number(1, match.state);
  match.periodStartedAt = instant(2, match.periodStartedAt);
  match.kickoffAt = instant(3, match.kickoffAt);
  match.homeScore = number(4, match.homeScore);
  match.awayScore = number(5, match.awayScore);
  match.homeHalf = number(6, match.homeHalf);
  match.awayHalf = number(7, match.awayHalf);
  match.homeRed = number(8, match.homeRed);
  match.awayRed = number(9, match.awayRed);
  match.homeYellow = number(10, match.homeYellow);
  match.awayYellow = number(11, match.awayYellow);
  if (record[13]) match.lineup = record[13] === "1";
}
