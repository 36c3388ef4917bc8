// Finding leagues by what people type, and grouping them by country.
import { afterEach, describe, expect, it, vi } from "vitest";
import { groupByCountry, searchLeagues } from "./leagueChoice.ts";

const league = (name: string, country: string, countryId = 1) => ({ name, country, countryId, flag: "" });
const LEAGUES = [
  league("Série A", "Brazil", 5),
  league("Serie A", "Italy", 2),
  league("Süper Lig", "Türkiye", 3),
  league("INTER CUP", "Italy", 2),
];
const found = (query: string): readonly string[] => searchLeagues(LEAGUES, query).map(({ name }) => name);

afterEach(() => void vi.restoreAllMocks());

describe("a search", () => {
  it("without words finds all, as they are", () => {
    expect(searchLeagues(LEAGUES, "  ")).toBe(LEAGUES);
  });

  it("leaves case and accents aside, on both sides", () => {
    expect(found("serie")).toEqual(["Série A", "Serie A"]);
    expect(found("SÉRIE")).toEqual(["Série A", "Serie A"]);
    expect(found("super turkiye")).toEqual(["Süper Lig"]);
  });

  it("wants every word, in the name or the country, in any order", () => {
    expect(found("italy serie")).toEqual(["Serie A"]);
    expect(found("a brazil")).toEqual(["Série A"]);
    expect(found("serie spain")).toEqual([]);
  });

  it("takes a query for text, not for a pattern", () => {
    expect(found("(.*")).toEqual([]);
  });

  it("finds the same on a machine of any language", () => {
    // In Turkish the small letter of I is ı.
    vi.spyOn(String.prototype, "toLocaleLowerCase").mockImplementation(function (this: string) {
      return this.replaceAll("I", "ı").toLowerCase();
    });
    expect(found("inter")).toEqual(["INTER CUP"]);
  });
});

it("groups by country, both in the order in which they came", () => {
  const groups = groupByCountry(LEAGUES);
  expect(groups.map(({ countryId, leagues }) => [countryId, leagues.map(({ name }) => name)])).toEqual([
    [5, ["Série A"]],
    [2, ["Serie A", "INTER CUP"]],
    [3, ["Süper Lig"]],
  ]);
  expect(groupByCountry([])).toEqual([]);
});
