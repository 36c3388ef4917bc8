// Which core a tab joins: the newest that stands, and the next one when that is dead or hangs.
import { describe, expect, it } from "vitest";
import { coreName, generationOf, nextGeneration, standingGeneration } from "./coreName.ts";

const holding = (...names: string[]) => ({
  query: async () => ({ held: names.map((name) => ({ name })), pending: [] }),
});

describe("the core that stands", () => {
  it("is the one with the highest number among the locks of this build", async () => {
    const locks = holding(`${coreName(2)}/a`, `${coreName(10)}/b`, "touchline-tab-7", "other-build-99/c");
    expect(await standingGeneration(locks)).toBe(10);
  });

  it("is unknown where none stands or the browser does not tell", async () => {
    expect(await standingGeneration(holding("touchline-tab-7"))).toBeUndefined();
    expect(await standingGeneration(undefined)).toBeUndefined();
    expect(await standingGeneration({ query: () => Promise.reject(new Error("blocked")) })).toBeUndefined();
  });

  it.each(["", "touchline", coreName(0).slice(0, -1), `${coreName(0).slice(0, -1)}x/1`])(
    "is not read from %j",
    (name) => expect(generationOf(name)).toBeUndefined(),
  );
});

describe("the core to join", () => {
  it.each([
    ["first tab", undefined, undefined, 0],
    ["another tab", 3, undefined, 3],
    [
      "slow to load, asked again",
      undefined,
      { generation: 0, answered: false, attempts: 3, stood: false },
      0,
    ],
    ["silent twice, busy perhaps", 0, { generation: 0, answered: false, attempts: 2, stood: false }, 0],
    ["silent again: it hangs", 0, { generation: 0, answered: false, attempts: 3, stood: false }, 1],
    [
      "silent once, though it stood all along",
      0,
      { generation: 0, answered: false, attempts: 1, stood: true },
      1,
    ],
    [
      "gone since it was looked for",
      undefined,
      { generation: 0, answered: false, attempts: 1, stood: true },
      0,
    ],
    ["hanging later", 4, { generation: 4, answered: true, attempts: 1, stood: false }, 5],
    ["dead", undefined, { generation: 4, answered: true, attempts: 1, stood: false }, 5],
    ["replaced already", 6, { generation: 4, answered: true, attempts: 1, stood: false }, 6],
    ["an older one stands still", 2, { generation: 4, answered: true, attempts: 1, stood: false }, 5],
  ])("%s", (_, standing, left, expected) => {
    expect(nextGeneration(standing, left)).toBe(expected);
  });
});
