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

function lineOf({ target, told, value }: Measured): string {
  const verdict = verdictOf({ target, told, value });
  return `| ${target.number} | ${target.what} | ${target.target} | ${told} | ${verdict} |`;
}

/** The table, a line for each figure, in the promises' order. */
export function table(all: readonly Measured[]): string {
  const lines = all.toSorted((a, b) => a.target.number - b.target.number).map(lineOf);
  return ["| # | what | target | measured | verdict |", "|---|---|---|---|---|", ...lines].join("\n");
}

/** `text` with the lines of these figures as they are now; undefined where it has no line of one of them. */
export function withLines(text: string, all: readonly Measured[]): string | undefined {
  const lines = text.split("\n");
  for (const one of all) {
    const at = lines.findIndex((line) => line.startsWith(`| ${one.target.number} | ${one.target.what} |`));
    if (at === -1) return undefined;
    lines[at] = lineOf(one);
  }
  return lines.join("\n");
}
