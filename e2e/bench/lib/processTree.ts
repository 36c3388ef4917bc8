// How much processor time a process and all it has started have used, from /proc (Linux).
import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second in /proc on every Linux in use. */
const TICKS_PER_SECOND = 100;

export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Time on a processor in user and kernel mode since it began, ms. */
  readonly cpuMs: number;
}

/** One line of /proc/PID/stat; undefined when it is none. The name in brackets may hold anything, brackets too. */
export function readStat(text: string): ProcessTimes | undefined {
  const pid = Number.parseInt(text, 10);
  const rest = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const parent = Number(rest[1]);
  // Fields 14 and 15 of the line; `rest` begins at field 3.
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
        // Ended between the two looks.
        return [];
      }
    });
}

/** Processor time of each process of the tree under `root` so far, by process id, ms. */
export function cpuOfTree(root: number): ReadonlyMap<number, number> {
  return new Map(treeOf(root, readAll()).map(({ pid, cpuMs }) => [pid, cpuMs]));
}

/** What the processes used between two looks, ms; one that began in between counts whole, one that ended is lost. */
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
