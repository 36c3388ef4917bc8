// Processor time of a process tree, read from /proc.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { cpuBetween, cpuOfTree, readStat, treeOf } from "./processTree.ts";

/** A process starts and computes, which may take over 10 s on a busy machine. */
const STARTS_PROCESSES_MS = 60_000;

const LINE = "4711 (chrome (x) y) S 4242 1 1 0 -1 4194560 9 0 0 0 150 25 0 0 20 0 7 0 123 456 789";

it("reads parent and time for any process name", () => {
  expect(readStat(LINE)).toEqual({ pid: 4711, parent: 4242, cpuMs: 1_750 });
  expect(readStat("nothing")).toBeUndefined();
});

it("includes children and their descendants, and no other processes", () => {
  const all = [
    { pid: 9, parent: 5, cpuMs: 0 },
    { pid: 1, parent: 0, cpuMs: 0 },
    { pid: 5, parent: 2, cpuMs: 0 },
    { pid: 2, parent: 1, cpuMs: 0 },
    { pid: 7, parent: 1, cpuMs: 0 },
  ];
  expect(treeOf(2, all).map(({ pid }) => pid)).toEqual([9, 5, 2]);
});

it("counts the time used between two readings", () => {
  const before = new Map([
    [1, 100],
    [2, 50],
    [3, 900],
  ]);
  const after = new Map([
    [1, 130],
    [2, 50],
    [4, 7],
  ]);
  expect(cpuBetween(before, after)).toBe(37);
  expect(cpuBetween(before, after, new Set([1, 2]))).toBe(30);
});

it.runIf(process.platform === "linux")(
  "measures a busy child",
  { timeout: STARTS_PROCESSES_MS },
  async () => {
    const before = cpuOfTree(process.pid);
    // Counts its own processor time: on a loaded machine 300 ms of the clock may hold less.
    const busy = "while (process.cpuUsage().user < 3e5);process.stdout.write('x');setTimeout(()=>{},9e5)";
    const child = spawn(process.execPath, ["-e", busy], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    const after = cpuOfTree(process.pid);
    child.kill();
    expect(cpuBetween(before, after, new Set([child.pid ?? 0]))).toBeGreaterThan(100);
  },
);
