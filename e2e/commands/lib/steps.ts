// The steps of `npm run check` and `npm test`, each with how many tests it passed, failed and skipped.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step that either holds or does not counts as one test. */
async function single(name: string, command: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n== ${name}`);
  const code = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Type check, lint, format check, and what nothing uses. */
export async function checkStatically(): Promise<readonly Tally[]> {
  return [
    await single("Types", process.execPath, ["e2e/commands/typecheck.ts"]),
    await single("Lint", "oxlint", ["--deny-warnings"]),
    await single("Format", "oxfmt", ["--check"]),
    await single("Unused files and packages", "knip", ["--no-progress"]),
  ];
}

interface VitestReport {
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
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The build and its size against the budgets. */
export async function buildAndWeigh(): Promise<readonly Tally[]> {
  return [
    await single("Build", process.execPath, ["e2e/commands/build.ts"]),
    await single("Size", process.execPath, ["e2e/commands/size.ts"]),
  ];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Browser tests. A flaky test counts as failed: its cause is a defect. */
export async function runBrowserTests(): Promise<Tally> {
  console.log("\n== Browser tests");
  const file = join(mkdtempSync(join(tmpdir(), "touchline-test-")), "playwright.json");
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  try {
    const { stats } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
    const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
    return { passed: stats.expected, failed, skipped: stats.skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The sum of all steps. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  return total;
}

/** The plain closing line; the exit code follows it. */
export function close(tallies: readonly Tally[]): void {
  const { passed, failed, skipped } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
