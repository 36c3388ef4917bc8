// The few figures a benchmark needs: middle, percentile, and an order of runs that cancels drift.

/** The value in the middle, the mean of the two for an even count; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[half] ?? Number.NaN;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The smallest value that `percent` per cent of all do not exceed (nearest rank); NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The ways in turn, forwards and backwards by rounds (A B, B A, A B …), so that a machine that tires hits all alike. */
export function inTurn<Way>(ways: readonly Way[], rounds: number): readonly Way[] {
  return Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? ways : ways.toReversed())).flat();
}
