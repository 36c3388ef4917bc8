// Where the browsers of the tests stand.

/** Eight hours west of London, seven for some weeks of the year. */
const WEST = "America/Los_Angeles";

/** London's hours in which a run could meet midnight there, or look for matches that kicked off before it. */
const isNearMidnight = (hour: number): boolean => hour >= 22 || hour < 4;

/**
 * London; around its midnight a zone in which it is afternoon. Tests look for running matches in today's list: just after
 * midnight those have kicked off yesterday, and a test that goes through it sees its day change.
 */
export function testZone(epochMs: number): string {
  const hour = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return isNearMidnight(Number(hour.format(epochMs))) ? WEST : "Europe/London";
}
