// Moments as text: the default format, the order of each locale, and invalid moments.
// See docs/product.md#date-formats.
import { describe, expect, it } from "vitest";
import { ZONE_OFFSETS } from "#domain/zones.ts";
import { dateTimePattern, formatDateTime } from "./dateTime.ts";
import { LOCALES } from "./locales.ts";

const AT = Date.UTC(2026, 2, 5, 23, 40);

describe("formatDateTime", () => {
  it.each([
    [0, "05/03/26 23:40"],
    [345, "06/03/26 05:25"],
    [-570, "05/03/26 14:10"],
    [840, "06/03/26 13:40"],
  ])("at offset %d is %s", (offset, text) => expect(formatDateTime(AT, offset)).toBe(text));

  it("reads a text too, and accepts other patterns", () => {
    expect(formatDateTime("2026-03-05T23:40:00Z", 0)).toBe("05/03/26 23:40");
    expect(formatDateTime(AT, 0, "YYYY-MM-DD, HH:mm")).toBe("2026-03-05, 23:40");
    expect(formatDateTime(AT, 60, "HH:mm")).toBe("00:40");
  });

  it.each(["", "soon", "2026-13-45", Number.NaN, Infinity])("returns %j unchanged", (value) => {
    expect(formatDateTime(value, 0)).toBe(String(value));
  });

  it("follows the date format of each locale, at every offset, with Latin digits", () => {
    const written = Object.fromEntries(
      LOCALES.map((locale) => [locale.id, formatDateTime(AT, 0, dateTimePattern(locale))]),
    );
    expect(written).toMatchObject({
      en: "05/03/26 23:40",
      "en-us": "03/05/26 23:40",
      tl: "03/05/26 23:40",
      ja: "26/03/05 23:40",
      ko: "26/03/05 23:40",
      zh: "26/03/05 23:40",
      "zh-hk": "26/03/05 23:40",
      ar: "05/03/26 23:40",
      th: "05/03/26 23:40",
    });
    for (const offset of ZONE_OFFSETS)
      expect(formatDateTime(AT, offset)).toMatch(/^0[56]\/03\/26 \d\d:\d\d$/);
  });
});
