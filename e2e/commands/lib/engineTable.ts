// The promises as lines and the engines as columns, of the report of a run.
import { ENGINES } from "../../engines/driver/engine.ts";
import type { PlaywrightReport, PlaywrightSuite } from "./steps.ts";

const HELD: Readonly<Record<string, string>> = {
  expected: "held",
  skipped: "not possible",
  unexpected: "NOT HELD",
};

interface Tried {
  readonly title: string;
  readonly file: string;
  readonly engine: string;
  readonly result: string;
  readonly reason: string | undefined;
}

function triedIn(suite: PlaywrightSuite): readonly Tried[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      title: title.replace(" @short", ""),
      file: suite.file,
      engine: projectName,
      result: HELD[status] ?? status,
      reason: annotations.find(({ type }) => type === "skip")?.description,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(triedIn)];
}

/** One line for each test in the order of its promise, then why an engine could not be tried. */
export function engineTable({ suites }: PlaywrightReport): readonly string[] {
  const tried = suites.flatMap(triedIn);
  const titles = [...new Set(tried.map(({ title }) => title))].toSorted(
    (a, b) => Number.parseInt(a) - Number.parseInt(b),
  );
  const lines = titles.map((title) => {
    const of = tried.filter((each) => each.title === title);
    const results = ENGINES.map((engine) => of.find((each) => each.engine === engine)?.result ?? "not tried");
    return `${results.map((result) => result.padEnd(13)).join("")}${title} (${of[0]?.file})`;
  });
  const reasons = tried.flatMap(({ engine, title, reason }) =>
    reason === undefined ? [] : [`  ${engine}, ${title}: ${reason}`],
  );
  return [
    ENGINES.map((engine) => engine.padEnd(13))
      .join("")
      .trimEnd(),
    ...lines,
    ...reasons,
  ];
}
