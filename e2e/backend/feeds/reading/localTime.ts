/** Converts local times without a zone, which some sources send, to instants. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  formats.set(zone, format);
  return format;
}

/** Ms that the zone's clocks are ahead of UTC at an instant. */
function offsetAt(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** Epoch ms of a text such as `2025-02-09T19:23:27.773` in a zone; undefined for another text. */
export function zonedInstant(value: unknown, zone: string): number | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,7})?)?$/.test(value))
    return undefined;
  const local = Date.parse(`${value.slice(0, 23)}Z`);
  if (Number.isNaN(local)) return undefined;
  const first = local - offsetAt(zone, local);
  return local - offsetAt(zone, first);
}
