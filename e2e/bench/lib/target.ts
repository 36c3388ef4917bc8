// A line of the benchmark's table: what was promised, what was measured, and whether it holds.

export interface Target {
  /** Its number in the table of promises. */
  readonly number: number;
  readonly what: string;
  /** The promise in words, as the table tells it. */
  readonly target: string;
  /** The highest value that keeps the promise. */
  readonly atMost: number;
  /** The highest value that is no failure; the promise itself unless told. */
  readonly must?: number;
}

export interface Measured {
  readonly target: Target;
  readonly value: number;
  /** The value as the table tells it, with what it was made of. */
  readonly told: string;
}

export type Verdict = "holds" | "must holds" | "fails";

/** A value that is no number fails. */
export function verdictOf({ target, value }: Measured): Verdict {
  if (value <= target.atMost) return "holds";
  return value <= (target.must ?? target.atMost) ? "must holds" : "fails";
}

/** The table, a line for each figure, in the promises' order. */
export function table(all: readonly Measured[]): string {
  const lines = all
    .toSorted((a, b) => a.target.number - b.target.number)
    .map(
      (one) =>
        `| ${one.target.number} | ${one.target.what} | ${one.target.target} | ${one.told} | ${verdictOf(one)} |`,
    );
  return ["| # | what | target | measured | verdict |", "|---|---|---|---|---|", ...lines].join("\n");
}
