// The table of promises and engines: its lines of a report, and its place in the document.
import { expect, it } from "vitest";
import { engineTable, withEngineTable } from "./engineTable.ts";
import type { PlaywrightReport, PlaywrightSuite } from "./steps.ts";

interface Spec {
  readonly title: string;
  /** Results by engine. */
  readonly results: Readonly<Record<string, string>>;
  readonly only?: string;
}

function reportOf(specs: readonly Spec[]): PlaywrightReport {
  const suite: PlaywrightSuite = {
    title: "a.spec.ts",
    file: "a.spec.ts",
    specs: specs.map(({ title, results, only }) => ({
      title,
      tests: Object.entries(results).map(([projectName, status]) => ({
        status,
        projectName,
        annotations: only === undefined ? [] : [{ type: "only", description: only }],
        results: [],
      })),
    })),
  };
  return { suites: [suite], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };
}

it("has the promises in their order, without tags, with what each engine has done", () => {
  const report = reportOf([
    { title: "phones: fit", results: { chromium: "expected", firefox: "expected" } },
    { title: "10: large text", results: { firefox: "expected" }, only: "others have no zoom" },
    { title: "2: tabs @short", results: { chromium: "flaky", firefox: "unexpected" } },
  ]);
  expect(engineTable(report).split("\n")).toEqual([
    "| promise | test | Chromium | Firefox | WebKit |",
    "| --- | --- | --- | --- | --- |",
    "| 2: tabs | `a.spec.ts` | NOT HELD | NOT HELD | not tried |",
    "| 10: large text | `a.spec.ts` | not possible: others have no zoom | held | not tried |",
    "| phones: fit | `a.spec.ts` | held | held | not tried |",
    "",
  ]);
});

it("takes the place of the table that a document has, and of nothing else", () => {
  const start = "# Browsers\n\n<!-- Written by npm run prove -- browsers. -->\n\n";
  const end = "\n<!-- End of the table. -->\n\nMore.\n";
  expect(withEngineTable(`${start}| old |\n| 1 |\n${end}`, "| new |\n")).toBe(`${start}| new |\n${end}`);
  expect(() => withEngineTable("# Browsers\n", "| new |\n")).toThrow("no place");
});
