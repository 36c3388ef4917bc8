// Limits of preloading.
import { describe, expect, it } from "vitest";
import { isSlow, limited, PRELOADS_MAX } from "./preloading.ts";

function setUp(connection?: { saveData?: boolean; effectiveType?: string }) {
  const asked: string[] = [];
  const finish: (() => void)[] = [];
  const preload = limited(
    (path: string) => {
      asked.push(path);
      return new Promise<string>((resolve) => finish.push(() => resolve(path)));
    },
    () => connection,
  );
  return { asked, finish, preload };
}

describe("preloading", () => {
  it("runs five at once and continues when one is done", async () => {
    const { asked, finish, preload } = setUp();
    const loads = ["1", "2", "3", "4", "5", "6", "7"].map((path) => preload(path));
    expect(asked).toHaveLength(PRELOADS_MAX);
    expect(await loads[5]).toBeUndefined();
    finish[0]?.();
    expect(await loads[0]).toBe("1");
    void preload("8");
    expect(asked).toEqual(["1", "2", "3", "4", "5", "8"]);
  });

  it("continues after one has failed", async () => {
    const preload = limited(
      () => Promise.reject(new Error("gone")),
      () => undefined,
    );
    for (let i = 0; i < 2 * PRELOADS_MAX; i += 1) await expect(preload()).rejects.toThrow("gone");
  });

  it("is off on slow and data-saver connections", async () => {
    for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
      const { asked, preload } = setUp(connection);
      expect(await preload("1")).toBeUndefined();
      expect(asked).toEqual([]);
    }
    expect(isSlow({ effectiveType: "4g", saveData: false })).toBe(false);
    expect(isSlow(undefined)).toBe(false);
  });

  it("is off in low-power mode, and on again after it", async () => {
    const { asked, preload } = setUp();
    document.documentElement.toggleAttribute("data-low-power", true);
    expect(await preload("1")).toBeUndefined();
    document.documentElement.toggleAttribute("data-low-power", false);
    void preload("2");
    expect(asked).toEqual(["2"]);
  });
});
