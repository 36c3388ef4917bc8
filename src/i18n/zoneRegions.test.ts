// Each of the 37 zones has a region with its offset, and a name in every language.
import { describe, expect, it } from "vitest";
import { ZONE_OFFSETS } from "#domain/zones.ts";
import { LOCALES } from "./locales.ts";
import { machineZoneName, offsetOfZone, standardOffset, ZONE_REGIONS, zoneName } from "./zoneRegions.ts";

it("has a region for each of the 37 offsets, and for no other", () => {
  expect([...ZONE_REGIONS.keys()].toSorted((a, b) => a - b)).toEqual([...ZONE_OFFSETS]);
});

it.each([...ZONE_REGIONS])("the region of %i has this offset in its winter", (offset, { zone }) => {
  expect(standardOffset(zone)).toBe(offset);
});

it("yields offsets in summer and winter, and none for an unknown zone", () => {
  expect(offsetOfZone("Europe/Paris", Date.UTC(2026, 6, 1))).toBe(120);
  expect(offsetOfZone("Pacific/Auckland", Date.UTC(2026, 0, 1))).toBe(780);
  expect(offsetOfZone("Asia/Kathmandu", Date.UTC(2026, 0, 1))).toBe(345);
  expect(standardOffset("Nowhere/None")).toBeUndefined();
});

describe.each(LOCALES)("in $id", ({ id, html }) => {
  const names = ZONE_OFFSETS.map((offset) => zoneName(offset, html));

  it("each has its own name in words", () => {
    expect(names.filter((name) => name === "" || /\d/.test(name))).toEqual([]);
    expect(new Set(names).size, names.join(", ")).toBe(names.length);
  });

  it("the names are those of standard time, not of summer time", () => {
    if (!id.startsWith("en")) return;
    expect(zoneName(60, html)).toBe("Central European Standard Time");
    expect(zoneName(345, html)).toBe("Nepal Time");
    expect(zoneName(-720, html)).toMatch(/Outlying Islands/);
  });
});

it("an unknown offset has no name", () => {
  expect(zoneName(525, "en-GB")).toBe("");
});

it("the machine's own time has a name", () => {
  expect(machineZoneName(Date.UTC(2026, 0, 1), "en-GB")).not.toMatch(/\d/);
});
