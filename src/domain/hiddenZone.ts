// Whether a browser hides its time zone: against tracking some show UTC in place of the machine's zone.
// See docs/product.md#time-zones.
import type { ViewerZone } from "./zones.ts";

/**
 * Countries with a place whose clocks are at UTC+0 in some part of the year, by ISO 3166-1 numeric id: GB GG JE IM IE PT
 * ES (Canary Islands) FO GL IS, MA EH MR SN GM GW GN SL LR CI, ML BF GH TG SH ST.
 */
const COUNTRIES_AT_UTC: ReadonlySet<number> = new Set([
  826, 831, 832, 833, 372, 620, 724, 234, 304, 352, 504, 732, 478, 686, 270, 624, 324, 694, 430, 384, 466,
  854, 288, 768, 654, 678,
]);

/** A winter and a summer of either half of the world. */
const WINTER_AND_SUMMER = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/**
 * True if the zone follows a machine that shows UTC all year, in a country whose clocks are never at UTC+0.
 * `countryId`: ISO 3166-1 numeric; of an unknown country nothing is known.
 */
export function hidesZone(zone: ViewerZone, countryId: number | undefined): boolean {
  const isKnown = countryId !== undefined && countryId > 0 && countryId < 1000;
  if (!isKnown || COUNTRIES_AT_UTC.has(countryId) || !zone.automatic) return false;
  return zone.offsetMinutes === 0 && WINTER_AND_SUMMER.every((instant) => zone.offsetAt(instant) === 0);
}
