// Writes the lists in use into the browser's store, for the next start.
// See docs/product.md#kept-lists.
import type { Clock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import { type ListRequest, type Lists, listKey } from "../matches/lists.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import { LIST_PROVIDER_ID, type OddsBook } from "../matches/oddsBook.ts";
import type { Audience } from "../tabs/audience.ts";
import { gatherList } from "./gatherList.ts";
import { KEPT_KEY, readRecord, storeList, type StoredList, writeRecord } from "./keptRecord.ts";

/** docs/product.md#kept-lists: how old a list may be, ms. */
export const DAY_MAX_MS = 24 * 3_600_000;
/** docs/product.md#kept-lists: the lists in use are written at most this often. */
const WRITE_EVERY_MS = 120_000;
/** Written again without a change, because its age says how long nothing changed. */
const WRITE_UNCHANGED_EVERY_MS = 10 * 60_000;
/** After a failure nothing is written for so long: a browser that suspends a page ends its transactions. */
const AGAIN_AFTER_FAILURE_MS = 10 * 60_000;

export interface KeptWriterDeps {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly storage: KeeperStorage;
  readonly store: MatchStore;
  readonly names: NameDirectory;
  readonly odds: OddsBook;
  readonly lists: Lists;
  readonly audience: Audience;
  readonly connection: ConnectionWatch;
  serverNow(): number;
}

export interface KeptWriter {
  /** Writes the lists in use if that is due. */
  beat(): void;
  /** Writes them now if they have changed. */
  write(): void;
  /** Removes a list that is damaged. */
  drop(key: string): void;
  /** Removes all of them. */
  forget(): void;
}

/** True for a list that may be kept: of a day or of all running matches, which name nothing of a member. */
function isKept({ scope }: ListRequest): boolean {
  return scope.kind !== "of";
}

/** Nothing is written before the first call. */
export function createKeptWriter(deps: KeptWriterDeps): KeptWriter {
  const { audience, clock, counters, lists, storage } = deps;
  let isWriting = false;
  let blockedUntil = -Infinity;
  let writtenAt = clock.now();
  let writtenMark = -1;

  function block(): void {
    counters.add("keptStoreFailures");
    blockedUntil = clock.now() + AGAIN_AFTER_FAILURE_MS;
  }

  /** The lists in use, as they are stored; none whose age is not known. */
  function listsInUse(): readonly StoredList[] {
    const newsAt = deps.connection.newsAt();
    const inUse: StoredList[] = [];
    for (const request of audience.wanted().filter(isKept)) {
      const found = lists.find(request);
      const at = lists.dataAt([request], newsAt);
      if (found?.status !== "ready" || at === undefined) continue;
      const list = gatherList(request, found.matchIds, deps);
      const heardAt = deps.odds.heardAt(LIST_PROVIDER_ID);
      const serverAt = deps.serverNow() - (clock.now() - at);
      inUse.push(storeList({ key: listKey(request), at, serverAt, oddsAt: heardAt, list }));
    }
    return inUse;
  }

  async function write(): Promise<void> {
    const mark = deps.store.mark();
    const isDue = mark !== writtenMark || clock.now() - writtenAt >= WRITE_UNCHANGED_EVERY_MS;
    // A write that hangs is followed by no other.
    if (isWriting || clock.now() < blockedUntil || !isDue) return;
    const inUse = listsInUse();
    if (inUse.length === 0) return;
    isWriting = true;
    const now = clock.now();
    writtenAt = now;
    writtenMark = mark;
    const keys = new Set(inUse.map(({ key }) => key));
    const isUseful = (at: number): boolean => at >= now - DAY_MAX_MS && at <= now;
    await storage
      .update(KEPT_KEY, (value) => {
        const others = readRecord(value)?.filter(({ key, at }) => !keys.has(key) && isUseful(at)) ?? [];
        return writeRecord([...inUse, ...others]);
      })
      .then(() => counters.add("keptWrites"), block);
    isWriting = false;
  }

  return {
    beat() {
      if (writtenMark === -1 || clock.now() - writtenAt >= WRITE_EVERY_MS) void write();
    },
    write: () => void write(),
    drop(key) {
      const others = (value: unknown): unknown =>
        writeRecord(readRecord(value)?.filter((other) => other.key !== key) ?? []);
      void storage.update(KEPT_KEY, others).catch(block);
    },
    forget: () => void storage.remove(KEPT_KEY).catch(block),
  };
}
