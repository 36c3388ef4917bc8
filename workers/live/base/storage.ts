// The worker's lasting store in IndexedDB, which all tabs and later workers share, and how long it may take to answer.
import { createStore, del, get, update } from "idb-keyval";
import type { Clock } from "./clock.ts";

/** A small lasting store; `update` reads, changes and writes in one transaction. All may reject. */
export interface KeeperStorage {
  load(key: string): Promise<unknown>;
  /** `bytes`: how much is written, where it may be more than a text. */
  update(key: string, change: (stored: unknown) => unknown, bytes?: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes, in one transaction, the values for which `isGone` holds, of all keys that begin so. */
  removeRange(prefix: string, isGone: (stored: unknown) => boolean): Promise<void>;
}

/** A store whose connection can be given up. */
interface Reopening extends KeeperStorage {
  reopen?(): void;
}

/** A store in the database "touchline". Calls reject when the browser blocks or damages it. */
export function createIndexedStorage(): Reopening {
  // Opened on first use: a blocked IndexedDB throws here, and the keeper counts it.
  let store: ReturnType<typeof createStore> | undefined;
  const opened = (): ReturnType<typeof createStore> => (store ??= createStore("touchline", "live"));
  return {
    load: async (key) => get(key, opened()),
    update: async (key, change) => update(key, change, opened()),
    remove: async (key) => del(key, opened()),
    removeRange: async (prefix, isGone) =>
      opened()(
        "readwrite",
        (values) =>
          new Promise<void>((resolve, reject) => {
            const { transaction } = values;
            transaction.addEventListener("complete", () => resolve());
            transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("aborted")));
            const asked = values.openCursor(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`));
            asked.addEventListener("success", () => {
              const cursor = asked.result;
              if (cursor === null) return;
              if (isGone(cursor.value)) cursor.delete();
              cursor.continue();
            });
          }),
      ),
    reopen: () => void (store = undefined),
  };
}

/** docs/product.md#the-store: a store that has not answered by then has refused, ms. */
const ANSWERS_WITHIN_MS = 1_000;
/** A slow disk writes so much in that time. */
const BYTES_IN_TIME = 5_000_000;
/** What is asked of it meanwhile is refused at once: an act that asks it three times does not wait three times, ms. */
const REFUSES_FOR_MS = 2_000;
/** What could not be read or removed is tried again after this, ms. */
export const STORE_AGAIN_MS = 3_000;

/** The store with a deadline for each call. A change that comes to its turn after its deadline writes nothing. */
export function withDeadline(
  storage: Reopening,
  clock: Pick<Clock, "now" | "setTimeout" | "clearTimeout">,
): KeeperStorage {
  let refusesUntil = -Infinity;
  /** A call was late, and none such has ended since. */
  let isStuck = false;

  function within<T>(call: (inTime: <V>(value: V) => V) => Promise<T>, bytes = 0): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = new Error("the store has not answered");
      let isLate = clock.now() < refusesUntil;
      if (isLate) {
        reject(late);
        return;
      }
      // A connection to a storage process that has ended never answers; another one may. One that is slow to open does.
      if (isStuck) storage.reopen?.();
      isStuck = false;
      const timer = clock.setTimeout(
        () => {
          isLate = true;
          refusesUntil = clock.now() + REFUSES_FOR_MS;
          isStuck = true;
          reject(late);
        },
        ANSWERS_WITHIN_MS * Math.max(1, bytes / BYTES_IN_TIME),
      );
      const inTime = <V>(value: V): V => {
        if (isLate) throw late;
        return value;
      };
      void call(inTime)
        .then(resolve, reject)
        .finally(() => {
          clock.clearTimeout(timer);
          if (isLate) isStuck = false;
        });
    });
  }

  return {
    load: (key) => within(() => storage.load(key)),
    update: (key, change, bytes) =>
      within((inTime) => storage.update(key, (stored) => change(inTime(stored))), bytes),
    remove: (key) => within(() => storage.remove(key)),
    removeRange: (prefix, isGone) =>
      within((inTime) => storage.removeRange(prefix, (stored) => isGone(inTime(stored)))),
  };
}
