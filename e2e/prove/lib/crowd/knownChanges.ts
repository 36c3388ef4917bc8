// What one client has been told, and whether it was told everything once and in order.
import type { ReadChange } from "./readWire.ts";

export interface KnownChanges {
  /** A new socket: its first record may be any. */
  opened(): void;
  /** Records of a frame; returns the fault. */
  told(changes: readonly ReadChange[]): string | undefined;
  /** What was known when a call was made, for `answered`. */
  now(): Int32Array;
  /** An answer to a call; returns the fault. */
  answered(changes: readonly ReadChange[], then: Int32Array): string | undefined;
  /** Matches whose change is not the expected one. */
  missing(expected: (index: number) => number): readonly number[];
}

export function createKnownChanges(matches: number): KnownChanges {
  const known = new Int32Array(matches);
  let last: number | undefined;
  const learn = ({ index, change }: ReadChange): void => {
    known[index] = Math.max(known[index] ?? 0, change);
  };
  return {
    opened() {
      last = undefined;
    },
    told(changes) {
      let fault: string | undefined;
      for (const { change } of changes) {
        if (last !== undefined && change !== last + 1)
          fault ??= `record ${change} came after record ${last} on one socket`;
        last = change;
      }
      changes.forEach(learn);
      return fault;
    },
    now: () => known.slice(),
    answered(changes, then) {
      const older = changes.find(({ index, change }) => change < (then[index] ?? 0));
      changes.forEach(learn);
      return older && `an answer has change ${older.change} where ${then[older.index]} was known before`;
    },
    missing: (expected) =>
      [...known].flatMap((change, index) => (change < expected(index) ? [expected(index)] : [])),
  };
}
