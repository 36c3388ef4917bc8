// Days, times and numbers as texts.
import { describe, expect, it } from "vitest";
import { formatClock, formatsFor, formatTime, relativeDay } from "./formats.ts";
import { LOCALES } from "./locales.ts";

const DAY = "2026-11-21";

describe("formatsFor", () => {
  it("uses Latin digits and Gregorian years in every locale", () => {
    for (const locale of LOCALES) {
      const formats = formatsFor(locale);
      expect(formats.longDay(DAY)).toContain("2026");
      expect(formats.day(DAY)).toContain("21");
      expect(formats.number(1234)).toMatch(/^1.?234$/u);
    }
  });
  it("writes numeric days as defined in docs/product.md#date-formats", () => {
    const written = Object.fromEntries(
      LOCALES.map((locale) => [locale.id, formatsFor(locale).numericDay("2026-03-05")]),
    );
    expect(written).toMatchObject({ en: "5/3/2026", "en-us": "3/5/2026", ja: "2026/3/5", ar: "5/3/2026" });
  });
  it("returns an invalid day unchanged", () => {
    const [english] = LOCALES;
    if (english === undefined) throw new Error("no locale");
    expect(formatsFor(english).day("soon")).toBe("soon");
    expect(formatsFor(english).numericDay("2026-02-30")).toBe("2026-02-30");
  });
});

describe("times", () => {
  it.each([
    [0, "00:00"],
    [61, "01:01"],
    [1439, "23:59"],
    [-1, ""],
  ])("%d minutes", (minutes, text) => expect(formatTime(minutes)).toBe(text));
  it("reads the clock at an offset", () => {
    expect(formatClock(Date.UTC(2026, 10, 21, 23, 30), 60)).toBe("00:30");
    expect(formatClock(Date.UTC(2026, 10, 21, 0, 10), -570)).toBe("14:40");
  });
});

describe("relativeDay", () => {
  it("names three days, also across the end of a year", () => {
    expect(relativeDay("2026-12-31", "2027-01-01")).toBe("yesterday");
    expect(relativeDay(DAY, DAY)).toBe("today");
    expect(relativeDay("2026-11-22", DAY)).toBe("tomorrow");
    expect(relativeDay("2026-11-23", DAY)).toBeUndefined();
  });
});
