// The steps of `npm run check` and `npm test`, each with its numbers of passed, failed and skipped tests.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type TimedTest, timeLines } from "./browserTime.ts";
import { installEngines } from "./engines.ts";
import { ROOT } from "./paths.ts";
import { run } from "./run.ts";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures, one line each, printed again at the end, where readers of a long log look. */
  readonly failures?: readonly string[];
}

/** A step that only passes or fails counts as one test. */
async function single(name: string, command: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n== ${name}`);
  const code = await run(command, args);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

/** Type check, lint, format check, unused code, features of browsers, and licences. */
export async function checkStatically(): Promise<readonly Tally[]> {
  return [
    await single("Types", process.execPath, ["e2e/commands/typecheck.ts"]),
    await single("Lint", "npm", ["run", "--silent", "lint"]),
    await single("Format", "oxfmt", ["--check"]),
    await single("Unused files and packages", "knip", ["--no-progress"]),
    await single("Features of browsers", process.execPath, ["e2e/commands/browserFeatures.ts"]),
    await single("Licences", "npm", ["run", "--silent", "licenses", "--", "--summary"]),
  ];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

/** Unit and component tests. */
export async function runVitest(): Promise<Tally> {
  console.log("\n== Unit and component tests");
  const file = join(mkdtempSync(join(tmpdir(), "touchline-test-")), "vitest.json");
  const code = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
    const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1);
    const skipped = report.numPendingTests + report.numTodoTests;
    return {
      passed: report.numPassedTests,
      failed,
      skipped,
      failures: failed > 0 ? unitFailures(report) : [],
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ["unit tests: no report"] };
  }
}

function unitFailures(report: VitestReport): readonly string[] {
  const named = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const lines = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`,
    );
    return (lines.length === 0 && message !== "" ? [firstLine(message)] : lines).map(
      (line) => `${relative(ROOT, name)} › ${line}`,
    );
  });
  return named.length > 0 ? named : ["unit tests: an error outside any test"];
}

function firstLine(text: string | undefined): string {
  return text?.split("\n")[0] ?? "";
}

/** The build, and its size compared with the budgets. */
export async function buildAndWeigh(): Promise<readonly Tally[]> {
  return [
    await single("Build", process.execPath, ["e2e/commands/build.ts"]),
    await single("Size", process.execPath, ["e2e/commands/size.ts"]),
  ];
}

export interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      /** Its runs; `duration` in ms. */
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Runs the tests of a configuration of Playwright; the report is undefined where there is none. */
export async function runPlaywright(
  config: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number; readonly report: PlaywrightReport | undefined }> {
  const file = join(mkdtempSync(join(tmpdir(), "touchline-test-")), "playwright.json");
  const args = ["test", "--config", config, "--reporter=list,json", ...words];
  const code = await run("playwright", args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  try {
    return { code, report: JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport };
  } catch {
    return { code, report: undefined };
  }
}

/** Browser tests. A flaky test counts as failed: its cause is a defect. */
export async function runBrowserTests(): Promise<Tally> {
  console.log("\n== Browser tests");
  return playwrightTally(await runPlaywright("e2e/playwright.config.ts"), "browser tests");
}

/** The short tests of Firefox and WebKit, which are installed where they are missing. */
export async function runEngineTests(): Promise<Tally> {
  console.log("\n== Firefox and WebKit");
  const absent = await installEngines();
  // Where the system has packages of both, none is left out.
  const mustBeThere = existsSync("/etc/debian_version");
  const left: Tally = {
    passed: 0,
    failed: mustBeThere ? absent.length : 0,
    skipped: mustBeThere ? 0 : absent.length,
    failures: mustBeThere ? absent.map((name) => `${name} is not installed`) : [],
  };
  const engines = ["firefox", "webkit"].filter(
    (engine) => !absent.some((name) => name.toLowerCase() === engine),
  );
  if (engines.length === 0) return left;
  const startedAt = performance.now();
  const outcome = await runPlaywright("e2e/engines/engines.config.ts", ["--grep", "@short"], {
    ENGINES: engines.join(","),
  });
  console.log(`Tried in ${Math.round((performance.now() - startedAt) / 1000)} s: ${engines.join(", ")}`);
  const tried = playwrightTally(outcome, "tests of Firefox and WebKit");
  return { ...sum([left, tried]), failures: [...(left.failures ?? []), ...(tried.failures ?? [])] };
}

function playwrightTally({ code, report }: Awaited<ReturnType<typeof runPlaywright>>, name: string): Tally {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: no report`] };
  const { stats, suites } = report;
  const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
  console.log(`\n${timeLines(suites.flatMap(browserTimes)).join("\n")}`);
  return {
    passed: stats.expected,
    failed,
    skipped: stats.skipped,
    failures: suites.flatMap(browserFailures),
  };
}

function browserFailures(suite: PlaywrightSuite): readonly string[] {
  const own = suite.specs.filter(({ tests }) =>
    tests.some(({ status }) => status === "unexpected" || status === "flaky"),
  );
  return [
    ...own.map(({ title, tests }) =>
      [tests[0]?.projectName, `e2e/${suite.file}`, title].filter(Boolean).join(" › "),
    ),
    ...(suite.suites ?? []).flatMap(browserFailures),
  ];
}

function browserTimes(suite: PlaywrightSuite): readonly TimedTest[] {
  const own = suite.specs.map(({ title, tests }) => ({
    name: `e2e/${suite.file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(browserTimes)];
}

/** The sum of all steps. */
function sum(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  return total;
}

/** Prints the last line and sets the exit code. */
export function close(tallies: readonly Tally[]): void {
  const { passed, failed, skipped } = sum(tallies);
  for (const failure of tallies.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
