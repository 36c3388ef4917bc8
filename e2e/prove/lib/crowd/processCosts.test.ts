// Costs of a process are those of Linux, its children included.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { costsOf } from "./processCosts.ts";

it.runIf(process.platform === "linux")("counts a process and what it has started", async () => {
  const alone = costsOf(process.pid);
  expect(alone.cpuMs).toBeGreaterThan(0);
  expect(alone.bytes).toBeGreaterThan(10_000_000);
  const child = spawn("cat");
  try {
    // A process has no memory of its own before its program runs.
    child.stdin.write("started");
    await once(child.stdout, "data");
    expect(costsOf(child.pid ?? 0).bytes).toBeGreaterThan(0);
    expect(costsOf(process.pid).bytes).toBeGreaterThan(costsOf(child.pid ?? 0).bytes);
  } finally {
    child.kill();
  }
});

it("counts nothing where no such process runs", () => {
  expect(costsOf(2 ** 30)).toEqual({ cpuMs: 0, bytes: 0 });
});
