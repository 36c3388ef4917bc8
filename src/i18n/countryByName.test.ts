// A located country's name against the names on the screen, in English and in other languages.
import { describe, expect, it } from "vitest";
import { countryByName, namesOfCountry } from "./countryByName.ts";

const find = (name: string, language: string, ...names: readonly string[]): number | undefined =>
  countryByName(
    namesOfCountry(name, language),
    names.map((each, index) => ({ countryId: index + 1, name: each })),
  );

describe("a country", () => {
  it("is found by its name, case, accents and spaces aside", () => {
    expect(find(" turkiye ", "en-GB", "Spain", "Türkiye")).toBe(2);
    expect(find("England", "en-GB", "England", "Scotland")).toBe(1);
  });

  it("is found where its name stands in another language", () => {
    expect(find("Germany", "fr", "Espagne", "Allemagne")).toBe(2);
    expect(find("Egypt", "ar", "إسبانيا", "مصر")).toBe(2);
  });

  it("that is not there is not guessed", () => {
    expect(find("Niger", "en-GB", "Nigeria")).toBeUndefined();
    expect(find("Atlantis", "fr", "Allemagne")).toBeUndefined();
    expect(find("", "en-GB", "")).toBeUndefined();
    expect(find("Germany", "en-GB")).toBeUndefined();
  });

  it("is compared by its name alone in a language no table knows", () => {
    expect(find("Germany", "no such tag", "Germany")).toBe(1);
  });
});
