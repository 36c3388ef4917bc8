// Says how long the browser tests of a run took: the sum of their times, and the slowest ones.

export interface TimedTest {
  /** File and title. */
  readonly name: string;
  /** All its runs together, ms. */
  readonly ms: number;
}

const SLOWEST_SHOWN = 10;

/** Lines for people. The sum is that of all tests, whatever ran side by side. */
export function timeLines(tests: readonly TimedTest[]): readonly string[] {
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  const sum = tests.reduce((total, { ms }) => total + ms, 0);
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST_SHOWN);
  return [
    `${tests.length} browser tests, ${Math.round(sum / 1000)} s in all; the slowest:`,
    ...slowest.map(({ name, ms }) => `${seconds(ms).padStart(7)} s  ${name}`),
  ];
}
