// Memory of processes from /proc (Linux): PSS counts a page that several processes share once, in equal parts.
import { readFileSync } from "node:fs";

const BYTES_PER_KB = 1024;

/** The PSS in a text of /proc/PID/smaps_rollup, in bytes; undefined if it has none. */
export function readPss(text: string): number | undefined {
  const [, kB] = /^Pss:\s+(\d+) kB$/m.exec(text) ?? [];
  return kB === undefined ? undefined : Number(kB) * BYTES_PER_KB;
}

/** A process of the browser; its kind is "browser", "renderer", "GPU", "utility" or another name of Chromium's. */
export interface BrowserProcess {
  readonly pid: number;
  readonly kind: string;
}

export interface KindMemory {
  readonly processes: number;
  /** The sum of their PSS. */
  readonly bytes: number;
  /** The PSS of each, the largest first. */
  readonly each: readonly number[];
}

/** The sums per kind of process. `pssOf`: bytes; undefined for a process that has ended. */
export function sumByKind(
  processes: readonly BrowserProcess[],
  pssOf: (pid: number) => number | undefined,
): ReadonlyMap<string, KindMemory> {
  const sums = new Map<string, KindMemory>();
  for (const { pid, kind } of processes) {
    const bytes = pssOf(pid);
    if (bytes === undefined) continue;
    const before = sums.get(kind) ?? { processes: 0, bytes: 0, each: [] };
    sums.set(kind, {
      processes: before.processes + 1,
      bytes: before.bytes + bytes,
      each: [...before.each, bytes].sort((one, other) => other - one),
    });
  }
  return sums;
}

/** PSS of a process in bytes; undefined if it has ended. Throws if it may not be read. */
export function pssOfProcess(pid: number): number | undefined {
  try {
    return readPss(readFileSync(`/proc/${pid}/smaps_rollup`, "latin1"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ESRCH") return undefined;
    throw error;
  }
}
