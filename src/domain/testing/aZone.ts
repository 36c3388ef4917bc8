// Test builders of zones: fixed ones, and those of machines with daylight saving.
import { FIXED_ZONES } from "../zoneChoice.ts";
import { automaticZoneOf, type ViewerZone } from "../zones.ts";

/** The fixed zone of an offset; throws if it is not one of the 37. */
export function aZone(offsetMinutes: number): ViewerZone {
  const zone = FIXED_ZONES.get(offsetMinutes);
  if (!zone) throw new Error(`no zone has the offset ${offsetMinutes}`);
  return zone;
}

/** The offset (minutes east of UTC) that a machine in an IANA zone reports at an instant (epoch ms). */
export function offsetIn(timeZone: string): (epochMs: number) => number {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
  return (epochMs) => {
    const name = format.formatToParts(epochMs).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? [];
    if (sign === undefined) return 0;
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/** "Automatic" on a machine in an IANA zone, at an instant (epoch ms). */
export function anAutomaticZone(timeZone: string, now: number): ViewerZone {
  return automaticZoneOf(offsetIn(timeZone), now);
}
