// Relative time in several languages.
import { expect, it } from "vitest";
import { anAutomaticZone, aZone } from "#domain/testing/aZone.ts";
import type { ViewerZone } from "#domain/zones.ts";
import { DEFAULT_LOCALE, findLocale } from "./locales.ts";
import { relativeTime } from "./relativeTime.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const ago = (minutes: number, language = "en"): string =>
  relativeTime(NOW - minutes * MINUTE, NOW, aZone(0), findLocale(language) ?? DEFAULT_LOCALE);

it.each([
  [-30, "now"],
  [0.9, "now"],
  [1, "1 minute ago"],
  [59.9, "59 minutes ago"],
  [60, "1 hour ago"],
  [23 * 60 + 59, "23 hours ago"],
  [24 * 60, "yesterday"],
  [36 * 60, "yesterday"],
  [36 * 60 + 1, "2 days ago"],
  [6 * 24 * 60, "6 days ago"],
  [7 * 24 * 60, "14/11/2026"],
])("%d minutes are %s", (minutes, words) => expect(ago(minutes)).toBe(words));

it("uses the current language, with Latin digits", () => {
  expect(ago(5, "fr")).toBe("il y a 5 minutes");
  expect(ago(5, "ar")).toMatch(/5 دقائق/);
});

it.each<[string, string, ViewerZone, string, string]>([
  // Monday 00:30, of a post of Saturday 23:20.
  ["2026-11-23T00:30Z", "2026-11-21T23:20Z", aZone(0), "en", "2 days ago"],
  ["2026-11-23T00:30Z", "2026-11-21T23:20Z", aZone(0), "de", "vorgestern"],
  // The same hour is another day elsewhere.
  ["2026-11-23T00:30Z", "2026-11-21T23:20Z", aZone(60), "en", "yesterday"],
  ["2026-11-23T00:30Z", "2026-11-21T23:20Z", aZone(-300), "en", "yesterday"],
  // 71 hours before an evening are three days, and before a late night two.
  ["2026-11-21T20:00Z", "2026-11-18T21:00Z", aZone(0), "de", "vor 3 Tagen"],
  ["2026-11-21T23:30Z", "2026-11-19T00:30Z", aZone(0), "de", "vorgestern"],
  // The day before has 25 hours in Berlin.
  ["2026-10-26T23:30Z", "2026-10-24T22:30Z", anAutomaticZone("Europe/Berlin", 0), "en", "2 days ago"],
  ["2026-11-21T12:00Z", "2026-11-14T23:59Z", aZone(0), "en", "14/11/2026"],
])("at %s a post of %s is told by the viewer's calendar", (now, at, zone, language, words) => {
  const locale = findLocale(language) ?? DEFAULT_LOCALE;
  expect(relativeTime(Date.parse(at), Date.parse(now), zone, locale)).toBe(words);
});
