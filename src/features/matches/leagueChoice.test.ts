// Searching leagues by text, and grouping them by country.
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
  it("without words finds all leagues, in their order", () => {
    expect(searchLeagues(LEAGUES, "  ")).toBe(LEAGUES);
  });

  it("ignores case and accents on both sides", () => {
    expect(found("serie")).toEqual(["Série A", "Serie A"]);
    expect(found("SÉRIE")).toEqual(["Série A", "Serie A"]);
    expect(found("super turkiye")).toEqual(["Süper Lig"]);
  });

  it("requires every word, in the name or the country, in any order", () => {
    expect(found("italy serie")).toEqual(["Serie A"]);
    expect(found("a brazil")).toEqual(["Série A"]);
    expect(found("serie spain")).toEqual([]);
  });

  it("treats a query as text, not as a pattern", () => {
    expect(found("(.*")).toEqual([]);
  });

  it("gives the same result in every locale of the machine", () => {
    // In Turkish, the lower case of I is ı.
    vi.spyOn(String.prototype, "toLocaleLowerCase").mockImplementation(function (this: string) {
      return this.replaceAll("I", "ı").toLowerCase();
    });
    expect(found("inter")).toEqual(["INTER CUP"]);
  });
});

it("groups by country, with countries and leagues in their original order", () => {
  const groups = groupByCountry(LEAGUES);
  expect(groups.map(({ countryId, leagues }) => [countryId, leagues.map(({ name }) => name)])).toEqual([
    [5, ["Série A"]],
    [2, ["Serie A", "INTER CUP"]],
    [3, ["Süper Lig"]],
  ]);
  expect(groupByCountry([])).toEqual([]);
});
