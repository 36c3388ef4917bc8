// The 37 zones that a viewer may choose. The core is told the offset of the one in use.
import { fixedZone, type ViewerZone, ZONE_OFFSETS, zoneId } from "./zones.ts";

/** The offset of a zone id in minutes; undefined for anything that is not one of the 37. */
export function parseZoneId(id: string): number | undefined {
  return ZONE_OFFSETS.find((offset) => zoneId(offset) === id);
}

/** The 37 zones without daylight saving, by offset. */
export const FIXED_ZONES: ReadonlyMap<number, ViewerZone> = new Map(
  ZONE_OFFSETS.map((offsetMinutes) => [offsetMinutes, fixedZone(offsetMinutes)]),
);
