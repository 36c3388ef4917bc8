// `npm run replay:check -- FILE [--speed N]`: plays a match-day file and compares page and announcements with it.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { checkReplay } from "../support/replay.ts";
import { findOrInstallBrowser, BROWSER_ARGS } from "./lib/browser.ts";

const DEFAULT_SPEED = "240";
const CUTS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { speed: { type: "string", default: DEFAULT_SPEED } },
});
const [file] = positionals;
const speed = Number(values.speed);
if (file === undefined || !existsSync(file) || !(speed > 0)) {
  console.error(
    "Usage: npm run replay:check -- MATCHDAY.json [--speed N]; the file must exist, N be above 0.",
  );
  process.exit(1);
}
const executablePath = await findOrInstallBrowser();
if (!executablePath) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}

const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
const report = await checkReplay({
  file: resolve(file),
  speed,
  cuts: CUTS,
  browser,
  say: (text) => console.log(text),
});
await browser.close();

const list = (title: string, lines: readonly string[]): void => {
  console.log(`${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
};
console.log(
  `\nspeed ${speed}: ${report.matches} matches, socket cut ${report.cuts} times, restored ${report.restored} times`,
);
console.log(`rows equal to the file: ${report.matchesRight} of ${report.matches}`);
console.log(`goals in the file: ${report.goalsInFile}, announced: ${report.goalsAnnounced}`);
list("missing", report.missing);
list("announced twice", report.twice);
list("not in the file", report.invented);
list("rows that differ", report.differences);
const right =
  report.matchesRight === report.matches &&
  report.restored === report.cuts &&
  report.missing.length + report.twice.length + report.invented.length === 0;
console.log(right ? "The page and the file agree." : "The page and the file DISAGREE.");
process.exitCode = right ? 0 : 1;
