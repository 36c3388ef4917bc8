// Country names to ids and back: spelling variants, other names, and no guesses.
import codes from "i18n-iso-countries/codes.json";
import english from "i18n-iso-countries/langs/en.json";
import { describe, expect, it } from "vitest";
import { countryIdOf, countryNames, findInList, fitsCountry } from "./countryIds.ts";

describe("the table", () => {
  it("contains every country of the data by every name except one that two countries share", () => {
    const numeric = new Map(codes.map(([code, , id]) => [code, Number(id)]));
    const missed: string[] = [];
    for (const [code, names] of Object.entries(english.countries)) {
      for (const name of [names].flat()) {
        if (countryIdOf(name) !== numeric.get(code)) missed.push(name);
      }
    }
    expect(missed).toEqual(["Congo", "Congo"]);
    expect(numeric.size).toBeGreaterThan(200);
  });

  it("yields ISO 3166-1 numeric ids", () => {
    expect(["Germany", "Brazil", "Japan", "Afghanistan"].map(countryIdOf)).toEqual([276, 76, 392, 4]);
  });

  it.each([
    [" GERMANY ", 276],
    ["Turkiye", 792],
    ["Côte d’Ivoire", 384],
    ["Ivory Coast", 384],
    ["The Gambia", 270],
    ["Czechia", 203],
    ["USA", 840],
    ["United States", 840],
    ["Korea Republic", 410],
    ["Viet Nam", 704],
    ["Vietnam", 704],
    ["Bosnia & Herzegovina", 70],
    ["St. Lucia", 662],
    ["England", 826],
    ["Northern Ireland", 826],
    ["DR Congo", 180],
  ])("knows %j", (name, id) => expect(countryIdOf(name)).toBe(id));

  it.each(["", "Atlantis", "Congo", "constructor", "Nig", "United"])("does not guess %j", (name) => {
    expect(countryIdOf(name)).toBeUndefined();
  });
});

describe("countries of a list", () => {
  const list = (...names: readonly string[]) => names.map((name, index) => ({ countryId: index + 1, name }));

  it("are found by the names in the page's language and in English", () => {
    expect(findInList(list("Spain", "Germany"), { id: 276 }, "en-GB")).toBe(2);
    expect(findInList(list("Espagne", "Allemagne"), { id: 276 }, "fr")).toBe(2);
    expect(findInList(list("إسبانيا", "مصر"), { id: 818 }, "ar")).toBe(2);
    expect(findInList(list("Spain", "Germany"), { id: 276 }, "no such tag")).toBe(2);
  });

  it("are found first by the name that located the visitor, where a list separates parts of a country", () => {
    const parts = list("England", "Scotland", "Wales");
    expect(findInList(parts, { id: 826, located: "Scotland" }, "en-GB")).toBe(2);
    expect(findInList(parts, { id: 826 }, "en-GB")).toBe(1);
    expect(findInList(list("Scotland", "United Kingdom"), { id: 826 }, "en-GB")).toBe(2);
  });

  it("may be missing", () => {
    expect(findInList(list("Nigeria"), { id: 562 }, "en-GB")).toBeUndefined();
    expect(findInList(list("Spain"), { id: 999 }, "en-GB")).toBeUndefined();
    expect(findInList([], { id: 276 }, "fr")).toBeUndefined();
  });
});

describe("the list to choose from", () => {
  it("has every country once, named in the language and sorted by its rules", () => {
    const names = countryNames("en-GB");
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names.map(({ countryId }) => countryId)).size).toBe(names.length);
    expect(names[0]?.name).toBe("Afghanistan");
    expect(countryNames("de").find(({ countryId }) => countryId === 276)?.name).toBe("Deutschland");
    expect(countryNames("sv")[0]?.name).toBe("Afghanistan");
  });

  it("has English names where the platform does not support the language tag", () => {
    expect(countryNames("en").every(({ name }) => name !== "")).toBe(true);
  });

  it("is searched by the displayed name and by English names", () => {
    const germany = { countryId: 276, name: "Deutschland" };
    expect(["deutsch", "GERM", "  länd "].map((typed) => fitsCountry(germany, typed))).toEqual([
      true,
      true,
      true,
    ]);
    expect(fitsCountry(germany, "France")).toBe(false);
    expect(fitsCountry({ countryId: 384, name: "Côte d’Ivoire" }, "ivory")).toBe(true);
  });
});
