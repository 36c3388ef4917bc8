// The stored record of kept lists: its version, its limits, and a checksum that reveals damage.
import { type KeptList, packList, unpackList } from "./listCode.ts";

/** The key of the record in the core's store. */
export const KEPT_KEY = "lists.kept";

/** Increased whenever the record or the text of a list changes: records of another version are dropped. */
const VERSION = 1;
/** docs/product.md#kept-lists: at most 2 MB in all. */
export const KEPT_MAX_BYTES = 2_000_000;
/** The day and the running matches in two languages, or some days of one. */
const KEPT_MAX = 4;

/** A list as it is stored. */
export interface StoredList {
  readonly key: string;
  /** Local epoch ms at which it was complete. */
  readonly at: number;
  /** Checksum of `bytes`. */
  readonly sum: number;
  readonly bytes: Uint8Array;
}

interface Stored {
  readonly version: typeof VERSION;
  readonly lists: readonly StoredList[];
}

/** FNV-1a, 32 bits. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/** The list as it is stored. */
export function storeList(kept: KeptList): StoredList {
  const bytes = new TextEncoder().encode(packList(kept));
  return { key: kept.key, at: kept.at, sum: checksum(bytes), bytes };
}

/** The list that was stored; undefined when it is damaged. Never throws. */
export function openList({ key, sum, bytes }: StoredList): KeptList | undefined {
  if (checksum(bytes) !== sum) return undefined;
  const kept = unpackList(new TextDecoder().decode(bytes));
  return kept?.key === key ? kept : undefined;
}

function isStoredList(value: unknown): value is StoredList {
  if (typeof value !== "object" || value === null) return false;
  const { key, at, sum, bytes } = value as Readonly<Record<string, unknown>>;
  return (
    typeof key === "string" &&
    typeof at === "number" &&
    typeof sum === "number" &&
    bytes instanceof Uint8Array
  );
}

/** The lists of a stored record; undefined for what is damaged, of another version or too large. Never throws. */
export function readRecord(value: unknown): readonly StoredList[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { version, lists } = value as Readonly<Record<string, unknown>>;
  if (version !== VERSION || !Array.isArray(lists) || !lists.every(isStoredList)) return undefined;
  const size = lists.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return size > KEPT_MAX_BYTES ? undefined : lists;
}

/** The record with these lists, the youngest first, as many as the limits allow. */
export function writeRecord(lists: Iterable<StoredList>): Stored {
  const kept: StoredList[] = [];
  let room = KEPT_MAX_BYTES;
  for (const list of [...lists].sort((one, other) => other.at - one.at)) {
    if (kept.length === KEPT_MAX || list.bytes.length > room) continue;
    room -= list.bytes.length;
    kept.push(list);
  }
  return { version: VERSION, lists: kept };
}
