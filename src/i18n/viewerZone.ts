// "Automatic" time zone: the machine's own offset, daylight saving included (CONTRACT §2).
import { resolveAutomaticOffset } from "#domain/zones.ts";

/** The machine's offset at an instant, minutes east of UTC, one of SPEC §3's 37. */
export function automaticOffset(epochMs: number): number {
  return resolveAutomaticOffset(-new Date(epochMs).getTimezoneOffset());
}
