// Statistics for a benchmark: median, percentile, and an order of runs that cancels drift.

/** The median, the mean of the two middle values for an even count; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[half] ?? Number.NaN;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The smallest value that at least `percent` per cent of all do not exceed (nearest rank); NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Contenders in alternating order by round (A B, B A, A B …), so that slow drift of the machine affects all equally. */
export function inTurn<Way>(ways: readonly Way[], rounds: number): readonly Way[] {
  return Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? ways : ways.toReversed())).flat();
}
