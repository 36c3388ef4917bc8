// `npm run size`: weighs the JavaScript a browser asks for until the rows stand, and the worker; fails over budget.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { startProduct } from "../support/product.ts";
import { bringBrowser, BROWSER_ARGS } from "./lib/browser.ts";
import { DIST_DIR } from "./lib/ensureBuilt.ts";

/** Budgets in kB (1000 bytes) of gzip. */
const BUDGETS = { "first screen": 140, worker: 25 } as const;

interface StandsWindow {
  rowsStoodAt?: number;
}

/** Paths of the scripts a page asked for before its first row stood. */
async function scriptsUntilRows(executablePath: string): Promise<readonly string[]> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
    await page.addInitScript(() => {
      const host = globalThis as unknown as StandsWindow;
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-line] [data-match-id] [data-field=minute]")) return;
        host.rowsStoodAt = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(product.origin);
    await page.waitForFunction(() => (globalThis as unknown as StandsWindow).rowsStoodAt !== undefined);
    return await page.evaluate(() => {
      const until = (globalThis as unknown as StandsWindow).rowsStoodAt ?? Infinity;
      const scripts = performance
        .getEntriesByType("resource")
        .filter((entry) => entry.startTime < until)
        .map((entry) => new URL(entry.name).pathname);
      return [...new Set(scripts)].filter((path) => path.endsWith(".js"));
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

function weigh(path: string): number {
  return gzipSync(readFileSync(join(DIST_DIR, path))).length;
}

function print(name: string, paths: readonly string[]): number {
  let bytes = 0;
  for (const path of paths) {
    bytes += weigh(path);
    console.log(`  ${(weigh(path) / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  }
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB gzip`);
  return bytes / 1000;
}

const executablePath = await bringBrowser();
if (!executablePath) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}
const firstScreen = await scriptsUntilRows(executablePath);
const built = readdirSync(join(DIST_DIR, "assets")).map((file) => `/assets/${file}`);
const weights = {
  "first screen": print("first screen", firstScreen),
  // What the core starts with. Its inflater is fetched beside the first list, the rest only for members.
  worker: print(
    "worker",
    built.filter((path) => /\/live\.worker-[^/]*\.js$/.test(path)),
  ),
};
print(
  "the worker's inflater",
  built.filter((path) => /\/decodeFrame-[^/]*\.js$/.test(path)),
);

let over = false;
for (const name of ["first screen", "worker"] as const) {
  const fits = weights[name] > 0 && weights[name] <= BUDGETS[name];
  over ||= !fits;
  console.log(`${fits ? "ok  " : "OVER"} ${name}: ${weights[name].toFixed(1)} of ${BUDGETS[name]} kB`);
}
process.exitCode = over ? 1 : 0;
