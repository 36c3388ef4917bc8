// Names of the 37 zones: each by a region with its offset, named by the platform in the page's language.
import { regionName } from "./regionName.ts";

export interface ZoneRegion {
  /** IANA name of a zone whose standard time has the offset. */
  readonly zone: string;
  /** ISO 3166-1 code of its country, for a zone whose time has no name. */
  readonly country: string;
}

/** By offset in minutes east of UTC; the most populous region where an offset has several. */
export const ZONE_REGIONS: ReadonlyMap<number, ZoneRegion> = new Map(
  Object.entries({
    "-720": "Etc/GMT+12 UM",
    "-660": "Pacific/Pago_Pago AS",
    "-600": "Pacific/Honolulu US",
    "-570": "Pacific/Marquesas PF",
    "-540": "America/Anchorage US",
    "-480": "America/Los_Angeles US",
    "-420": "America/Denver US",
    "-360": "America/Chicago US",
    "-300": "America/New_York US",
    "-240": "America/Halifax CA",
    "-210": "America/St_Johns CA",
    "-180": "America/Sao_Paulo BR",
    "-120": "America/Noronha BR",
    "-60": "Atlantic/Cape_Verde CV",
    "0": "Europe/London GB",
    "60": "Europe/Paris FR",
    "120": "Europe/Athens GR",
    "180": "Europe/Moscow RU",
    "210": "Asia/Tehran IR",
    "240": "Asia/Dubai AE",
    "270": "Asia/Kabul AF",
    "300": "Asia/Karachi PK",
    "330": "Asia/Kolkata IN",
    "345": "Asia/Kathmandu NP",
    "360": "Asia/Dhaka BD",
    "390": "Asia/Yangon MM",
    "420": "Asia/Bangkok TH",
    "480": "Asia/Shanghai CN",
    "540": "Asia/Tokyo JP",
    "570": "Australia/Darwin AU",
    "600": "Australia/Brisbane AU",
    "630": "Australia/Lord_Howe AU",
    "660": "Pacific/Guadalcanal SB",
    "720": "Pacific/Auckland NZ",
    "765": "Pacific/Chatham NZ",
    "780": "Pacific/Tongatapu TO",
    "840": "Pacific/Kiritimati KI",
  }).map(([offset, place]) => {
    const [zone = "", country = ""] = place.split(" ");
    return [Number(offset), { zone, country }];
  }),
);

/** Winter in one hemisphere and in the other: in one of the two months a zone has no daylight saving. */
const JANUARY = Date.UTC(2026, 0, 15);
const JULY = Date.UTC(2026, 6, 15);

/** Latin digits and the Gregorian calendar in every language (docs/wire.md#digits-and-calendar). */
const PLAIN = "-u-ca-gregory-nu-latn";

/** The offset of an IANA zone at an instant (epoch ms), minutes east of UTC; undefined for an unknown zone. */
export function offsetOfZone(zone: string, epochMs: number): number | undefined {
  const text = zoneText(zone, "en-US", "longOffset", epochMs);
  const parts = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(text ?? "");
  if (parts === null) return undefined;
  const [, sign, hours = "0", minutes = "0"] = parts;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -size : size;
}

/** The offset of an IANA zone without daylight saving, minutes east of UTC. */
export function standardOffset(zone: string): number | undefined {
  const january = offsetOfZone(zone, JANUARY);
  const july = offsetOfZone(zone, JULY);
  return january === undefined || july === undefined ? undefined : Math.min(january, july);
}

/**
 * The name of an offset's time in a language (BCP 47): 345 is "Nepal Time", 60 "Central European Standard Time".
 * Where it has none, the country's name; "" where the platform has neither.
 */
export function zoneName(offsetMinutes: number, language: string): string {
  const region = ZONE_REGIONS.get(offsetMinutes);
  if (region === undefined) return "";
  const { zone, country } = region;
  const summerInJanuary = (offsetOfZone(zone, JANUARY) ?? 0) > (offsetOfZone(zone, JULY) ?? 0);
  const name = zoneText(zone, language, "long", summerInJanuary ? JULY : JANUARY);
  return name === undefined || isOffset(name) ? regionName(language, country) : name;
}

/** The name of the machine's own time at an instant, daylight saving included; "" if it has none. */
export function machineZoneName(epochMs: number, language: string): string {
  const name = zoneText(undefined, language, "long", epochMs);
  return name === undefined || isOffset(name) ? "" : name;
}

function zoneText(
  zone: string | undefined,
  language: string,
  style: "long" | "longOffset",
  epochMs: number,
): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(language + PLAIN, { timeZone: zone, timeZoneName: style });
    return format.formatToParts(epochMs).find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    // Without support for this zone or style, only offsets are shown.
    return undefined;
  }
}

/** True for "GMT-12:00" and the like, in any script: the platform's fallback for a time without a name. */
function isOffset(name: string): boolean {
  return /\d/.test(name);
}
