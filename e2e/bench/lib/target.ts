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

const HEAD = "| # | what | target | measured | verdict |";
const RULE = "|---|---|---|---|---|";
/** Starts the summary and no other line: it has no number. */
const SUMMARY = "| | ";

/** Number and name of the figures with this verdict. */
function named(lines: readonly string[], verdict: Verdict): string {
  return lines
    .filter((line) => line.endsWith(` | ${verdict} |`))
    .map((line) => line.split(" | ").slice(0, 2).join(" ").slice("| ".length))
    .join("; ");
}

/** The first line of the table: the targets that are missed, or met by their limit only. */
function summaryOf(lines: readonly string[]): string {
  const parts = [
    ["Only the must is met", named(lines, "must holds")],
    ["Missed", named(lines, "fails")],
  ].filter(([, names]) => names !== "");
  const text = parts.map(([name, names]) => `**${name}**: ${names}.`).join(" ");
  return `${SUMMARY}${text === "" ? "All targets are met." : text} | | | |`;
}

/** The table: a summary, and one line per figure, sorted by the number of the target. */
export function table(all: readonly Measured[]): string {
  const lines = all.toSorted((a, b) => a.target.number - b.target.number).map(lineOf);
  return [HEAD, RULE, summaryOf(lines), ...lines].join("\n");
}

const isFigure = (line: string): boolean => /^\| \d+ \|/.test(line);

/** The number that a line of a figure begins with. */
const numberOf = (line: string): number => Number(line.split(" | ")[0]?.slice("| ".length));

/** Where the line of a new figure belongs: behind those with its number or a lower one. */
function placeFor({ number }: Target, lines: readonly string[]): number {
  const before = lines.findLastIndex((line) => isFigure(line) && numberOf(line) <= number);
  return 1 + (before === -1 ? lines.indexOf(RULE) : before);
}

/** `text` with the lines of these figures and the summary replaced, and with lines for new ones; undefined without a table. */
export function withLines(text: string, all: readonly Measured[]): string | undefined {
  const lines = text.split("\n");
  const first = lines.indexOf(RULE) + 1;
  if (first === 0) return undefined;
  if (lines[first]?.startsWith(SUMMARY)) lines.splice(first, 1);
  for (const one of all) {
    const { number, what } = one.target;
    const at = lines.findIndex((line) => line.startsWith(`| ${number} | ${what} |`));
    if (at === -1) lines.splice(placeFor(one.target, lines), 0, lineOf(one));
    else lines[at] = lineOf(one);
  }
  return lines.toSpliced(first, 0, summaryOf(lines.filter(isFigure))).join("\n");
}
