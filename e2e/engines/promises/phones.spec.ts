// Phones: WebKit at 390 × 844, Firefox at 360 × 740, both touched: nothing wider than the screen, no field that zooms,
// and the keyboard covers neither the composer's text nor its button.
import { everyPage } from "../../support/everyPage.ts";
import { DEMO_MEMBER } from "../../support/signIn.ts";
import { PHONES } from "../driver/sizes.ts";
import type { Tab } from "../driver/tab.ts";
import { isAtRest, isLoaded, startSignedIn, tooWide, touchRules } from "../pages.ts";
import { expect, test } from "../test.ts";

const MAIN_PAGES: ReadonlySet<string> = new Set([
  "scores",
  "live",
  "favorites",
  "football-match-summary",
  "football-league",
  "football-team",
  "football-player",
  "community",
  "posts",
  "creators",
  "login",
  "search",
  "settings-theme",
  "profile",
  "message",
  "studio",
  "studio-wallet",
  "settings-account-profile",
]);

/** Runs in the page: fields whose text is so small that Safari zooms in on them, px. */
function zoomingFields(): readonly string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden], [hidden]), textarea, select, [contenteditable=true]",
  );
  return [...fields]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.tagName}.${field.className} ${getComputedStyle(field).fontSize}`);
}

/** Runs in the page: as Safari says that its keyboard takes so much of the window. */
function raiseKeyboard(height: number): boolean {
  Object.defineProperty(visualViewport, "height", { value: innerHeight - height, configurable: true });
  visualViewport?.dispatchEvent(new Event("resize"));
  return true;
}

async function openPhone(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await isLoaded(tab);
  if (tab.engine === "webkit") await tab.evaluate(touchRules);
}

test("phones: no main page scrolls sideways or has a field that zooms", async ({ stage, product }) => {
  test.setTimeout(5 * 60_000);
  await product.control.act("freeze", { on: true });
  const pages = await everyPage(product);
  const faults: string[] = [];
  for (const membersOnly of [false, true]) {
    const browser = await stage.browser({ size: PHONES[stage.engine], touch: true });
    const tab = await browser.tab();
    if (membersOnly) await startSignedIn(tab, stage.origin, product, DEMO_MEMBER);
    for (const [name, page] of Object.entries(pages)) {
      if (!MAIN_PAGES.has(name) || page.membersOnly !== membersOnly) continue;
      await openPhone(tab, stage.origin + page.path);
      await stage.line.quiet();
      await isAtRest(tab);
      for (const fault of await tab.evaluate(tooWide)) faults.push(`${name}: ${fault}`);
      for (const field of await tab.evaluate(zoomingFields)) faults.push(`${name}: ${field}`);
    }
    await browser.close();
  }
  expect(faults).toEqual([]);
  expect(stage.complaints()).toEqual([]);
});

test("phones: the keyboard covers neither the composer's text nor its button", async ({ stage, product }) => {
  const browser = await stage.browser({ size: PHONES[stage.engine], touch: true });
  const tab = await browser.tab();
  await startSignedIn(tab, stage.origin, product, DEMO_MEMBER);
  await openPhone(tab, `${stage.origin}/community?type=all`);
  await tab.press("main button", "Write a post");
  await tab.text("[role=dialog] [data-composer] textarea");
  expect(await tab.evaluate(zoomingFields)).toEqual([]);
  await tab.evaluate(raiseKeyboard, 340);
  const free = PHONES[stage.engine].height - 340;
  await tab.until(
    "a button above the keyboard",
    (lowest) => {
      const button = [...document.querySelectorAll("[role=dialog] button")].find(
        ({ textContent }) => textContent === "Publish",
      );
      return button !== undefined && button.getBoundingClientRect().bottom <= lowest;
    },
    free,
  );
  const text = await tab.evaluate(
    () =>
      document
        .querySelector("[role=dialog] [data-composer] textarea:not([name=title])")!
        .getBoundingClientRect().top,
  );
  expect(text).toBeLessThan(free);
});
