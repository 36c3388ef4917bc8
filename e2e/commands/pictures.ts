// `npm run pictures`: screenshots of every page, wide and phone, light and dark, English and Arabic.
// The board is drawn with 1, 4, 9 and 16 matches, too, and the list of a day as it is printed.
// Words after it choose a page by its name, or pages by a part of theirs: `npm run pictures -- scores settings-`;
// `--engine webkit` draws them in another one; `--failures` draws the pages that fail to start instead.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { ENGINES } from "../engines/driver/engine.ts";
import { drawPages } from "../engines/drawPages.ts";
import { drawFailures } from "../support/drawFailures.ts";
import { PLAIN_HOST_ARG } from "../support/failurePages.ts";
import { boardPages, everyPage, MISSING_PAGE, pageLoaded } from "../support/everyPage.ts";
import { keepPaper, layPaper, printedPaper } from "../support/paper.ts";
import type { PageAddress } from "../support/routes.ts";
import { startProduct } from "../support/product.ts";
import { DEMO_MEMBER, startSignedIn } from "../support/signIn.ts";
import { findOrInstallBrowser, BROWSER_ARGS } from "./lib/browser.ts";
import { installEngines } from "./lib/engines.ts";
import { ROOT } from "./lib/paths.ts";

const SIZES = { wide: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"] as const;
/** An A4 page without its margins, px. */
const PAPER = { width: 720, height: 1040 };
/** "/en" leads to the address without prefix, which alone would lead to the language of the page before. */
const PREFIXES = { en: "/en", ar: "/ar" };
/** The list of today on paper; not the size of the screen but that of the paper counts. */
const PRINTED = "printed-day";

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: "string", default: "chromium" }, failures: { type: "boolean", default: false } },
});
const chosen = ENGINES.find((name) => name === values.engine);
if (chosen === undefined) throw new Error(`no engine ${values.engine}; there are ${ENGINES.join(", ")}`);
const folder = join(ROOT, "pictures");
mkdirSync(folder, { recursive: true });
const executablePath = await findOrInstallBrowser();
if (!executablePath) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}
if (chosen !== "chromium") await installEngines();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, PLAIN_HOST_ARG] });
const report = (line: string): void => console.log(line);
try {
  if (values.failures) await drawFailures({ browser, product, folder, sizes: SIZES, report });
  else await drawAll(chosen);
} finally {
  await browser.close();
  await product.stop();
}

async function drawAll(engine: (typeof ENGINES)[number]): Promise<void> {
  const all: Readonly<Record<string, PageAddress>> = {
    ...(await everyPage(product)),
    ...(await boardPages(product)),
    [PRINTED]: { path: "/", membersOnly: false },
    missing: { path: MISSING_PAGE, membersOnly: false },
  };
  const isMeant = (name: string, word: string): boolean =>
    name === word || (!(word in all) && name.includes(word));
  const pages = Object.entries(all).filter(
    ([name]) => words.length === 0 || words.some((word) => isMeant(name, word)),
  );
  // The home page adds favourites, which the page of favourites shows.
  pages.sort(([, a], [, b]) => Number(b.path === "/") - Number(a.path === "/"));
  if (engine !== "chromium") {
    const composer = words.length === 0 || words.includes("composer");
    const drawn = pages.filter(([name]) => name !== PRINTED);
    await drawPages({ engine, product, folder, pages: drawn, composer });
  }
  for (const [sizeName, viewport] of engine === "chromium" ? Object.entries(SIZES) : []) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: "en-GB",
        timezoneId: "Europe/London",
        hasTouch: sizeName === "phone",
        isMobile: sizeName === "phone",
      });
      for (const membersOnly of [false, true]) {
        const shown = pages.filter(([, page]) => page.membersOnly === membersOnly);
        if (membersOnly) await startSignedIn(await context.newPage(), product, DEMO_MEMBER);
        for (const [language, prefix] of Object.entries(PREFIXES)) {
          for (const [name, { path }] of shown) {
            if (name !== PRINTED)
              await draw(context, prefix + path, `${name}-${sizeName}-${colorScheme}-${language}.png`);
            else if (sizeName === "wide" && colorScheme === "light")
              await print(context, prefix + path, `${name}-${language}`);
          }
        }
      }
      await context.close();
    }
  }
}

/** Writes what would be printed as a document, and its beginning as a picture as wide as a page. */
async function print(context: BrowserContext, address: string, name: string): Promise<void> {
  const page = await context.newPage();
  await keepPaper(page);
  await page.goto(product.origin + address);
  await pageLoaded(page);
  await page.locator("[aria-keyshortcuts~='Control+F']").waitFor();
  await page.keyboard.press("Control+p");
  await printedPaper(page);
  await layPaper(page);
  await page.pdf({ path: join(folder, `${name}.pdf`), format: "A4" });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`pictures/${name}.pdf`);
  await page.close();
}

async function draw(context: BrowserContext, address: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(product.origin + address);
  await pageLoaded(page);
  // Rows, rails and pictures arrive afterwards, each without a mark of its own.
  await page.waitForTimeout(1_500);
  // The prefix of English comes first; its home page stars for both languages.
  if (address === `${PREFIXES.en}/`) {
    const stars = page.locator('[data-favorite="match"][aria-pressed="false"]');
    for (let star = 0; star < Math.min(3, await stars.count()); star += 1) await stars.nth(star).click();
  }
  await page.screenshot({ path: join(folder, file) });
  console.log(`pictures/${file}`);
  await page.close();
}
