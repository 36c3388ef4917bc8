// The ticks of chart axes: round values on a logarithmic or a linear scale, round times on the viewer's clock.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ROUND_VALUES: readonly number[] = [
  1.02, 1.05, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 15, 20, 30, 50, 70, 100,
  150, 200, 300, 500, 1000,
];

const TIME_STEPS: readonly number[] = [
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  7 * DAY_MS,
];

/** From 1 to 2, 5, 10, 20 and so on, up to a billion. */
const FACTORS: readonly number[] = Array.from({ length: 27 }, (_, at) => (at % 3 === 1 ? 2.5 : 2));

/**
 * At most `most` values within [low, high] (both above 0), ascending: round ones about equally far apart on a
 * logarithmic scale; where the range holds fewer than two round ones, its ends.
 */
export function valueTicks(low: number, high: number, most: number): readonly number[] {
  if (!(low > 0 && high >= low) || most < 1) return [];
  const apart = Math.log(high / low) / most;
  const ticks: number[] = [];
  for (const value of ROUND_VALUES) {
    if (value < low || value > high) continue;
    const last = ticks.at(-1);
    if (last === undefined || Math.log(value / last) >= apart * 0.999) ticks.push(value);
  }
  return ticks.length >= 2 || high === low ? ticks.slice(0, most) : [low, high];
}

/** At most `most` values within [low, high], ascending: whole multiples of a step of 1, 2 or 5 by powers of ten. */
export function linearTicks(low: number, high: number, most: number): readonly number[] {
  if (!(high > low) || most < 1) return [];
  let step = 1;
  for (const factor of FACTORS) {
    if (Math.floor(high / step) - Math.ceil(low / step) + 1 <= most) break;
    step *= factor;
  }
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick === 0 ? 0 : tick);
  return ticks.slice(0, most);
}

/** Whole steps of the clock at an offset (minutes east of UTC) within [from, to] (epoch ms), at most `most` of them. */
export function timeTicks(from: number, to: number, most: number, offsetMinutes: number): readonly number[] {
  if (!(to > from) || most < 1) return [];
  const step =
    TIME_STEPS.find((one) => (to - from) / one <= most) ?? Math.ceil((to - from) / most / DAY_MS) * DAY_MS;
  const offset = offsetMinutes * MINUTE_MS;
  const ticks: number[] = [];
  for (let at = Math.ceil((from + offset) / step) * step - offset; at <= to; at += step) ticks.push(at);
  return ticks.slice(0, most);
}
