// Lines of Asian handicaps and goal totals: quarter steps from -10 to 14, shown as pairs of half lines.
// See docs/product.md#handicap-lines.

const LOWEST = -10;
const HIGHEST = 14;
const STEP = 0.25;

/** All lines, ascending, in goals. */
export const HANDICAP_LINES: readonly number[] = Array.from(
  { length: (HIGHEST - LOWEST) / STEP + 1 },
  (_, index) => LOWEST + index * STEP,
);

const SHOWN = new Map(HANDICAP_LINES.map((line) => [line, shown(line)]));

/**
 * Display form of a line in goals. Whole and half lines are unchanged ("1", "-2.5"). A quarter line is the two
 * half lines around it with the sign in front ("0/0.5", "-0/0.5", "0.5/1"). undefined out of range or between
 * quarters.
 */
export function formatHandicap(line: number): string | undefined {
  return SHOWN.get(line);
}

function shown(line: number): string {
  const sign = line < 0 ? "-" : "";
  const size = Math.abs(line);
  if (Number.isInteger(size * 2)) return `${sign}${size}`;
  return `${sign}${size - STEP}/${size + STEP}`;
}
