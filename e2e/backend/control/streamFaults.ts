// Faults of the stream that tests can stage.
import { packFrame, spoilFrame, type FrameStyle } from "../stream/frames.ts";

/** Permanent faults: active until switched off (or for `count` frames). */
export type StreamFaultKind =
  | "refuse"
  | "hang"
  | "silence"
  | "mute"
  | "duplicate"
  | "reorder"
  | "corrupt"
  | "raw"
  | "list";

export const STREAM_FAULT_KINDS: readonly StreamFaultKind[] = [
  "refuse",
  "hang",
  "silence",
  "mute",
  "duplicate",
  "reorder",
  "corrupt",
  "raw",
  "list",
];

export interface StreamFaults {
  /** `count` limits a fault to this many upgrades or frames. */
  set(kind: StreamFaultKind, on: boolean, count?: number): void;
  /** True while the fault is active; uses up one of its count. */
  strikes(kind: StreamFaultKind): boolean;
  /** True while the fault is active, without using up its count. */
  holds(kind: StreamFaultKind): boolean;
  /** The frames to send for these records: usually one, none while one is held back, several when duplicated. */
  frames(records: readonly string[]): Buffer[];
  clear(): void;
  list(): Readonly<Record<string, number | true>>;
}

export function createStreamFaults(): StreamFaults {
  const left = new Map<StreamFaultKind, number>();
  let heldBack: Buffer | undefined;

  function strikes(kind: StreamFaultKind): boolean {
    const count = left.get(kind);
    if (count === undefined) return false;
    if (count <= 1) left.delete(kind);
    else left.set(kind, count - 1);
    return true;
  }

  return {
    strikes,
    holds: (kind) => left.has(kind),
    set(kind, on, count) {
      if (on) left.set(kind, count ?? Number.POSITIVE_INFINITY);
      else left.delete(kind);
    },
    frames(records) {
      const style: FrameStyle = { raw: strikes("raw"), list: strikes("list") };
      const packed = packFrame(records, style);
      const frame = strikes("corrupt") ? spoilFrame(packed) : packed;
      const frames = strikes("duplicate") ? [frame, frame] : [frame];
      if (heldBack !== undefined) {
        frames.push(heldBack);
        heldBack = undefined;
        strikes("reorder");
        return frames;
      }
      if (left.has("reorder")) {
        heldBack = frames.shift();
      }
      return frames;
    },
    clear() {
      left.clear();
      heldBack = undefined;
    },
    list: () =>
      Object.fromEntries([...left].map(([kind, count]) => [kind, Number.isFinite(count) ? count : true])),
  };
}
