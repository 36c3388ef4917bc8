// Splits the processor time of a browser into core, page in sight, hidden tabs and browser, by thread (Linux).
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserProcess } from "./memory.ts";

/** How Chromium names the thread of a shared worker; Linux cuts names at 15 characters. */
const CORE_THREAD = "SharedWorker th";
const NS_PER_MS = 1e6;

interface ThreadTime {
  readonly pid: number;
  readonly name: string;
  /** Processor time since its start, ms. */
  readonly cpuMs: number;
}

/** Threads by id. */
export type ThreadTimes = ReadonlyMap<number, ThreadTime>;

/** Processor time in ms per second. */
export interface CostParts {
  /** Threads of shared workers. */
  readonly core: number;
  /** The renderer that used most, without the core's thread: with one visible tab it is that tab's. */
  readonly page: number;
  /** All other renderers, without the core's thread. */
  readonly hidden: number;
  readonly browser: number;
  /** Processes for graphics, network and the like. */
  readonly others: number;
}

function readThreads(pid: number): readonly (readonly [number, ThreadTime])[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((tid) => {
      const folder = `/proc/${pid}/task/${tid}`;
      const name = readFileSync(`${folder}/comm`, "utf8").trim();
      const cpuMs = Number.parseInt(readFileSync(`${folder}/schedstat`, "latin1"), 10) / NS_PER_MS;
      return [Number(tid), { pid, name, cpuMs }] as const;
    });
  } catch {
    // The process, or one of its threads, has ended since it was listed.
    return [];
  }
}

export function threadsOf(processes: readonly BrowserProcess[]): ThreadTimes {
  return new Map(processes.flatMap(({ pid }) => readThreads(pid)));
}

/** What was used in `seconds` between two readings. Threads and processes that ended in between are lost. */
export function partsBetween(
  before: ThreadTimes,
  after: ThreadTimes,
  processes: readonly BrowserProcess[],
  seconds: number,
): CostParts {
  const kinds = new Map(processes.map(({ pid, kind }) => [pid, kind]));
  const parts = { core: 0, browser: 0, others: 0 };
  const renderers = new Map<number, number>();
  for (const [tid, { pid, name, cpuMs }] of after) {
    const used = (cpuMs - (before.get(tid)?.cpuMs ?? 0)) / seconds;
    const kind = kinds.get(pid);
    if (kind === "renderer" && name === CORE_THREAD) parts.core += used;
    else if (kind === "renderer") renderers.set(pid, (renderers.get(pid) ?? 0) + used);
    else if (kind === "browser") parts.browser += used;
    else parts.others += used;
  }
  const all = [...renderers.values()];
  const page = Math.max(0, ...all);
  return { ...parts, page, hidden: all.reduce((sum, each) => sum + each, 0) - page };
}
