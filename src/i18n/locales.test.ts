// The locale table against docs/wire.md#language-codes.
import { describe, expect, it } from "vitest";
import { LOCALES } from "./locales.ts";

describe("the locale table", () => {
  it("has 20 locales with their own prefixes and wire codes", () => {
    expect(LOCALES).toHaveLength(20);
    expect(new Set(LOCALES.map(({ prefix }) => prefix)).size).toBe(20);
    expect(new Set(LOCALES.map(({ wire }) => wire)).size).toBe(20);
  });
  it("reads right to left in Arabic only", () => {
    expect(LOCALES.filter(({ dir }) => dir === "rtl").map(({ id }) => id)).toEqual(["ar"]);
  });
  it("has the date formats of docs/product.md#date-formats", () => {
    const formats = Object.fromEntries(LOCALES.map((locale) => [locale.id, locale.dateFormat]));
    expect(formats).toMatchObject({
      en: "d/m/yyyy",
      "en-us": "m/d/yyyy",
      tl: "m/d/yyyy",
      ja: "yyyy/m/d",
      "zh-hk": "yyyy/m/d",
    });
  });
});
