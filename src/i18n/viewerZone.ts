// "Automatic" time zone: the machine's own offset, daylight saving included.
// See docs/wire.md#automatic-zone.
import { automaticZoneOf, type ViewerZone } from "#domain/zones.ts";

/** The machine's zone at an instant (epoch ms). */
export function automaticZone(now: number): ViewerZone {
  return automaticZoneOf((epochMs) => -new Date(epochMs).getTimezoneOffset(), now);
}
