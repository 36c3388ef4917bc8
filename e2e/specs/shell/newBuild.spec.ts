// A new build is deployed while tabs are open: a missing chunk causes one reload at most, otherwise it is offered.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

// Files of a build that is gone may be in no cache, nor in one of the offline worker.
test.use({ keepsContext: false, serviceWorkers: "block" });

/** How often the page's document has been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** Code that each page loads after its rows. A deploy or outage that makes one of these fail is another case. */
const LATER_CODE = [/\/ErrorPage-[^/]*\.js$/, /\/routing-[^/]*\.js$/, /\/dictionary-[^/]*\.js$/];
/** The background work pauses between its chunks for less than this, ms. */
const QUIET_MS = 1_500;

/** Opens a page and waits until it handles missing chunks and has loaded all that it loads without a press. */
async function openPage(page: Page, path: string): Promise<void> {
  let codeAt = Date.now();
  page.on("request", (request) => {
    if (request.url().includes("/assets/")) codeAt = Date.now();
  });
  const watching = LATER_CODE.map((code) => page.waitForResponse(code));
  await page.goto(path);
  for (const response of await Promise.all(watching)) await response.finished();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect.poll(() => Date.now() - codeAt, { intervals: [100] }).toBeGreaterThan(QUIET_MS);
}

/**
 * Goes to a page whose code no other page loads. The jump to the footer makes the list draw other rows, and a press at
 * that very moment can be lost; the press is what these tests need, not what they test.
 */
async function goToFaq(page: Page): Promise<void> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Questions" });
  await expect(async () => {
    await link.press("Enter");
    await expect(page).toHaveURL(/\/faq$/, { timeout: 1_500 });
  }).toPass();
}
const faq = (page: Page) => page.getByRole("heading", { level: 1, name: /questions/i });
const reloadButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Reload the page" });

test("a page whose code is missing loads with one reload", async ({ page, product }) => {
  await openPage(page, "/");
  const loads = countLoads(page);
  await product.control.act("deploy", { keepOld: false });
  await goToFaq(page);
  await expect(faq(page)).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  expect(loads()).toBe(1);
});

test("a second missing chunk within 10 s causes no second reload, but a button", async ({
  page,
  product,
}) => {
  await openPage(page, "/");
  const loads = countLoads(page);
  // The chunks are missing, and so are those that the reloaded page requests.
  await product.control.act("fault", { path: "/assets/faq-", kind: "status", status: 404 });
  await goToFaq(page);
  await expect(reloadButton(page)).toBeVisible();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This page could not be shown");
  await product.control.act("clearFaults");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(faq(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test("offline nothing reloads: the page shows what failed, and Try again loads it once the network is back", async ({
  page,
}) => {
  await openPage(page, "/");
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await goToFaq(page);
  await expect(reloadButton(page)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(faq(page)).toBeVisible();
  expect(loads()).toBe(0);
});

test("while the user writes nothing reloads: only the missing dialog fails, and the new build is offered", async ({
  page,
  product,
}) => {
  await openPage(page, "/feedback");
  const words = page.getByRole("main").getByRole("textbox").first();
  await words.fill("The away side's shirts were red.");
  const loads = countLoads(page);
  await product.control.act("deploy", { keepOld: false });
  await page.getByRole("button", { name: "Search" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "This could not be loaded." })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "A new version is ready" })).toBeVisible();
  await expect(words).toHaveValue("The away side's shirts were red.");
  expect(loads()).toBe(0);
});

test("where the tab's storage is blocked there is no reload rather than a loop", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "sessionStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await openPage(page, "/");
  const loads = countLoads(page);
  await product.control.act("deploy", { keepOld: false });
  await goToFaq(page);
  await expect(reloadButton(page)).toBeVisible();
  expect(loads()).toBe(0);
  await reloadButton(page).click();
  await expect(faq(page)).toBeVisible();
});

test("a new build is offered once and can be dismissed; of a later one Reload loads it, and the offer closes", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await openPage(page, "/");
  const offer = page.getByRole("status").filter({ hasText: "A new version is ready" });
  /** Lets the page ask for the newest build. */
  const ask = async (): Promise<void> => {
    const asked = page.waitForResponse(/\/build\.json/);
    await page.clock.fastForward("06:00");
    await asked;
  };
  await ask();
  await expect(offer).toHaveCount(0);
  await product.control.act("deploy", { keepOld: true });
  await ask();
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Dismiss" }).click();
  await expect(offer).toHaveCount(0);
  await ask();
  await expect(offer).toHaveCount(0);

  await product.control.act("deploy", { keepOld: true });
  await ask();
  const asset = (): Promise<string | null> => page.locator("head script[type=module]").getAttribute("src");
  const before = await asset();
  await offer.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(asset).not.toBe(before);
  await listPage(page).settled();
  await page.clock.fastForward("06:00");
  await expect(offer).toHaveCount(0);
});

test("a hidden tab takes the build that a visible one has found", async ({ context, page, product }) => {
  const hidden = await context.newPage();
  await hidden.addInitScript(() => {
    // Tabs of this browser all count as visible.
    Object.defineProperty(document, "visibilityState", {
      get: () => ((globalThis as { away?: boolean }).away === true ? "hidden" : "visible"),
    });
  });
  for (const tab of [hidden, page]) {
    await tab.clock.install();
    await openPage(tab, "/live");
  }
  await hidden.evaluate(() => {
    (globalThis as { away?: boolean }).away = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const [loads, seenLoads] = [countLoads(hidden), countLoads(page)];
  await product.control.act("deploy", { keepOld: true });
  await page.clock.fastForward("06:00");
  await expect(page.getByRole("status").filter({ hasText: "A new version is ready" })).toBeVisible();
  // The message arrives through the browser, not by the fake clock; each tab reloads at a time of its own.
  await expect
    .poll(async () => {
      await hidden.clock.fastForward("01:00").catch(() => undefined);
      return loads();
    })
    .toBe(1);
  expect(seenLoads()).toBe(0);
});

test("an old tab and one of the new build work side by side, each with its own core and socket", async ({
  browser,
  context,
  page,
  product,
}) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 1);
  const workers = await watchLiveWorkers(browser);
  try {
    await page.goto("/live");
    const old = listPage(page);
    await old.settled();
    await control.act("deploy", { keepOld: true });
    const newPage = await context.newPage();
    await newPage.goto("/live");
    const fresh = listPage(newPage);
    await fresh.settled();
    await expect.poll(async () => (await control.state()).openSockets).toBe(2);
    const names = await workers.names();
    expect(new Set(names).size).toBe(2);
    await control.act("goal", { matchId, side: "home" });
    for (const tab of [old, fresh]) await expect(tab.field(matchId, "homeScore")).toHaveText("2");
    await newPage.close();
    await expect.poll(async () => (await control.state()).openSockets).toBe(1);
    await control.act("goal", { matchId, side: "home" });
    await expect(old.field(matchId, "homeScore")).toHaveText("3");
  } finally {
    await workers.close();
  }
});
