// The core's weight at its start, and with its socket open, is within the budgets.
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { bundleCore, type BundledCore } from "./bundleCore.ts";
import { BUDGETS, ON_THE_WAY_TO_SOCKET } from "./weightBudgets.ts";

let core: BundledCore;
beforeAll(async () => {
  core = await bundleCore(join(import.meta.dirname, "..", ".."));
});

it("starts with an entry within its budget", () => {
  expect(core.weigh([])).toBeLessThanOrEqual(BUDGETS.worker);
});

it("opens its socket with code within the budget", () => {
  expect(core.weigh(ON_THE_WAY_TO_SOCKET)).toBeLessThanOrEqual(BUDGETS["worker, socket open"]);
});

it("finds no weight for a module that is no chunk", () => {
  expect(() => core.weigh(["none"])).toThrow("not all of these are chunks: none");
});
