// Mutual exclusion, and take-over of a dead owner's lock.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("work under one lock never overlaps", async () => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(join(folder, "lock"), work)));
  expect(most).toBe(1);
});

test("the lock of a dead process is taken over, and released when the work fails", async () => {
  const path = join(folder, "lock");
  mkdirSync(path);
  writeFileSync(join(path, "pid"), "999999999");
  await expect(withLock(path, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await withLock(path, async () => "done")).toBe("done");
});
