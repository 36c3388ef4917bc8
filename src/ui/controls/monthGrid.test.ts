// The month grid in several languages.
import { expect, it } from "vitest";
import { monthGrid, moveDay } from "./monthGrid.ts";

it("begins its weeks on Monday in Britain and France, on Sunday in America", () => {
  expect(monthGrid("2026-11-21", "en-GB").weeks[0]?.[0]?.date).toBe("2026-10-26");
  expect(monthGrid("2026-11-21", "fr").weekdays[0]?.long).toBe("lundi");
  expect(monthGrid("2026-11-21", "en-US").weeks[0]?.[0]?.date).toBe("2026-11-01");
});

it("holds every day of the month once, in whole weeks", () => {
  for (const tag of ["en-GB", "en-US", "ar", "th"]) {
    const { weeks, title } = monthGrid("2026-02-10", tag);
    const days = weeks.flat().filter((day) => day.inMonth);
    expect(days.map((day) => day.number)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(title).toContain("2026");
  }
});

it("stops at the end of a shorter month", () => {
  expect(moveDay("2026-01-31", { months: 1 })).toBe("2026-02-28");
  expect(moveDay("2026-12-31", { days: 1 })).toBe("2027-01-01");
});
