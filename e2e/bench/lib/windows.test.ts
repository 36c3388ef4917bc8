// Ratios between ways: by windows of the same seconds, so that a slow minute of the machine does not count.
import { expect, it } from "vitest";
import type { CpuPerSecond } from "./stage.ts";
import { DOM, TOUCHLINE } from "./ways.ts";
import { cpuOf, partsText, ratioOf, ratioText, type Window } from "./windows.ts";

const NO_PARTS = { core: 0, page: 0, hidden: 0, browser: 0, others: 0 };

const cost = (all: number): CpuPerSecond => ({ all, renderers: all / 2, parts: NO_PARTS });

const windowOf = (ours: number, theirs: number): Window =>
  new Map([
    [TOUCHLINE, cost(ours)],
    [DOM, cost(theirs)],
  ]);

const WINDOWS = [windowOf(30, 20), windowOf(60, 60), windowOf(90, 40)];

it("compare all time of the same seconds", () => {
  expect(ratioOf(WINDOWS, TOUCHLINE, DOM, "all")).toBe(1.5);
  expect(cpuOf(WINDOWS, TOUCHLINE, "all")).toBe(60);
});

it("are of the figure that is asked for", () => {
  expect(cpuOf(WINDOWS, DOM, "renderers")).toBe(20);
  expect(ratioText(WINDOWS, TOUCHLINE, DOM, "renderers")).toBe("1.50 (30.0 ÷ 20.0 ms/s)");
});

it("have the mean of each part", () => {
  const parted = [1, 3].map((core): Window => new Map([[DOM, { ...cost(9), parts: { ...NO_PARTS, core } }]]));
  expect(partsText(parted, DOM)).toBe(
    "core 2, page in sight 0, other tabs 0, browser 0, graphics and network 0",
  );
});

it("are no number for a way that was not measured", () => {
  expect(ratioOf([new Map([[TOUCHLINE, cost(30)]])], TOUCHLINE, DOM, "all")).toBeNaN();
});
