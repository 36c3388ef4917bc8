// City names by winter offset, in English as the platform names its zones, so that viewers find a near one.
import { standardOffset } from "./zoneRegions.ts";

let known: ReadonlyMap<number, string> | undefined;

/** City names joined into one text, by offset in minutes east of UTC. The first call takes some ten milliseconds. */
export function zoneCities(): ReadonlyMap<number, string> {
  known ??= readCities();
  return known;
}

function readCities(): ReadonlyMap<number, string> {
  const cities = new Map<number, string>();
  for (const zone of zonesOfPlatform()) {
    const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
    const offset = zone.includes("/") ? standardOffset(zone) : undefined;
    if (offset !== undefined) cities.set(offset, `${cities.get(offset) ?? ""} ${city}`.trim());
  }
  return cities;
}

/** An older browser has no list of zones: cities cannot be searched there. */
function zonesOfPlatform(): readonly string[] {
  return typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
}
