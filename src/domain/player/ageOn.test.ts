// An age changes on the birthday, not before.
import { expect, it } from "vitest";
import { ageOn } from "./ageOn.ts";

it("counts past birthdays", () => {
  expect(ageOn("2000-05-12", "2026-05-11")).toBe(25);
  expect(ageOn("2000-05-12", "2026-05-12")).toBe(26);
  expect(ageOn("2004-02-29", "2026-02-28")).toBe(21);
  expect(ageOn("2004-02-29", "2026-03-01")).toBe(22);
  expect(ageOn("2026-05-12", "2026-05-12")).toBe(0);
});

it("is undefined for an invalid day", () => {
  for (const [birth, day] of [
    ["", "2026-05-12"],
    ["2000-13-40", "2026-05-12"],
    ["2000-05-12", ""],
    ["2027-01-01", "2026-05-12"],
  ] as const)
    expect(ageOn(birth, day)).toBeUndefined();
});
