// Time of the processor and memory of a program and of the processes that it has started, as Linux tells them.
import { readdirSync, readFileSync } from "node:fs";

export interface Costs {
  /** Time of the processor since the start. */
  readonly cpuMs: number;
  /** Memory in use. */
  readonly bytes: number;
}

/** Linux counts time in hundredths of a second, and memory in pages of 4 KiB (proc_pid_stat(5)). */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;
/** Places of fields behind the program's name. */
const FIELDS = { parent: 1, userTime: 11, systemTime: 12, pages: 21 } as const;

function fieldsOf(pid: number | string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Nothing on a system that is not Linux. */
export function costsOf(pid: number): Costs {
  let cpuMs = 0;
  let bytes = 0;
  let all: readonly string[] = [];
  try {
    all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return { cpuMs, bytes };
  }
  for (const each of all) {
    const fields = fieldsOf(each);
    const field = (name: keyof typeof FIELDS): number => Number(fields[FIELDS[name]] ?? 0);
    if (Number(each) !== pid && field("parent") !== pid) continue;
    cpuMs += (field("userTime") + field("systemTime")) * TICK_MS;
    bytes += field("pages") * PAGE_BYTES;
  }
  return { cpuMs, bytes };
}
