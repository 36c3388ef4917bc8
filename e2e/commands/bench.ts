// `npm run bench`: measures the product and its peers and writes the table of BENCHMARKS.md; with names, only those lines.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { measureAlerts } from "../bench/measures/alerts.ts";
import { measureDecoding } from "../bench/measures/decodeCost.ts";
import { measureGrowth, OPEN_WITHIN_MS } from "../bench/measures/growth.ts";
import { measureGrowthRatios } from "../bench/measures/growthRatios.ts";
import { measureHeap } from "../bench/measures/heap.ts";
import { measureHidden } from "../bench/measures/hiddenTabs.ts";
import { measureLightestPage } from "../bench/measures/lightestPage.ts";
import { measureManyTabs } from "../bench/measures/manyTabs.ts";
import { measureMatchBoard } from "../bench/measures/matchBoard.ts";
import { measureMemory } from "../bench/measures/memory.ts";
import { measureOneTab } from "../bench/measures/oneTab.ts";
import { measurePatches } from "../bench/measures/patches.ts";
import { measureShifts } from "../bench/measures/shifts.ts";
import { measureSmoothness } from "../bench/measures/smoothness.ts";
import { measureStarts } from "../bench/measures/starts.ts";
import { measureThrottledScroll } from "../bench/measures/throttledScroll.ts";
import { measureToPixel } from "../bench/measures/toPixel.ts";
import { measureWeight } from "../bench/measures/weight.ts";
import { type Growth, growthLines } from "../bench/lib/growth.ts";
import { CHARTS_DIR, growthCharts, growthSection, withSection } from "../bench/lib/growthSection.ts";
import { startBenchProduct } from "../bench/startBenchProduct.ts";
import { type Measured, table, verdictOf, withLines } from "../bench/lib/target.ts";
import type { Product } from "../support/product.ts";
import { findOrInstallBrowser } from "./lib/browser.ts";
import { ROOT } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

type Report = (line: string) => void;
type Measure = (product: Product, report: Report) => Promise<readonly Measured[]>;

/** The curves, once they are measured: a section of their own beside the table. */
let growth: Growth | undefined;

const MEASURES: Readonly<Record<string, Measure>> = {
  manyTabs: measureManyTabs,
  lightestPage: measureLightestPage,
  hidden: measureHidden,
  patches: measurePatches,
  oneTab: measureOneTab,
  smoothness: measureSmoothness,
  shifts: measureShifts,
  decoding: (_, report) => Promise.resolve(measureDecoding(report)),
  weight: () => Promise.resolve(measureWeight()),
  heap: measureHeap,
  toPixel: measureToPixel,
  scroll: measureThrottledScroll,
  starts: measureStarts,
  memory: measureMemory,
  matchBoard: measureMatchBoard,
  alerts: measureAlerts,
  growthRatios: measureGrowthRatios,
  async growth(product, report) {
    growth = await measureGrowth(product, report);
    return growthLines(growth);
  },
};

const FILE = join(ROOT, "BENCHMARKS.md");

/** The day, and the machine in words. */
function measuredText(): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)} on ${machine}`;
}

/** Replaces the lines that were measured again, and adds those of new measures. */
function writeAgain(all: readonly Measured[]): void {
  const text = existsSync(FILE) ? withLines(readFileSync(FILE, "utf8"), all) : undefined;
  if (text === undefined) console.log("BENCHMARKS.md has no table: run all measures once.");
  else writeFileSync(FILE, text);
}

function write(all: readonly Measured[]): void {
  const text = [
    "# Benchmarks",
    "",
    "Written by `npm run bench`; `e2e/bench` defines what is measured, and against whom. Lines may have been measured",
    "again since, alone (`npm run bench -- NAME`).",
    "",
    "A is a plain React page with a socket per tab, DOM a page written by hand with a virtual window. L is the lightest page",
    "that can be written by hand with a socket per tab: the first 40 rows of the list with direct updates of minute, score",
    "and cards, without odds, heartbeat, reconnection, window and sorting; by a flag it closes its socket while hidden. All",
    "are fed the same frames: 1,500 matches, 10 frames a second of 50 records, and bursts of 1,500. Times are ratios between",
    "ways on one machine: run in turn, or at the same time where they are close. Counts and bytes are exact.",
    "",
    "`npm run bench -- NAME` measures the lines of one name: `manyTabs` 1, 2 (÷ A), 3 and 15; `lightestPage` 2 (÷ L); `hidden`",
    "4; `patches` 5 and 6; `oneTab` 7; `smoothness` 8; `shifts` 9; `decoding` 10; `weight` 11; `heap` 12; `toPixel` 13;",
    "`scroll` 14; `starts` 16; `memory` 17; `growthRatios` and `growth` 18; `matchBoard` 19; `alerts` 20.",
    "",
    `Measured ${measuredText()}.`,
    "",
    table(all),
    "",
  ].join("\n");
  writeFileSync(FILE, text);
}

/** Writes the section and the charts of growth, whether or not the table has its lines. */
function writeGrowth(measured: Growth): void {
  const machine = { processors: cpus().length, measured: measuredText() };
  const section = growthSection(measured, machine, OPEN_WITHIN_MS / 1_000);
  writeFileSync(FILE, withSection(existsSync(FILE) ? readFileSync(FILE, "utf8") : "# Benchmarks\n", section));
  mkdirSync(join(ROOT, CHARTS_DIR), { recursive: true });
  for (const [name, svg] of growthCharts(measured)) writeFileSync(join(ROOT, CHARTS_DIR, name), svg);
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in MEASURES));
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(", ")}; there are ${Object.keys(MEASURES).join(", ")}.`);
  process.exit(1);
}
if (process.platform !== "linux") {
  console.error("The benchmark reads processor times from /proc, which only Linux has.");
  process.exit(1);
}
if ((await findOrInstallBrowser()) === undefined) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}

// Figures beside peers that show something else would mean nothing.
if (named.length === 0) {
  const code = await run("playwright", ["test", "--config", "e2e/bench/peers.config.ts", "--reporter=list"]);
  if (code !== 0) process.exit(code);
}

const product = await startBenchProduct();
const all: Measured[] = [];
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n${name}`);
    const measured = await measure(product, (line) => console.log(`  … ${line}`));
    for (const one of measured)
      console.log(`  ${one.target.what}: ${one.shown} (${one.target.target}: ${verdictOf(one)})`);
    all.push(...measured);
  }
} finally {
  await product.stop();
}
console.log(`\n${table(all)}`);
if (named.length === 0) write(all);
else writeAgain(all);
if (growth !== undefined) writeGrowth(growth);
process.exitCode = all.some((one) => verdictOf(one) === "fails") ? 1 : 0;
