// The parts of a browser's processor time: each thread counts for one part.
import { expect, it } from "vitest";
import { partsBetween, type ThreadTimes, threadsOf } from "./costParts.ts";

const PROCESSES = [
  { pid: 1, kind: "browser" },
  { pid: 2, kind: "renderer" },
  { pid: 3, kind: "renderer" },
  { pid: 4, kind: "renderer" },
  { pid: 5, kind: "GPU" },
];

const times = (rows: readonly (readonly [number, number, string, number])[]): ThreadTimes =>
  new Map(rows.map(([tid, pid, name, cpuMs]) => [tid, { pid, name, cpuMs }]));

it("counts the core's thread apart from the page in whose process it runs", () => {
  const before = times([
    [10, 1, "chromium", 500],
    [20, 2, "CrRendererMain", 100],
    [21, 2, "SharedWorker th", 40],
    [30, 3, "CrRendererMain", 9],
    [50, 5, "CrGpuMain", 3],
  ]);
  const after = times([
    [10, 1, "chromium", 520],
    [20, 2, "CrRendererMain", 160],
    [21, 2, "SharedWorker th", 55],
    [22, 2, "Compositor", 5],
    [30, 3, "CrRendererMain", 11],
    [40, 4, "CrRendererMain", 1],
    [50, 5, "CrGpuMain", 10],
  ]);
  expect(partsBetween(before, after, PROCESSES, 0.5)).toEqual({
    core: 30,
    page: 130,
    hidden: 6,
    browser: 40,
    others: 14,
  });
});

it.runIf(process.platform === "linux")(
  "reads the threads of a process, and none of one that has ended",
  () => {
    const threads = threadsOf([
      { pid: process.pid, kind: "browser" },
      { pid: 2 ** 30, kind: "renderer" },
    ]);
    expect(threads.size).toBeGreaterThan(1);
    expect(threads.get(process.pid)?.cpuMs).toBeGreaterThan(0);
    expect([...threads.values()].every(({ pid }) => pid === process.pid)).toBe(true);
  },
);
