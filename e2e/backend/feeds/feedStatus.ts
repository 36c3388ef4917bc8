/** How a feed does at an instant; the wire's form of it is written by its route. */
import type { FeedFault, FeedId, FeedPart } from "./contract.ts";

/**
 * `LIVE`, `DELAYED` (the plan delays scores), `LATE` (two reads missed), `STOPPED` (no reads until `resumeAt`).
 * `NONE`, the made-up world, has no feed status.
 */
export type FeedState = "LIVE" | "DELAYED" | "LATE" | "STOPPED";

export interface FeedStatus {
  /** Empty for a made-up world, which an edge tells only where its source has gone quiet. */
  readonly source: FeedId | "";
  readonly name: string;
  readonly homepage: string;
  readonly licence: string;
  readonly attribution: string;
  readonly gives: readonly FeedPart[];
  /** Days before and after today that are read; undefined for whole seasons. */
  readonly daysAround: number | undefined;
  readonly state: FeedState;
  /** Why reads are late or stopped; undefined while all is well. */
  readonly reason: FeedFault | undefined;
  /** Epoch ms of the oldest list that is shown as live; undefined before the first answer. */
  readonly asOf: number | undefined;
  /** Seconds between two reads at present. */
  readonly everySeconds: number;
  /** Epoch ms until which there are no reads; undefined if there is no such instant. */
  readonly resumeAt: number | undefined;
  /** Failed reads since the start, by kind. */
  readonly faults: Readonly<Record<FeedFault, number>>;
}

export const NO_FAULTS: FeedStatus["faults"] = {
  THROTTLED: 0,
  QUOTA: 0,
  PLAN: 0,
  KEY: 0,
  DOWN: 0,
  UNREADABLE: 0,
};

/** Whether a read has failed, or cannot begin. */
export function hasFailed({ state, faults }: FeedStatus): boolean {
  return state === "LATE" || state === "STOPPED" || Object.values(faults).some((count) => count > 0);
}

/** What the server asks of a running feed besides its world. */
export interface FeedStatusSource {
  status(): FeedStatus;
  /**
   * Whether a read has ended since the feed began to read, or began again after a pause. The age in the status says nothing of
   * that: it is restored from the store.
   */
  hasRead(): boolean;
  /** Calls the listener whenever a field of the status has changed; returns how to end it. */
  onChange(listener: (status: FeedStatus) => void): () => void;
}

/** What the route tells clients: undefined for a made-up world that has nothing to tell. */
export interface ToldFeedStatus {
  status(): FeedStatus | undefined;
  onChange(listener: (status: FeedStatus | undefined) => void): () => void;
}
