/** Checks the map of the world: sizes, unique names, languages. */
import { describe, expect, it } from "vitest";
import { createAtlas } from "./atlas.ts";
import { hashText } from "../random.ts";

const atlas = createAtlas(hashText("touchline"));
const LANGUAGES = [
  "en_GB",
  "en_US",
  "ar_SA",
  "tl_PH",
  "fr_FR",
  "de_DE",
  "hi_IN",
  "id_ID",
  "it_IT",
  "ja_JP",
  "ko_KR",
  "ms_MY",
  "pt_BR",
  "ru_RU",
  "zh_CN",
  "es_ES",
  "sw_KE",
  "th_TH",
  "zh_HK",
  "vi_VN",
];

describe("the map of the world", () => {
  it("covers all continents with many leagues and about twenty big ones", () => {
    expect(atlas.leagues.length).toBeGreaterThanOrEqual(150);
    expect(new Set(atlas.leagues.map((league) => league.region)).size).toBe(4);
    const topLevel = atlas.leagues.filter((league) => league.topLevel);
    expect(topLevel.length).toBeGreaterThanOrEqual(18);
    expect(topLevel.length).toBeLessThanOrEqual(24);
    expect(topLevel.every((league) => league.listed)).toBe(true);
  });

  it("fills every league and cup with an even number of its own teams", () => {
    for (const league of atlas.leagues) {
      expect(league.teamIds.length % 2).toBe(0);
      expect(new Set(league.teamIds).size).toBe(league.teamIds.length);
      // A match id has space for 16 matches a round; a cup draws 16 or 32 teams from its pool.
      expect(league.teamIds.length).toBeLessThanOrEqual(league.cup ? 48 : 32);
      expect(league.teamIds.length).toBeGreaterThanOrEqual(league.cup ? 16 : 8);
    }
  });

  it("gives every team of a country a unique name", () => {
    const names = [...atlas.teams.values()].map((team) => `${team.countryId} ${team.name("en_GB")}`);
    expect(new Set(names).size).toBe(names.length);
    expect([...atlas.teams.values()].every((team) => /^[A-Z0-9-]{2,4}$/.test(team.short))).toBe(true);
    expect([...atlas.teams.values()].every((team) => team.colors[0] !== team.colors[1])).toBe(true);
  });

  it("contains long names and teams without a crest", () => {
    const teams = [...atlas.teams.values()];
    expect(teams.filter((team) => team.name("en_GB").length >= 28).length).toBeGreaterThan(20);
    expect(teams.filter((team) => team.logo === "").length).toBeGreaterThan(10);
  });

  it("names its countries in every language and its competitions in three", () => {
    for (const lang of LANGUAGES) {
      const names = atlas.countries.map((country) => country.name(lang));
      expect(names.filter((name) => name === "" || /^[A-Z]{2}(-[A-Z]{3})?$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
    const england = atlas.countries.find((country) => country.code === "GB-ENG");
    expect(LANGUAGES.slice(0, 5).map((lang) => england?.name(lang))).toEqual([
      "England",
      "England",
      "إنجلترا",
      "England",
      "Angleterre",
    ]);
    const cup = atlas.leagues.find((league) => league.kind === "cup");
    expect(["en_GB", "fr_FR", "ar_SA", "de_DE"].map((lang) => cup?.name(lang))).toEqual([
      "Cup",
      "Coupe",
      "الكأس",
      "Cup",
    ]);
    expect(england?.name("no such language")).toBe("England");
  });
});
