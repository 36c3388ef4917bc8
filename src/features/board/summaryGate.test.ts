// A few tasks at once, the others in their order, and none kept from its turn by one that fails.
import { afterEach, expect, it, vi } from "vitest";
import { createGate } from "./summaryGate.ts";

afterEach(() => void vi.useRealTimers());

function aTask(name: string, begun: string[]) {
  let end = (_failed: boolean): void => undefined;
  const over = new Promise<string>((resolve, reject) => {
    end = (failed) => (failed ? reject(new Error(name)) : resolve(name));
  });
  return {
    run: async () => {
      begun.push(name);
      return over;
    },
    end,
  };
}

it("runs two at once and the next when one has ended or failed", async () => {
  const begun: string[] = [];
  const gate = createGate(2);
  const tasks = ["a", "b", "c", "d"].map((name) => aTask(name, begun));
  const results = tasks.map(({ run }) => gate.run(run));
  await Promise.resolve();
  expect(begun).toEqual(["a", "b"]);
  tasks[1]?.end(true);
  await expect(results[1]).rejects.toThrow("b");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  tasks[0]?.end(false);
  await expect(results[0]).resolves.toBe("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c", "d"]);
});

it("lets the next one begin when a turn with an end is over, and gives no turn away twice", async () => {
  vi.useFakeTimers();
  const begun: string[] = [];
  const gate = createGate(1);
  const tasks = ["a", "b", "c"].map((name) => aTask(name, begun));
  const [first] = tasks.map(({ run }) => gate.run(run, 2_000));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(begun).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["a", "b"]);
  tasks[0]?.end(false);
  await expect(first).resolves.toBe("a");
  expect(begun).toEqual(["a", "b"]);
});
