// Processor time of a process and all its descendants, from /proc (Linux).
import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second in /proc; 100 on all common Linux systems. */
const TICKS_PER_SECOND = 100;

export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Processor time in user and kernel mode since the process started, in ms. */
  readonly cpuMs: number;
}

/**
 * Parses one line of /proc/PID/stat; undefined if invalid. The name in brackets may contain any character,
 * brackets too.
 */
export function readStat(text: string): ProcessTimes | undefined {
  const pid = Number.parseInt(text, 10);
  const rest = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const parent = Number(rest[1]);
  // Fields 14 and 15 of the line; `rest` starts at field 3.
  const ticks = Number(rest[11]) + Number(rest[12]);
  if (!Number.isInteger(pid) || !Number.isInteger(parent) || !Number.isFinite(ticks)) return undefined;
  return { pid, parent, cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
}

/** The processes among `all` that are `root` or descend from it. */
export function treeOf(root: number, all: readonly ProcessTimes[]): readonly ProcessTimes[] {
  const inTree = new Set([root]);
  let before = 0;
  while (inTree.size > before) {
    before = inTree.size;
    for (const { pid, parent } of all) if (inTree.has(parent)) inTree.add(pid);
  }
  return all.filter(({ pid }) => inTree.has(pid));
}

function readAll(): readonly ProcessTimes[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readStat(readFileSync(`/proc/${pid}/stat`, "latin1")) ?? [];
      } catch {
        // The process ended after the directory was read.
        return [];
      }
    });
}

/** Processor time of each process of the tree under `root` so far, by process id, in ms. */
export function cpuOfTree(root: number): ReadonlyMap<number, number> {
  return new Map(treeOf(root, readAll()).map(({ pid, cpuMs }) => [pid, cpuMs]));
}

/** Processor time between two readings, in ms; a process that started in between counts fully, one that ended is lost. */
export function cpuBetween(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
  only?: ReadonlySet<number>,
): number {
  let sum = 0;
  for (const [pid, cpuMs] of after) {
    if (only === undefined || only.has(pid)) sum += cpuMs - (before.get(pid) ?? 0);
  }
  return sum;
}
