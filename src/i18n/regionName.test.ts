// Names of countries: in the language asked for, nothing where there are none, and tables made once.
import { afterEach, expect, it, vi } from "vitest";
import { countryNames } from "./countryIds.ts";
import { regionName } from "./regionName.ts";

afterEach(() => vi.restoreAllMocks());

it("are in the language asked for, also after another", () => {
  expect(["de", "fr", "de"].map((language) => regionName(language, "ES"))).toEqual([
    "Spanien",
    "Espagne",
    "Spanien",
  ]);
});

it.each([
  ["an unknown country", "en", "QQ"],
  ["no code", "en", "1"],
  ["no language", "_", "ES"],
])("are empty for %s", (_, language, code) => {
  expect(regionName(language, code)).toBe("");
});

it("of all countries are read from one table per language", () => {
  regionName("it", "IT");
  const make = vi.spyOn(Intl, "DisplayNames");
  expect(countryNames("sw").length).toBeGreaterThan(200);
  // English, for the table of ids, and the language.
  expect(make.mock.calls.length).toBeLessThanOrEqual(2);
});
