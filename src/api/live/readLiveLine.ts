// Reads live-change lines: "!"-separated records of "^"-separated fields.
// See docs/wire.md#live-change-line.
// Hot: runs for every frame and every 2 s poll. It scans character codes, creates no substrings that it does not
// need, and reads only the id of a record that equals the last one of its match.
import type { MatchUpdate } from "#domain/match/match.ts";
import { readDigits } from "../wire/digits.ts";
import { readSignedInteger } from "../wire/signedDigits.ts";
import { readExplanation } from "../wire/readExplanation.ts";
import { readInstantAt } from "../wire/readInstant.ts";
import { readPhase } from "../wire/readPhase.ts";

const RECORD_END = "!";
/** "^" */
const FIELD_END_CODE = 94;

/**
 * docs/wire.md#live-change-line: positions counted from zero; the others are reserved. Position 0 is the
 * match id.
 */
const FIELD = {
  phase: 1,
  periodStartedAt: 2,
  kickoffAt: 3,
  homeScore: 4,
  awayScore: 5,
  homeHalfTimeScore: 6,
  awayHalfTimeScore: 7,
  homeRedCards: 8,
  awayRedCards: 9,
  homeYellowCards: 10,
  awayYellowCards: 11,
  lineup: 13,
  explanation: 17,
  addedTime: 21,
} as const;

/** docs/wire.md#broken-records: a record with fewer fields is dropped. */
const LEAST_FIELDS = 12;
const FIELDS_READ = 22;
/** The shortest record: an id, a state, and the separators of the other fields. */
const SHORTEST_RECORD = LEAST_FIELDS + 1;
/** The most digits readDigits reads. */
const LONGEST_ID = 15;

/** docs/wire.md#score-and-card-bounds: a score or card outside 0 to 99 drops its record. */
const HIGHEST_COUNT = 99;

/** Longer records are applied every time: remembering them would cost more than it saves. */
const LONGEST_REMEMBERED = 512;

/** Several times a day's records. Later ones are dropped: a message within the size limit has room for 500,000. */
const MOST_RECORDS = 10_000;

export interface LineCounts {
  /** Records handed on and taken. */
  readonly applied: number;
  /** Records that equal their match's last record. */
  readonly skipped: number;
  /** Records that could not be read; what follows the 10,000th counts as one. */
  readonly dropped: number;
}

export interface LiveLineReader {
  /**
   * Reads every record of `data` and passes its update to `apply`; a bad record loses only itself. Never throws.
   * An `apply` that returns false did not take the update, so an equal record will be passed on again.
   * `onSame` receives the matches whose record was skipped.
   */
  read(data: string, apply: (update: MatchUpdate) => unknown, onSame?: (matchId: number) => void): LineCounts;
  /** Forgets a match's last record after another source changed the match, so that an equal record applies again. */
  forget(matchId: number): void;
  forgetAll(): void;
}

/** The last record of a match; empty when there is none to compare with. */
interface Remembered {
  text: string;
  /** The text is a slice of the line that is being read. */
  isSlice: boolean;
}

/** A reader that remembers each match's last record. */
export function createLiveLineReader(): LiveLineReader {
  // Objects, so that a record costs one look into the map.
  const lastRecords = new Map<number, Remembered>();
  const readRecord = createRecordReader();

  /** Those with slices. A match is in it once, however often the line names it. */
  let slices: Remembered[] = [];

  function remember(matchId: number, known: Remembered | undefined, slice: string): void {
    const record = known ?? { text: "", isSlice: false };
    if (known === undefined) lastRecords.set(matchId, record);
    if (!record.isSlice) slices.push(record);
    record.text = slice;
    record.isSlice = true;
  }

  return {
    read(data, apply, onSame) {
      let applied = 0;
      let skipped = 0;
      let dropped = 0;
      for (let from = 0; from < data.length;) {
        const mark = data.indexOf(RECORD_END, from);
        if (mark === from) {
          from = pastMarks(data, from);
          continue;
        }
        if (applied + skipped + dropped === MOST_RECORDS) {
          dropped += 1;
          break;
        }
        const to = mark < 0 ? data.length : mark;
        // Too short for a record.
        if (to - from < SHORTEST_RECORD) dropped += 1;
        else {
          const matchId = readMatchId(data, from, to);
          const last = lastRecords.get(matchId);
          if (last !== undefined && last.text.length === to - from && data.startsWith(last.text, from)) {
            skipped += 1;
            onSame?.(matchId);
          } else {
            const update = matchId > 0 ? readRecord(data, matchId, from, to) : undefined;
            if (update === undefined) {
              dropped += 1;
            } else if (apply(update) === false) {
              forget(last);
            } else {
              applied += 1;
              if (to - from <= LONGEST_REMEMBERED) remember(matchId, last, data.slice(from, to));
              else forget(last);
            }
          }
        }
        from = to + 1;
      }
      keepCopies(slices);
      slices = [];
      return { applied, skipped, dropped };
    },
    forget(matchId) {
      forget(lastRecords.get(matchId));
    },
    forgetAll() {
      lastRecords.clear();
    },
  };
}

const NO_MARK = /[^!]/g;

/** The start of the next record: skips empty parts between separators, of which there may be a million. */
function pastMarks(data: string, from: number): number {
  NO_MARK.lastIndex = from;
  return NO_MARK.exec(data)?.index ?? data.length;
}

type RecordReader = (data: string, matchId: number, from: number, to: number) => MatchUpdate | undefined;

/** Reads one record at a time; its buffers are created once, not per record. */
function createRecordReader(): RecordReader {
  const starts = new Int32Array(FIELDS_READ);
  const ends = new Int32Array(FIELDS_READ);
  let text = "";
  let fieldCount = 0;
  let readable = true;

  const startOf = (field: number): number => starts[field] ?? 0;
  const endOf = (field: number): number => ends[field] ?? 0;

  /** Stores the positions of the fields, as many as are read. */
  function findFields(from: number, to: number): void {
    fieldCount = 0;
    let start = from;
    for (let at = from; at <= to && fieldCount < FIELDS_READ; at += 1) {
      if (at !== to && text.charCodeAt(at) !== FIELD_END_CODE) continue;
      starts[fieldCount] = start;
      ends[fieldCount] = at;
      fieldCount += 1;
      start = at + 1;
    }
  }

  function count(field: number): number | undefined {
    const start = startOf(field);
    const end = endOf(field);
    if (start === end) return undefined;
    const value = readDigits(text, start, end);
    if (value >= 0 && value <= HIGHEST_COUNT) return value;
    readable = false;
    return undefined;
  }

  function instant(field: number): number | undefined {
    const start = startOf(field);
    const end = endOf(field);
    if (start === end) return undefined;
    const value = readInstantAt(text, start, end);
    if (value === undefined) readable = false;
    return value;
  }

  /** Positions past the twelfth may be missing. */
  function optional(field: number): string {
    return field < fieldCount ? text.slice(startOf(field), endOf(field)) : "";
  }

  return (data, matchId, from, to) => {
    text = data;
    readable = true;
    findFields(from, to);
    const state = readSignedInteger(text, startOf(FIELD.phase), endOf(FIELD.phase));
    if (fieldCount < LEAST_FIELDS || Number.isNaN(state)) return undefined;
    const update: MatchUpdate = {
      matchId,
      phase: readPhase(state),
      periodStartedAt: instant(FIELD.periodStartedAt),
      kickoffAt: instant(FIELD.kickoffAt),
      homeScore: count(FIELD.homeScore),
      awayScore: count(FIELD.awayScore),
      homeHalfTimeScore: count(FIELD.homeHalfTimeScore),
      awayHalfTimeScore: count(FIELD.awayHalfTimeScore),
      homeRedCards: count(FIELD.homeRedCards),
      awayRedCards: count(FIELD.awayRedCards),
      homeYellowCards: count(FIELD.homeYellowCards),
      awayYellowCards: count(FIELD.awayYellowCards),
      hasLineup: readLineup(optional(FIELD.lineup)),
      explanation: readExplanation(optional(FIELD.explanation)),
      addedTime: readAddedTime(optional(FIELD.addedTime)),
    };
    // Releases the frame, which would otherwise stay in memory until the next record.
    text = "";
    return readable ? update : undefined;
  };
}

/** The id at the start of a record, -1 when there is none. Scans only as far as an id can reach, for speed. */
function readMatchId(data: string, from: number, to: number): number {
  const end = Math.min(to, from + LONGEST_ID + 1);
  for (let at = from; at < end; at += 1) {
    if (data.charCodeAt(at) === FIELD_END_CODE) return readDigits(data, from, at);
  }
  return -1;
}

function readLineup(text: string): boolean | undefined {
  if (text === "1") return true;
  return text === "0" ? false : undefined;
}

function readAddedTime(text: string): number | undefined {
  const minutes = readDigits(text, 0, text.length);
  return minutes >= 0 && minutes <= HIGHEST_COUNT ? minutes : undefined;
}

function forget(record: Remembered | undefined): void {
  if (record !== undefined) record.text = "";
}

/** Replaces slices by copies, because a slice keeps the whole frame in memory. A JSON round trip copies fastest. */
function keepCopies(slices: readonly Remembered[]): void {
  const copies = JSON.parse(JSON.stringify(slices.map(({ text }) => text))) as readonly string[];
  for (const [index, record] of slices.entries()) {
    record.text = copies[index] ?? "";
    record.isSlice = false;
  }
}
