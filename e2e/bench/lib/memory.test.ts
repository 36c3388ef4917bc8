// Memory of processes: the parser of smaps_rollup, and sums per kind of process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { pssOfProcess, readPss, sumByKind } from "./memory.ts";

/** A process starts and ends, which may take over 10 s on a busy machine. */
const STARTS_PROCESSES_MS = 60_000;

const ROLLUP = `55d0c0a4d000-7ffd5b9c6000 ---p 00000000 00:00 0                          [rollup]
Rss:              184320 kB
Pss:               73728 kB
Pss_Dirty:         51200 kB
Pss_Anon:          50000 kB
Shared_Clean:     120000 kB
SwapPss:             512 kB
`;

it("reads the PSS, and none of the figures whose names begin or end like it", () => {
  expect(readPss(ROLLUP)).toBe(73_728 * 1024);
  expect(readPss(ROLLUP.replace(/^Pss:.*\n/m, ""))).toBeUndefined();
  expect(readPss("")).toBeUndefined();
});

it("adds up the processes of a kind, without those that have ended", () => {
  const bytes = new Map([
    [1, 100],
    [2, 20],
    [3, 30],
  ]);
  const processes = [
    { pid: 1, kind: "browser" },
    { pid: 2, kind: "renderer" },
    { pid: 3, kind: "renderer" },
    { pid: 4, kind: "renderer" },
  ];
  expect([...sumByKind(processes, (pid) => bytes.get(pid))]).toEqual([
    ["browser", { processes: 1, bytes: 100, each: [100] }],
    ["renderer", { processes: 2, bytes: 50, each: [30, 20] }],
  ]);
});

it.runIf(process.platform === "linux")(
  "measures a process that keeps 64 MB, until it has ended",
  { timeout: STARTS_PROCESSES_MS },
  async () => {
    const keep =
      "globalThis.kept = Buffer.alloc(64e6, 1); process.stdout.write('x'); setTimeout(() => {}, 9e5)";
    const child = spawn(process.execPath, ["-e", keep], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    const pid = child.pid ?? 0;
    expect(pssOfProcess(pid)).toBeGreaterThan(64e6);
    child.kill();
    await once(child, "exit");
    expect(pssOfProcess(pid)).toBeUndefined();
  },
);
