// `npm run size`: weighs the scripts up to the first rows, the worker and lazy chunks; fails over budget.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { evaluateInCore } from "../support/core/coreWorker.ts";
import { type Product, startProduct } from "../support/product.ts";
import { aMember, startSignedIn } from "../support/signIn.ts";
import { findOrInstallBrowser, BROWSER_ARGS } from "./lib/browser.ts";
import { DIST_DIR } from "../build/ensureBuilt.ts";
import { BROTLI_SUFFIX } from "../build/precompress.ts";
import type { KeptBuild } from "../build/offline/keptBuild.ts";
import { KEPT_LIST, OFFLINE_WORKER } from "../build/offline/writeOffline.ts";
import {
  fetchedWith,
  isLazyChunk,
  isByTime,
  isOnDemand,
  isRichEditor,
  isStudio,
  isWallet,
  isWorker,
  judgeWeights,
  onlyLoadedBy,
  withImports,
} from "../build/weightBudgets.ts";

interface MeasuredWindow {
  firstRowAt?: number;
  /** Epoch ms. */
  liveAt?: number;
}

/** Paths of the scripts that a page has requested, or those before a moment of its clock in ms. */
function scriptsOf(page: Page, before?: number): Promise<readonly string[]> {
  return page.evaluate((until) => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => entry.startTime < until)
      .map((entry) => new URL(entry.name).pathname);
    return [...new Set(scripts)].filter((path) => path.endsWith(".js"));
  }, before ?? Number.MAX_VALUE);
}

/** Those that are requested before the first row is rendered. */
async function scriptsUntilRows(page: Page, { origin }: Product): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const host = globalThis as unknown as MeasuredWindow;
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-line] [data-match-id] [data-field=minute]")) return;
      host.firstRowAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(origin);
  await page.waitForFunction(() => (globalThis as unknown as MeasuredWindow).firstRowAt !== undefined);
  const before = await page.evaluate(() => (globalThis as unknown as MeasuredWindow).firstRowAt);
  // The document's hint at the core's script counts for the core.
  return (await scriptsOf(page, before)).filter((path) => !isWorker(path));
}

/** Those that the core has requested when rows are drawn and the page says that its data is live. */
async function scriptsOfCore(page: Page, { origin }: Product): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const host = globalThis as unknown as MeasuredWindow;
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-line] [data-match-id] [data-field=minute]")) return;
      if (!document.querySelector("[data-connection=live]")) return;
      host.liveAt = Date.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(origin);
  await page.waitForFunction(() => (globalThis as unknown as MeasuredWindow).liveAt !== undefined);
  const liveAt = await page.evaluate(() => (globalThis as unknown as MeasuredWindow).liveAt);
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const addresses = `performance.getEntriesByType("resource")
    .filter(({ startTime }) => performance.timeOrigin + startTime <= ${liveAt}).map(({ name }) => name)`;
  const requested = (await evaluateInCore(browser, origin, addresses)) as readonly string[];
  return [...new Set(requested.map((name) => new URL(name).pathname))].filter((path) => path.endsWith(".js"));
}

/** Those that are requested when a member opens the composer in simple mode, beside what the community has loaded. */
async function scriptsOfComposer(page: Page, product: Product): Promise<readonly string[]> {
  // In low-power mode nothing is fetched ahead.
  await page.addInitScript(() => localStorage.setItem("touchline.lowPower.1", '"always"'));
  await startSignedIn(page, product, await aMember(product));
  await page.goto(`${product.origin}/community?type=all`);
  await page.locator("[data-feed] [data-post-id]").first().waitFor();
  await waitForSilence(page);
  const before = await scriptsOf(page);
  await page.getByRole("main").getByRole("button", { name: "Write a post" }).click();
  await page.locator("[data-composer][data-mode=simple] textarea").waitFor();
  await waitForSilence(page);
  return (await scriptsOf(page)).filter((path) => !before.includes(path));
}

/** No further script for a second. */
async function waitForSilence(page: Page): Promise<void> {
  const countOf = async (): Promise<number> => (await scriptsOf(page)).length;
  for (let count = -1; count !== (await countOf());) {
    count = await countOf();
    await page.waitForTimeout(1_000);
  }
}

async function inBrowser<Answer>(
  executablePath: string,
  measure: (page: Page, product: Product) => Promise<Answer>,
): Promise<Answer> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    return await measure(await browser.newPage({ viewport: { width: 1360, height: 900 } }), product);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function weigh(path: string): number {
  return gzipSync(readFileSync(join(DIST_DIR, path))).length;
}

/** The script in the documents, in bytes of gzip. */
function weighInline(): number {
  const [, code] = /<script>([^]*?)<\/script>/.exec(readFileSync(join(DIST_DIR, "index.html"), "utf8")) ?? [];
  if (code === undefined) throw new Error("index.html has no script");
  return gzipSync(code).length;
}

/** In kB of gzip; one line per file, and their sum. `inline`: bytes of a script in the document. */
function print(name: string, paths: readonly string[], inline?: number): number {
  const weighed = paths.map((path) => ({ path, bytes: weigh(path) }));
  if (inline !== undefined) weighed.push({ path: "in the document", bytes: inline });
  for (const { path, bytes } of weighed) {
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  }
  const sum = weighed.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  console.log(`${name}: ${sum.toFixed(1)} kB gzip`);
  return sum;
}

/** As `print`, without a line per file. */
function printSum(name: string, paths: readonly string[]): void {
  const sum = paths.reduce((total, path) => total + weigh(path), 0) / 1000;
  console.log(`${name}: ${sum.toFixed(1)} kB gzip in ${paths.length} files`);
}

const executablePath = await findOrInstallBrowser();
if (!executablePath) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}
const firstScreen = await inBrowser(executablePath, scriptsUntilRows);
const core = await inBrowser(executablePath, scriptsOfCore);
const composer = await inBrowser(executablePath, scriptsOfComposer);
const built = readdirSync(join(DIST_DIR, "assets"))
  .filter((file) => !file.endsWith(BROTLI_SUFFIX))
  .map((file) => `/assets/${file}`);
const lazy = built
  .filter((path) => isLazyChunk(path, firstScreen))
  .toSorted((one, other) => weigh(other) - weigh(one));

const sources = new Map(
  built
    .filter((path) => path.endsWith(".js"))
    .map((path) => [path, readFileSync(join(DIST_DIR, path), "utf8")] as const),
);

const studio = built.filter((path) => isStudio(path) || isWallet(path));
const wallet = onlyLoadedBy(studio.filter(isWallet), sources);
const early = fetchedWith(studio, sources);

const entry = withImports(built.filter(isWorker), sources);
const fetched = withImports(core, sources).filter((path) => !entry.includes(path) && !isByTime(path));

const weights = {
  "first screen": print("first screen", firstScreen, weighInline()),
  worker: print("worker", entry),
  "worker, socket open": print("worker, when rows are drawn and its socket is open", [...entry, ...fetched]),
  "core, on demand": print("the core's parts on demand", onlyLoadedBy(built.filter(isOnDemand), sources)),
  "rich editor": print("the rich editor", built.filter(isRichEditor)),
  composer: print("the composer, opened in the community", composer),
  studio: print(
    "the studio",
    onlyLoadedBy(studio, sources).filter((path) => !wallet.includes(path)),
  ),
  wallet: print("the wallet", wallet),
  "largest lazy chunk": print("the largest lazy chunk", lazy.slice(0, 1)),
};
print("the next five lazy chunks", lazy.slice(1, 6));

print("the offline worker", [OFFLINE_WORKER]);
const kept = JSON.parse(readFileSync(join(DIST_DIR, KEPT_LIST), "utf8")) as KeptBuild;
const language = kept.languages[kept.defaultLanguage];
printSum("kept offline at once", [...kept.start, ...kept.pictures]);
printSum("and for each language, such as the default", [
  ...(language?.files ?? []),
  language?.document ?? "",
]);
printSum("and when idle", kept.rest);

const verdicts = judgeWeights(weights);
for (const { text } of verdicts) console.log(text);
if (early.length > 0) console.log(`OVER studio: fetched before it is opened, with ${early.join(" and ")}`);
process.exitCode = early.length === 0 && verdicts.every(({ holds }) => holds) ? 0 : 1;
