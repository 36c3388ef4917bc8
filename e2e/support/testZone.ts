// Where the browsers of the tests stand.

/** Three hours west of London, without summer time. */
const WEST = "America/Sao_Paulo";

/**
 * London; in its small hours a zone in which it is still the evening before. Tests look for running matches in today's
 * list, and just after midnight those have kicked off yesterday.
 */
export function testZone(epochMs: number): string {
  const hour = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return Number(hour.format(epochMs)) < 3 ? WEST : "Europe/London";
}
