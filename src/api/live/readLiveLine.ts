// Reads live-change lines: "!"-separated records of "^"-separated fields.
// See docs/wire.md#live-change-line.
// Hot: runs for every frame and every 2 s poll. It reads each record in one pass over its bytes, creates no substrings
// that it does not need, and makes nothing of a record that equals the last one of its match.
import type { MatchUpdate } from "#domain/match/match.ts";
import { isDigit, MOST_DIGITS, ZERO } from "../wire/digits.ts";
import { readExplanation } from "../wire/readExplanation.ts";
import { INSTANT_LENGTH, instantOf } from "../wire/readInstant.ts";
import { readPhase } from "../wire/readPhase.ts";
import type { RecordText } from "./stream.ts";

/** "!" */
const RECORD_END_CODE = 33;
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

/** docs/wire.md#score-and-card-bounds: a score or card outside 0 to 99 drops its record. */
const HIGHEST_COUNT = 99;

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
  read(
    data: RecordText,
    apply: (update: MatchUpdate) => unknown,
    onSame?: (matchId: number) => void,
  ): LineCounts;
  /** Forgets a match's last record after another source changed the match, so that an equal record applies again. */
  forget(matchId: number): void;
  forgetAll(): void;
}

/** A reader that remembers a fingerprint of each match's last record. */
export function createLiveLineReader(): LiveLineReader {
  const lastRecords = new Map<number, number>();
  const scanner = createRecordScanner();

  return {
    read(data, apply, onSame) {
      let applied = 0;
      let skipped = 0;
      let dropped = 0;
      let read = 0;
      // The engine reads a byte of an array faster than a character of a text.
      const bytes = typeof data === "string" ? encoder.encode(data) : data;
      for (let from = 0; from < bytes.length;) {
        if (bytes[from] === RECORD_END_CODE) {
          from += 1;
          continue;
        }
        if (read === MOST_RECORDS) {
          dropped += 1;
          break;
        }
        read += 1;
        from = scanner.scan(bytes, from) + 1;
        const matchId = scanner.matchId();
        const fingerprint = scanner.fingerprint();
        if (lastRecords.get(matchId) === fingerprint) {
          skipped += 1;
          onSame?.(matchId);
          continue;
        }
        const update = matchId > 0 ? scanner.update() : undefined;
        if (update === undefined) dropped += 1;
        else if (apply(update) === false) lastRecords.delete(matchId);
        else {
          applied += 1;
          lastRecords.set(matchId, fingerprint);
        }
      }
      return { applied, skipped, dropped };
    },
    forget: (matchId) => void lastRecords.delete(matchId),
    forgetAll: () => lastRecords.clear(),
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const SIGNED = /^-?\d+$/;

/** Stored for a field without text, and for one that is no whole number of at most 15 digits. */
const EMPTY = -1;
const NO_NUMBER = -2;

/** FNV-1a's start and multiplier, and a second pair, so that a fingerprint has 53 bits. */
const HASH = { start: 0x811c9dc5, multiplier: 0x01000193 } as const;
const SECOND_HASH = { start: 0x9747b28c, multiplier: 0x5bd1e995 } as const;
const HIGH_BITS = 2 ** 21;
const LOW_SHIFT = 11;

interface RecordScanner {
  /** Reads the record that begins at `from`, in one pass over its bytes; returns the position of its end mark. */
  scan(data: Uint8Array, from: number): number;
  /** Its first field; not positive where that is no match id. */
  matchId(): number;
  /** 53 bits computed from all its bytes. */
  fingerprint(): number;
  /** What it sets; undefined for a broken one. */
  update(): MatchUpdate | undefined;
}

/** Its buffers are created once, not per record. */
function createRecordScanner(): RecordScanner {
  /** Where each field begins; the next one begins after its end mark. */
  const starts = new Int32Array(FIELDS_READ + 1);
  const numbers = new Float64Array(FIELDS_READ);
  let bytes: Uint8Array = new Uint8Array(0);
  let fieldCount = 0;
  let hash = 0;
  let secondHash = 0;
  let readable = true;

  const startOf = (field: number): number => starts[field] ?? 0;
  const endOf = (field: number): number => startOf(field + 1) - 1;
  const textOf = (field: number): string => decoder.decode(bytes.subarray(startOf(field), endOf(field)));
  const numberOf = (field: number): number => (field < fieldCount ? (numbers[field] ?? EMPTY) : EMPTY);

  function scan(data: Uint8Array, from: number): number {
    bytes = data;
    let field = 0;
    let start = from;
    let number = 0;
    let hasOther = false;
    let one: number = HASH.start;
    let two: number = SECOND_HASH.start;
    let at = from;
    for (; ; at += 1) {
      const code = data[at] ?? RECORD_END_CODE;
      if (code === FIELD_END_CODE || code === RECORD_END_CODE) {
        if (field < FIELDS_READ) {
          const isNumber = !hasOther && at - start <= MOST_DIGITS;
          numbers[field] = at === start ? EMPTY : isNumber ? number : NO_NUMBER;
          field += 1;
          start = at + 1;
          starts[field] = start;
          number = 0;
          hasOther = false;
        }
        if (code === RECORD_END_CODE) break;
      } else if (isDigit(code)) number = number * 10 + (code - ZERO);
      else hasOther = true;
      one = Math.imul(one ^ code, HASH.multiplier);
      two = Math.imul(two ^ code, SECOND_HASH.multiplier);
    }
    starts[0] = from;
    fieldCount = field;
    hash = one;
    secondHash = two;
    return at;
  }

  /** The state of the match; NaN where the field is no whole number. */
  function state(): number {
    const value = numberOf(FIELD.phase);
    if (value >= 0) return value;
    const text = textOf(FIELD.phase);
    return SIGNED.test(text) ? Number(text) : Number.NaN;
  }

  function count(field: number): number | undefined {
    const value = numberOf(field);
    if (value >= 0 && value <= HIGHEST_COUNT) return value;
    // "-1" says that there is none, as a blank does (docs/wire.md#missing-fields).
    if (value !== EMPTY && textOf(field) !== "-1") readable = false;
    return undefined;
  }

  function instant(field: number): number | undefined {
    const stamp = numberOf(field);
    if (stamp === EMPTY) return undefined;
    const isWhole = endOf(field) - startOf(field) === INSTANT_LENGTH;
    const value = isWhole ? instantOf(stamp) : undefined;
    if (value === undefined) readable = false;
    return value;
  }

  function hasLineup(): boolean | undefined {
    const value = numberOf(FIELD.lineup);
    if (value < 0 || value > 1 || endOf(FIELD.lineup) - startOf(FIELD.lineup) !== 1) return undefined;
    return value === 1;
  }

  function explanation(): MatchUpdate["explanation"] {
    if (numberOf(FIELD.explanation) === EMPTY) return undefined;
    return readExplanation(textOf(FIELD.explanation));
  }

  function addedTime(): number | undefined {
    const minutes = numberOf(FIELD.addedTime);
    return minutes >= 0 && minutes <= HIGHEST_COUNT ? minutes : undefined;
  }

  function update(): MatchUpdate | undefined {
    // First: the ends of fields that a record lacks are those of an earlier record.
    if (fieldCount < LEAST_FIELDS) return undefined;
    const matchState = state();
    if (Number.isNaN(matchState)) return undefined;
    readable = true;
    const found: MatchUpdate = {
      matchId: numberOf(0),
      phase: readPhase(matchState),
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
      hasLineup: hasLineup(),
      explanation: explanation(),
      addedTime: addedTime(),
    };
    return readable ? found : undefined;
  }

  return {
    scan,
    matchId: () => numberOf(0),
    fingerprint: () => (hash >>> 0) * HIGH_BITS + (secondHash >>> LOW_SHIFT),
    update,
  };
}
