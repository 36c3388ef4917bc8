// Every one of the 37 zones has a region that keeps its offset, and a name in every language.
import { describe, expect, it } from "vitest";
import { ZONE_OFFSETS } from "#domain/zones.ts";
import { LOCALES } from "./locales.ts";
import { machineZoneName, offsetOfZone, standardOffset, ZONE_REGIONS, zoneName } from "./zoneRegions.ts";

it("names a region for each of the 37 offsets, and for no other", () => {
  expect([...ZONE_REGIONS.keys()].toSorted((a, b) => a - b)).toEqual([...ZONE_OFFSETS]);
});

it.each([...ZONE_REGIONS])("the region of %i has this offset in its winter", (offset, { zone }) => {
  expect(standardOffset(zone)).toBe(offset);
});

it("knows offsets in summer and winter, and none of a zone that is none", () => {
  expect(offsetOfZone("Europe/Paris", Date.UTC(2026, 6, 1))).toBe(120);
  expect(offsetOfZone("Pacific/Auckland", Date.UTC(2026, 0, 1))).toBe(780);
  expect(offsetOfZone("Asia/Kathmandu", Date.UTC(2026, 0, 1))).toBe(345);
  expect(standardOffset("Nowhere/None")).toBeUndefined();
});

describe.each(LOCALES)("in $id", ({ id, html }) => {
  const names = ZONE_OFFSETS.map((offset) => zoneName(offset, html));

  it("each has a name of its own in words", () => {
    expect(names.filter((name) => name === "" || /\d/.test(name))).toEqual([]);
    expect(new Set(names).size, names.join(", ")).toBe(names.length);
  });

  it("standard times are told, not those of summer", () => {
    if (!id.startsWith("en")) return;
    expect(zoneName(60, html)).toBe("Central European Standard Time");
    expect(zoneName(345, html)).toBe("Nepal Time");
    expect(zoneName(-720, html)).toMatch(/Outlying Islands/);
  });
});

it("says nothing of an offset that is none of them", () => {
  expect(zoneName(525, "en-GB")).toBe("");
});

it("names the machine's own time", () => {
  expect(machineZoneName(Date.UTC(2026, 0, 1), "en-GB")).not.toMatch(/\d/);
});
