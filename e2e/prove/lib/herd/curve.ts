// Counts per second, and their chart.

export interface Curve {
  /** Counts one at `ms` from the start. */
  add(ms: number): void;
  total(): number;
  /** The second with the highest count. */
  peak(): { readonly second: number; readonly count: number };
  /**
   * Lines of a chart in per cent of `whole`: each line covers `secondsPerLine` and shows its maximum. Lines too
   * small to see are omitted.
   */
  draw(whole: number, secondsPerLine: number): readonly string[];
}

const BAR_PER_PERCENT = 4;
const LONGEST_BAR = 60;

/** A curve of this many seconds; later times are counted in the last one. */
export function createCurve(seconds: number): Curve {
  const counts = new Uint32Array(seconds);

  return {
    add(ms) {
      const second = Math.min(seconds - 1, Math.max(0, Math.floor(ms / 1000)));
      counts[second] = (counts[second] ?? 0) + 1;
    },
    total: () => counts.reduce((sum, count) => sum + count, 0),
    peak() {
      const count = counts.reduce((most, each) => Math.max(most, each), 0);
      return { second: counts.indexOf(count), count };
    },
    draw(whole, secondsPerLine) {
      const lines: string[] = [];
      for (let from = 0; from < seconds; from += secondsPerLine) {
        const fullest = counts
          .subarray(from, from + secondsPerLine)
          .reduce((most, each) => Math.max(most, each), 0);
        const percent = (100 * fullest) / whole;
        const bar = "█".repeat(Math.min(LONGEST_BAR, Math.round(percent * BAR_PER_PERCENT)));
        if (bar === "") continue;
        lines.push(`${String(from).padStart(5)} s ${bar} ${percent.toFixed(2)} %`);
      }
      return lines;
    },
  };
}
