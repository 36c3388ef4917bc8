// The oracle of live-change records, written literally from docs/wire.md#live-change-line, not for speed.

export interface RecordValues {
  readonly id: number;
  readonly phase: string;
  /** Epoch ms; undefined keeps the known value. */
  readonly periodStartedAt: number | undefined;
  readonly kickoffAt: number | undefined;
  /** Positions 4 to 11; undefined keeps the known value. */
  readonly counts: readonly (number | undefined)[];
  readonly hasLineup: boolean | undefined;
  /** undefined keeps the known value, null removes it. */
  readonly explanation: object | null | undefined;
  readonly addedTime: number | undefined;
}

const PHASES: ReadonlyMap<number, string> = new Map([
  [0, "notStarted"],
  [1, "firstHalf"],
  [2, "halfTime"],
  [3, "secondHalf"],
  [4, "extraTime"],
  [5, "penalties"],
  [-1, "fullTime"],
  [-10, "cancelled"],
  [-11, "toBeAnnounced"],
  [-12, "abandoned"],
  [-13, "interrupted"],
  [-14, "postponed"],
]);

/** A double represents every whole number of fifteen digits exactly. */
const WHOLE = /^[0-9]{1,15}$/;

/** The record, or undefined if it must be dropped. */
export function readRecordPlainly(text: string): RecordValues | undefined {
  const fields = text.split("^");
  const [id = "", state = ""] = fields;
  if (fields.length < 12 || !WHOLE.test(id) || Number(id) === 0 || !/^-?[0-9]+$/.test(state))
    return undefined;
  const instants = fields.slice(2, 4).map((field) => (field === "" ? undefined : readInstantPlainly(field)));
  if (instants.includes(null)) return undefined;
  const counts = fields
    .slice(4, 12)
    .map((field) => (field === "" || field === "-1" ? undefined : readCount(field)));
  if (counts.includes(null)) return undefined;
  const lineup = fields[13];
  return {
    id: Number(id),
    // Zeros in front change no number, however many there are.
    phase: PHASES.get(Number(state)) ?? "unknown",
    periodStartedAt: instants[0] ?? undefined,
    kickoffAt: instants[1] ?? undefined,
    counts: counts.map((count) => count ?? undefined),
    hasLineup: lineup === "1" ? true : lineup === "0" ? false : undefined,
    explanation: readExplanationPlainly(fields[17] ?? ""),
    addedTime: readCount(fields[21] ?? "") ?? undefined,
  };
}

/** A message with more records is not genuine. */
const MOST_RECORDS = 10_000;

/**
 * The records of a text; empty parts between separators are skipped, and a text with too many ends in an invalid
 * record.
 */
export function recordsIn(text: string): readonly string[] {
  const records = text.split("!").filter((record) => record !== "");
  return records.length > MOST_RECORDS ? [...records.slice(0, MOST_RECORDS), "and so on"] : records;
}

function readCount(field: string): number | null {
  return WHOLE.test(field) && Number(field) <= 99 ? Number(field) : null;
}

/** Epoch ms of YYYYMMDDHHmm at UTC+8; null if it is not a valid minute. */
function readInstantPlainly(field: string): number | null {
  const [, year, month, day, hour, minute] =
    /^([0-9]{4})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(field) ?? [];
  if (year === undefined || Number(year) < 1800) return null;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
  const at = Date.parse(iso);
  if (Number.isNaN(at) || new Date(at).toISOString() !== iso) return null;
  return at - 8 * 3_600_000;
}

/** "90,1-1;4-4;1,2-2;4-1;1": unreadable groups are omitted. */
function readExplanationPlainly(text: string): object | null | undefined {
  if (text.length > 200) return undefined;
  const body = text.startsWith(";|;|;|") ? text.slice(6) : text;
  if (text !== "" && body === ";;;;") return null;
  const groups = body.split(";");
  const regular = /^([0-9]{1,15}),(.*)$/s.exec(groups[0] ?? "");
  const minutes = Number(regular?.[1] ?? 0);
  const regularScore = readScore(regular?.[2] ?? "");
  const extra = /^([123]),(.*)$/s.exec(groups[2] ?? "");
  const extraScore = readScore(extra?.[2] ?? "");
  const kind = { "1": "after120", "2": "extraTime", "3": "extraTimeRunning" }[extra?.[1] ?? ""];
  const said = {
    regular: regularScore && minutes >= 1 && minutes <= 999 ? { minutes, score: regularScore } : undefined,
    aggregate: readScore(groups[1] ?? ""),
    extra: extraScore && kind !== undefined ? { kind, score: extraScore } : undefined,
    penalties: readScore(groups[3] ?? ""),
    winner: new Map([
      ["1", "home"],
      ["2", "away"],
    ]).get(groups[4] ?? ""),
  };
  return Object.values(said).every((part) => part === undefined) ? undefined : said;
}

function readScore(text: string): { home: number; away: number } | undefined {
  const [, home, away] = /^([0-9]{1,15})-([0-9]{1,15})$/.exec(text) ?? [];
  if (home === undefined || Number(home) > 99 || Number(away) > 99) return undefined;
  return { home: Number(home), away: Number(away) };
}
