// The table of promises and engines in docs/browsers.md, of the report of a run.
import { ENGINES } from "../../engines/driver/engine.ts";
import type { PlaywrightReport, PlaywrightSuite } from "./steps.ts";

const NAMES = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" };
const HELD: Readonly<Record<string, string>> = { expected: "held", skipped: "skipped" };
/** Before and behind the table in the document. */
const EDGES = [
  "<!-- Written by npm run prove -- browsers. -->\n\n",
  "\n<!-- End of the table. -->\n",
] as const;

interface Tried {
  readonly title: string;
  readonly file: string;
  readonly engine: string;
  readonly result: string;
  /** Why other engines cannot run it. */
  readonly only: string | undefined;
}

function triedIn(suite: PlaywrightSuite): readonly Tried[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      title: title.replaceAll(/ @\w+/g, ""),
      file: suite.file,
      engine: projectName,
      result: HELD[status] ?? "NOT HELD",
      only: annotations.find(({ type }) => type === "only")?.description,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(triedIn)];
}

/** A table with a line for each test, in the order of its promise; ends with a line break. */
export function engineTable({ suites }: PlaywrightReport): string {
  const tried = suites.flatMap(triedIn);
  const titles = [...new Set(tried.map(({ title }) => title))].toSorted(
    (a, b) => (Number.parseInt(a) || Infinity) - (Number.parseInt(b) || Infinity),
  );
  const lines = titles.map((title) => {
    const of = tried.filter((each) => each.title === title);
    const results = ENGINES.map((engine) => {
      if (!tried.some((each) => each.engine === engine)) return "not tried";
      return of.find((each) => each.engine === engine)?.result ?? `not possible: ${of[0]?.only}`;
    });
    return [title, `\`${of[0]?.file}\``, ...results];
  });
  return [["promise", "test", ...ENGINES.map((engine) => NAMES[engine])], Array(5).fill("---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

/** The document with this table in the place of the one that it has. */
export function withEngineTable(document: string, table: string): string {
  const [before, rest] = document.split(EDGES[0]);
  const [, after] = rest?.split(EDGES[1]) ?? [];
  if (before === undefined || after === undefined) throw new Error("the document has no place for the table");
  return [before, EDGES[0], table, EDGES[1], after].join("");
}
