// The rail lists the visitor's country first and keeps the order of the others.
import { describe, expect, it } from "vitest";
import { homeFirst } from "./homeCountry.ts";

describe("the rail's countries", () => {
  const countries = [{ countryId: 1 }, { countryId: 2 }, { countryId: 3 }];

  it("begin with the visitor's own", () => {
    expect(homeFirst(countries, 3).map(({ countryId }) => countryId)).toEqual([3, 1, 2]);
  });

  it("keep their order where it is unknown or not among them", () => {
    expect(homeFirst(countries, 0)).toBe(countries);
    expect(homeFirst(countries, 9)).toBe(countries);
  });
});
