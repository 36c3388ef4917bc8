// A line of the benchmark's table: target, measured value and verdict.

export interface Target {
  /** Its number in the table of targets. */
  readonly number: number;
  readonly what: string;
  /** The target as text in the table. */
  readonly target: string;
  /** The highest value that meets the target. */
  readonly atMost: number;
  /** The highest value that is not a failure; default is the target itself. */
  readonly must?: number;
}

export interface Measured {
  readonly target: Target;
  readonly value: number;
  /** The value as text in the table, with its components. */
  readonly shown: string;
}

export type Verdict = "holds" | "must holds" | "fails";

/** NaN fails. */
export function verdictOf({ target, value }: Measured): Verdict {
  if (value <= target.atMost) return "holds";
  return value <= (target.must ?? target.atMost) ? "must holds" : "fails";
}

function lineOf({ target, shown, value }: Measured): string {
  const verdict = verdictOf({ target, shown, value });
  return `| ${target.number} | ${target.what} | ${target.target} | ${shown} | ${verdict} |`;
}

/** The table, one line per figure, sorted by the number of the target. */
export function table(all: readonly Measured[]): string {
  const lines = all.toSorted((a, b) => a.target.number - b.target.number).map(lineOf);
  return ["| # | what | target | measured | verdict |", "|---|---|---|---|---|", ...lines].join("\n");
}

/** `text` with the lines of these figures replaced; undefined if a line is missing. */
export function withLines(text: string, all: readonly Measured[]): string | undefined {
  const lines = text.split("\n");
  for (const one of all) {
    const at = lines.findIndex((line) => line.startsWith(`| ${one.target.number} | ${one.target.what} |`));
    if (at === -1) return undefined;
    lines[at] = lineOf(one);
  }
  return lines.join("\n");
}
