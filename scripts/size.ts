// `npm run size`: weighs the JavaScript a browser loads until the rows stand, and the worker; fails over budget.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { startProduct } from "../e2e/support/product.ts";
import { bringBrowser, BROWSER_ARGS } from "./lib/browser.ts";

/** Budgets in kB (1000 bytes) of gzip. */
const BUDGETS = { "first screen": 140, worker: 25 } as const;

const executablePath = await bringBrowser();
if (!executablePath) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
const parts = { "first screen": new Map<string, number>(), worker: new Map<string, number>() };
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  const bodies: Promise<void>[] = [];
  let standing = false;
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (standing || !path.endsWith(".js") || path.includes("worker")) return;
    bodies.push(response.body().then((body) => void parts["first screen"].set(path, gzipSync(body).length)));
  });
  await page.goto(product.origin);
  await page.locator("[data-match-id] [data-field=minute]").first().waitFor({ state: "attached" });
  standing = true;
  await Promise.all(bodies);
  // The worker's script is fetched where a page cannot see it: its address stands in the build's manifest.
  const manifest = await (await fetch(`${product.origin}/.vite/manifest.json`)).text().catch(() => "");
  const workers = new Set(manifest.match(/assets\/[\w.-]*worker[\w.-]*\.js/g));
  for (const script of parts["first screen"].keys()) {
    const text = await (await fetch(product.origin + script)).text();
    for (const found of text.matchAll(/[\w./-]*worker[\w.-]*\.js/g)) workers.add(found[0].replace(/^\//, ""));
  }
  for (const path of workers) {
    const answer = await fetch(`${product.origin}/${path}`);
    if (!answer.ok) continue;
    parts.worker.set(`/${path}`, gzipSync(Buffer.from(await answer.arrayBuffer())).length);
  }
} finally {
  await browser.close();
  await product.stop();
}

let failed = false;
for (const name of ["first screen", "worker"] as const) {
  let bytes = 0;
  for (const [path, size] of parts[name]) {
    bytes += size;
    console.log(`  ${(size / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  }
  const kilobytes = bytes / 1000;
  const over = kilobytes > BUDGETS[name] || bytes === 0;
  failed ||= over;
  console.log(`${name}: ${kilobytes.toFixed(1)} kB gzip of ${BUDGETS[name]} kB${over ? "  OVER" : ""}`);
}
process.exitCode = failed ? 1 : 0;
