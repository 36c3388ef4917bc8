/**
 * The interface between servers and the bus that carries the live part from the leading source to the edges: one bucket of
 * keys with one writer, and pages on request. See docs/hosting.md#more-than-one-machine.
 */

/** A key with its value, or without one where the key is removed. */
export interface BusValue {
  readonly key: string;
  readonly value: string | undefined;
}

export interface BusEntry extends BusValue {
  /** Of the bucket: each write has a higher one. */
  readonly revision: number;
  /** Epoch ms by the clock of the bus: to compare with other entries alone. */
  readonly writtenAt: number;
}

export interface BusState {
  /** Changes when the bucket was made anew, because the bus has lost it. */
  readonly store: string;
  /** Of the last write, 0 for none. */
  readonly revision: number;
}

/** What a watch begins with: the last values, all kept values, or those after a revision. */
type BusStart = "last" | "kept" | { readonly after: number };

export interface BusWatch {
  /** Ends the watch, in the bus as well. */
  close(): void;
}

/** A page's answer, as JSON of an envelope. */
export interface BusPage {
  /** Of HTTP. */
  readonly status: number;
  readonly body: string;
  /** Epoch ms by the clock of the source that wrote it. */
  readonly at: number;
}

/** In ms: how long the bus keeps a page that is not saved again. */
export const PAGE_KEPT_MS = 24 * 3_600_000;
/** In ms: how long the bus tells that a key was removed. Who has heard nothing for half of it reads all anew. */
export const REMOVED_TOLD_MS = 24 * 3_600_000;

/** The writing side refuses a write, because another writer has written since `after`. */
export class WrittenByAnother extends Error {}

/** What a server says that is alive and waits for the bus. */
export const BUS_NOT_REACHED = "The bus has not been reached yet.";

/** Every call rejects where the bus does not answer in time. */
export interface Bus {
  /** False until the bus was reached for the first time. */
  wasReached(): boolean;
  state(): Promise<BusState>;
  get(key: string): Promise<BusEntry | undefined>;
  /**
   * Writes in order, as the only writer: rejects with `WrittenByAnother` unless `after` is the bucket's last revision. A part
   * may be written where it rejects. Resolves to the last revision.
   */
  write(values: readonly BusValue[], after: number): Promise<number>;
  /** Writes one key if its last revision is `known` (0: it was never written); undefined if it is another. */
  take(key: string, value: string, known: number): Promise<number | undefined>;
  /** Forgets that keys were removed, where that was at least so long ago by the clock of the bus. */
  forgetRemoved(olderThanMs: number): Promise<void>;
  /** Every later write in order, as far as the bucket keeps them. */
  watch(from: BusStart, onEntry: (entry: BusEntry) => void): Promise<BusWatch>;
  /** Asks the leading source for a page by its address; undefined where none answers. */
  askPage(address: string): Promise<BusPage | undefined>;
  /** Answers such questions; returns how to end it. */
  answerPages(write: (address: string) => Promise<BusPage | undefined>): () => void;
  savePage(address: string, page: BusPage): Promise<void>;
  removePage(address: string): Promise<void>;
  savedPage(address: string): Promise<BusPage | undefined>;
  close(): Promise<void>;
}
