// `npm run icons`: draws the installed product's icons and the favicon from public/images/icon.svg.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findOrInstallBrowser, BROWSER_ARGS } from "./lib/browser.ts";
import { ROOT } from "./lib/paths.ts";

const PUBLIC = join(ROOT, "public");
const BLUE = "#006bd6";
/** A mask may cut off all but the middle 80 % of a maskable icon. */
const MASKABLE_SCALE = 0.7;

const svg = readFileSync(join(PUBLIC, "images", "icon.svg"), "utf8");
const executablePath = await findOrInstallBrowser();
if (!executablePath) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
const page = await browser.newPage({ deviceScaleFactor: 1 });

/** A square PNG of `size` px; `background` fills the corners, `scale` is the share of the edge that the icon takes. */
async function draw(size: number, { background = "transparent", scale = 1 } = {}): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const edge = Math.round(size * scale);
  await page.setContent(
    `<style>html,body{margin:0;block-size:100%;background:${background};display:grid;place-items:center}
    svg{inline-size:${edge}px;block-size:${edge}px;display:block}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: background === "transparent" });
}

/** An ICO file with one PNG inside (format: 6 bytes of header, 16 bytes for each picture). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(join(PUBLIC, "images", "icon-192.png"), await draw(192));
writeFileSync(join(PUBLIC, "images", "icon-512.png"), await draw(512));
// iOS rounds the corners itself and shows transparent ones black.
writeFileSync(join(PUBLIC, "images", "icon-180.png"), await draw(180, { background: BLUE }));
const maskable = { background: BLUE, scale: MASKABLE_SCALE };
writeFileSync(join(PUBLIC, "images", "icon-maskable-512.png"), await draw(512, maskable));
writeFileSync(join(PUBLIC, "favicon.ico"), icoOf(await draw(32), 32));
await browser.close();
