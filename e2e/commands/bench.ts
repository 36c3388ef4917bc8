// `npm run bench`: measures the product and its peers and writes the table of BENCHMARKS.md; with names, only those lines.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { measureDecoding } from "../bench/measures/decodeCost.ts";
import { measureHeap } from "../bench/measures/heap.ts";
import { measureHidden } from "../bench/measures/hiddenTabs.ts";
import { measureManyTabs } from "../bench/measures/manyTabs.ts";
import { measureOneTab } from "../bench/measures/oneTab.ts";
import { measurePatches } from "../bench/measures/patches.ts";
import { measureShifts } from "../bench/measures/shifts.ts";
import { measureSmoothness } from "../bench/measures/smoothness.ts";
import { measureStarts } from "../bench/measures/starts.ts";
import { measureThrottledScroll } from "../bench/measures/throttledScroll.ts";
import { measureToPixel } from "../bench/measures/toPixel.ts";
import { measureWeight } from "../bench/measures/weight.ts";
import { startBenchProduct } from "../bench/startBenchProduct.ts";
import { type Measured, table, verdictOf, withLines } from "../bench/lib/target.ts";
import type { Product } from "../support/product.ts";
import { findOrInstallBrowser } from "./lib/browser.ts";
import { ROOT } from "./lib/paths.ts";
import { run } from "./lib/run.ts";

type Report = (line: string) => void;
type Measure = (product: Product, report: Report) => Promise<readonly Measured[]>;

const MEASURES: Readonly<Record<string, Measure>> = {
  manyTabs: measureManyTabs,
  hidden: measureHidden,
  patches: measurePatches,
  oneTab: measureOneTab,
  smoothness: measureSmoothness,
  shifts: measureShifts,
  decoding: (_, report) => measureDecoding(report),
  weight: () => Promise.resolve(measureWeight()),
  heap: measureHeap,
  toPixel: measureToPixel,
  scroll: measureThrottledScroll,
  starts: measureStarts,
};

const FILE = join(ROOT, "BENCHMARKS.md");

/** Replaces the lines that were measured again; does nothing if the whole table has to be measured first. */
function writeAgain(all: readonly Measured[]): void {
  const text = existsSync(FILE) ? withLines(readFileSync(FILE, "utf8"), all) : undefined;
  if (text === undefined) console.log("BENCHMARKS.md has no line for some of these: run all measures once.");
  else writeFileSync(FILE, text);
}

function write(all: readonly Measured[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const text = [
    "# Benchmarks",
    "",
    "Written by `npm run bench`; what is measured, and against whom, stands in `e2e/bench`. Lines may have been measured",
    "again since, alone (`npm run bench -- NAME`).",
    "",
    "A is a plain React page with a socket per tab, A2 the same with its socket closed while hidden, DOM a page written by",
    "hand with a virtual window. All are fed the same frames: 1,500 matches, 10 frames a second of 50 records, and bursts of",
    "1,500. Times are ratios of medians between ways run in turn on one machine; counts and bytes are exact.",
    "",
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}.`,
    "",
    table(all),
    "",
  ].join("\n");
  writeFileSync(FILE, text);
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
process.exitCode = all.some((one) => verdictOf(one) === "fails") ? 1 : 0;
