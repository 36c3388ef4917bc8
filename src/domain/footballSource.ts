// The source that the server has its football data from, and how it does.
// See docs/wire.md#football-source.

/** What a source may have; pages and lists leave out what it has not. */
export type SourcePart =
  | "clock"
  | "halfTime"
  | "cards"
  | "lineups"
  | "incidents"
  | "statistics"
  | "odds"
  | "standings"
  | "scorers"
  | "squads";

/** "delayed": scores come later than they happen. "late": reads were missed. "stopped": none until `resumeAt`. */
export type SourceState = "live" | "delayed" | "late" | "stopped";

/** Why reads are late or stopped. */
export type SourceTrouble =
  | "throttled"
  | "callsUsedUp"
  | "planTooSmall"
  | "keyRefused"
  | "noAnswer"
  | "unreadable";

export interface FootballSource {
  readonly name: string;
  /** An address, "" for none. */
  readonly homepage: string;
  readonly licence: string;
  /** The sentence that the source asks for, in its own language. */
  readonly attribution: string;
  readonly gives: readonly SourcePart[];
  readonly state: SourceState;
  readonly trouble: SourceTrouble | undefined;
  /** Epoch ms of the server at which the oldest list that is shown as live was true; undefined before the first. */
  readonly asOf: number | undefined;
  /** Seconds between two reads at present. */
  readonly everySeconds: number;
  /** The source is read for so many days before and after today; undefined for whole seasons. */
  readonly daysAround: number | undefined;
  /** Epoch ms of the server before which nothing is read; undefined where reads go on. */
  readonly resumeAt: number | undefined;
  /** Failed reads since the server started. */
  readonly failedReads: number;
}

/** Younger data counts as up to date whatever the pace of the source. */
const STALE_AFTER_MS = 30_000;
const MISSED_READS = 3;

/** True when data of this age is older than the pace of the source explains. */
export function isSourceStale({ everySeconds }: FootballSource, ageMs: number): boolean {
  return ageMs > Math.max(STALE_AFTER_MS, MISSED_READS * everySeconds * 1_000);
}
