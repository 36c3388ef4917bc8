// Time zones are found by offset and by name.
import { expect, it } from "vitest";
import { fitsZone, type ZoneTexts } from "./fitsZone.ts";

const NEPAL: ZoneTexts = { name: "Nepal Time", symbol: "UTC+5:45" };
const BRASILIA: ZoneTexts = { name: "Brasília-Normalzeit", symbol: "UTC−3" };
const LONDON: ZoneTexts = { name: "Greenwich Mean Time", symbol: "UTC" };
const CHINA: ZoneTexts = { name: "中国标准时间", symbol: "UTC+8" };

it.each([
  [NEPAL, "+5:45"],
  [NEPAL, "5"],
  [NEPAL, "UTC+5:45"],
  [NEPAL, "utc +05:45"],
  [NEPAL, "gmt+5"],
  [NEPAL, "nep"],
  [BRASILIA, "-3"],
  [BRASILIA, "−3"],
  [BRASILIA, "UTC-3"],
  [BRASILIA, "brasilia"],
  [LONDON, "utc"],
  [LONDON, "mean time"],
  [CHINA, "标准"],
])("%o is %s", (zone, query) => expect(fitsZone(zone, query)).toBe(true));

it.each([
  [NEPAL, "-5:45"],
  [NEPAL, "+5:30"],
  [NEPAL, "india"],
  [NEPAL, "?"],
  [BRASILIA, "+3"],
  [BRASILIA, "3:30"],
  [LONDON, "+1"],
])("%o is not %s", (zone, query) => expect(fitsZone(zone, query)).toBe(false));

it("is found by the name of a city in it, not by a few letters of it", () => {
  const zone: ZoneTexts = { ...NEPAL, cities: () => "Kathmandu Pokhara" };
  expect(fitsZone(zone, "kathm")).toBe(true);
  expect(fitsZone(zone, "ok")).toBe(false);
});
