// A list is drawn before the router is loaded: its arrival changes nothing, and pending navigations run then. A page
// whose files are missing is loaded again.
import type { Page } from "@playwright/test";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import { completeIds, layoutShifts, topOf, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

const ROUTER = "**/assets/routing-*.js";

interface HeldRouter {
  /** Resolves when the page has requested the router. */
  asked(): Promise<unknown>;
  /** Lets it load, and waits until later chunks have been requested. */
  release(): Promise<void>;
}

/** Holds back the router's code, from before the page is opened. */
async function holdRouter(page: Page): Promise<HeldRouter> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(ROUTER, async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest(/\/assets\/routing-/);
  return {
    asked: () => request,
    async release() {
      const next = page.waitForResponse(/\/ErrorPage-/);
      letCome();
      await (await next).finished();
    },
  };
}

interface KeptWindow {
  kept?: readonly (Element | null)[];
}

test("when the router loads, rows, focus and scroll stay, and nothing shifts", async ({
  page,
  product,
  complaints,
}) => {
  const list = listPage(page);
  await product.control.act("manyMatches", { count: 200 });
  await product.control.act("freeze", { on: true });
  await watchShifts(page);
  const router = await holdRouter(page);
  await page.goto("/");
  await list.settled();
  await router.asked();
  await expect(page.getByRole("heading", { name: "Happening now" })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1_500 }));
  const [, , held = 0] = await completeIds(page);
  const star = list.row(held).getByRole("button", { name: /^Favourite/ });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  const before = { top: await topOf(list.row(held)), shifts: (await layoutShifts(page)).length };
  await page.evaluate((id) => {
    const found = ["header", "main", "h1", `[data-line] [data-match-id="${id}"]`];
    (globalThis as KeptWindow).kept = found.map((selector) => document.querySelector(selector));
  }, held);

  await router.release();
  await expect(star).toBeFocused();
  expect(await topOf(list.row(held))).toBe(before.top);
  expect(await page.evaluate(() => scrollY)).toBe(1_500);
  const kept = await page.evaluate(() =>
    ((globalThis as KeptWindow).kept ?? []).map((element) => element?.isConnected),
  );
  expect(kept).toEqual([true, true, true, true]);
  expect((await layoutShifts(page)).slice(before.shifts)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a press before the router is loaded takes effect once it is", async ({ page, complaints }) => {
  const list = listPage(page);
  const controls = listControls(page);
  const router = await holdRouter(page);
  await page.goto("/?order=kickoff");
  await list.settled();
  await controls.filter("Scheduled").click();
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Live" })
    .click();
  await expect(page).toHaveURL("/?order=kickoff");
  await router.release();
  await expect(page).toHaveURL("/live");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live now");
  await page.goBack();
  await expect(page).toHaveURL("/?order=kickoff&filter=scheduled");
  await expect(controls.filter("Scheduled")).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/?order=kickoff");
  await expect(controls.filter("All")).toBeChecked();
  expect(complaints).toEqual([]);
});

test("a reload and Back restore the scroll position without the router", async ({ page, product }) => {
  const list = listPage(page);
  const controls = listControls(page);
  await product.control.act("manyMatches", { count: 200 });
  await page.goto("/");
  await list.settled();
  await controls.filter("Live").click();
  await expect(page).toHaveURL("/?filter=live");
  await expect(controls.filter("Live")).toBeChecked();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3_000);
  await page.evaluate(() => scrollTo({ top: 1_200 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_200);

  const router = await holdRouter(page);
  await page.reload();
  await list.settled();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_200);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect(controls.filter("All")).toBeChecked();
  await router.release();
  await expect(controls.filter("All")).toBeChecked();
  await expect(page).toHaveURL("/");
});

test("where the router fails to load, links load documents", async ({ page }) => {
  const list = listPage(page);
  /** Addresses of the pages whose request for the router has failed. */
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    if (/\/assets\/routing-/.test(request.url())) failed.push(new URL(page.url()).pathname);
  });
  // As after a reload for missing code: each document is loaded once.
  await page.addInitScript(() => sessionStorage.setItem("touchline.reloaded", `${Date.now()}`));
  await page.route(ROUTER, (route) => route.abort());
  await page.goto("/");
  await list.settled();
  const live = page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Live" });
  await live.click();
  await expect(page).toHaveURL("/live");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live now");
  await expect(live).toHaveAttribute("aria-current", "page");
  // A press during the first request would share its failure.
  await expect.poll(() => failed).toContain("/live");
  await page.unroute(ROUTER);
  // Requested again, it loads: no document is loaded any more.
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Scores" })
    .click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "same" in globalThis)).toBe(true);
});

// The last is the code of the background work, without which no new build would be offered.
for (const file of ["start", "home", "inBackground"]) {
  test(`a page whose ${file} file cannot be loaded is loaded again by itself`, async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      if (documents > 1) await route.continue();
      else await route.abort("connectionreset");
    });
    await page.goto("/live");
    await expect.poll(() => documents).toBe(2);
    await listPage(page).settled();
    expect(documents).toBe(2);
  });
}
