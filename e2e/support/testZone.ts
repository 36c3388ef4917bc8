// The time zone of the browsers in tests.

/** Eight hours west of London, seven for some weeks of the year. */
const WEST = "America/Los_Angeles";

/** London's hours in which a run could pass midnight there, or look for matches that kicked off before it. */
const isNearMidnight = (hour: number): boolean => hour >= 22 || hour < 4;

/**
 * London; around its midnight, a zone in which it is afternoon. Tests look for running matches in today's list: just
 * after midnight those kicked off yesterday, and during a test the day could change.
 */
export function testZone(epochMs: number): string {
  const hour = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return isNearMidnight(Number(hour.format(epochMs))) ? WEST : "Europe/London";
}
