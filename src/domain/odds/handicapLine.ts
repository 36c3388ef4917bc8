// The lines of Asian handicaps and goal totals (SPEC §9): quarter steps from -10 to 14, shown as pairs of half lines.

const LOWEST = -10;
const HIGHEST = 14;
const STEP = 0.25;

/** Every line there is, ascending, in goals. */
export const HANDICAP_LINES: readonly number[] = Array.from(
  { length: (HIGHEST - LOWEST) / STEP + 1 },
  (_, index) => LOWEST + index * STEP,
);

const SHOWN = new Map(HANDICAP_LINES.map((line) => [line, shown(line)]));

/**
 * A line in goals as it is shown: whole and half lines as they are ("1", "-2.5"), a quarter line as the two half
 * lines around it with the sign in front ("0/0.5", "-0/0.5", "0.5/1"). Out of range or off the quarters: undefined.
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
