// Relative time in several languages.
import { expect, it } from "vitest";
import { DEFAULT_LOCALE, findLocale } from "./locales.ts";
import { relativeTime } from "./relativeTime.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const ago = (minutes: number, language = "en"): string =>
  relativeTime(NOW - minutes * MINUTE, NOW, 0, findLocale(language) ?? DEFAULT_LOCALE);

it.each([
  [-30, "now"],
  [0.9, "now"],
  [1, "1 minute ago"],
  [59.9, "59 minutes ago"],
  [60, "1 hour ago"],
  [23 * 60 + 59, "23 hours ago"],
  [24 * 60, "yesterday"],
  [6 * 24 * 60, "6 days ago"],
  [7 * 24 * 60, "14/11/2026"],
])("%d minutes are %s", (minutes, words) => expect(ago(minutes)).toBe(words));

it("uses the current language, with Latin digits", () => {
  expect(ago(5, "fr")).toBe("il y a 5 minutes");
  expect(ago(5, "ar")).toMatch(/5 دقائق/);
});
