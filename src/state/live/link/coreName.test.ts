// Names of cores and of the locks that they hold.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coreName, heldLocks, readGeneration, runningGeneration } from "./coreName.ts";

describe("the generation in a name", () => {
  it("is read from a core's name and from its lock's", () => {
    expect(readGeneration(coreName(7))).toBe(7);
    expect(readGeneration(`${coreName(12)}/instance`)).toBe(12);
  });

  it.each(["", "touchline", coreName(0).slice(0, -1), `${coreName(0).slice(0, -1)}x/1`, "other-build-99/c"])(
    "is not read from %j",
    (name) => expect(readGeneration(name)).toBeUndefined(),
  );
});

describe("the running core", () => {
  it("is the one with the highest number among the held locks of this build", () => {
    const held = [`${coreName(2)}/a`, undefined, `${coreName(10)}/b`, "touchline-tab-7", "other-build-99/c"];
    expect(runningGeneration(held)).toBe(10);
  });

  it("is none where no core holds a lock, or the browser does not tell", () => {
    expect(runningGeneration(["touchline-tab-7"])).toBeUndefined();
    expect(runningGeneration(undefined)).toBeUndefined();
  });
});

describe("the held locks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const held = [{ name: "a" }, { name: "b" }];

  it("are listed", async () => {
    expect(await heldLocks({ query: async () => ({ held, pending: [] }) })).toEqual(["a", "b"]);
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("insecure"))],
    [
      "throws",
      () => {
        throw new Error("insecure");
      },
    ],
    ["answers without them", async () => ({})],
    ["does not answer", () => new Promise<never>(() => undefined)],
  ])("are unknown where the browser %s", async (_, query) => {
    const asked = heldLocks({ query });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBeUndefined();
  });

  it("are unknown where the browser has none", async () => {
    expect(await heldLocks(undefined)).toBeUndefined();
  });
});
