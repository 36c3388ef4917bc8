// Failures in the real page: each is logged once and in one place, people see an error page, crawlers see none.
import type { ConsoleMessage, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { evaluateInCore } from "../../support/core/coreWorker.ts";
import { expect, test } from "../../support/test.ts";

/** Every line the page logs as an error, and every uncaught error. */
function errorLines(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") lines.push(message.text());
  });
  page.on("pageerror", (error) => lines.push(`not taken: ${error.message}`));
  return lines;
}

/** Makes the code of the page "About" throw when it starts. */
async function breakAbout(page: Page): Promise<void> {
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `throw new Error("staged: token=SECRET for fan@mail.example");`,
    }),
  );
}

test("an uncaught error is one line: place, message, build and page, without secrets", async ({ page }) => {
  const lines = errorLines(page);
  await page.goto("/about?code=SECRET");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("staged: Bearer SECRET");
    });
    void Promise.reject(new RangeError("staged: fan@mail.example"));
    // An error in every frame is logged once.
    for (let time = 0; time < 20; time += 1) {
      setTimeout(() => {
        throw "staged: again";
      });
    }
  });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(lines).toHaveLength(3);
  const [rejected, thrown, again] = lines.toSorted(
    (a, b) => ORDER.findIndex((w) => a.includes(w)) - ORDER.findIndex((w) => b.includes(w)),
  );
  expect(rejected).toMatch(/^\[unhandled rejection\] RangeError: staged: …@…\n/);
  expect(thrown).toMatch(/^\[uncaught\] TypeError: staged: Bearer …\n/);
  expect(again).toMatch(/^\[uncaught\] staged: again/);
  for (const line of lines) {
    expect(line).toMatch(/\(build \S+, page \/about\)$/);
    expect(line).not.toContain("SECRET");
  }
});

const ORDER = ["RangeError", "TypeError", "again"];

test("a page whose code fails shows the error and a retry, and is logged once", async ({ page }) => {
  const lines = errorLines(page);
  await breakAbout(page);
  await page.goto("/about");
  await expect(page.getByRole("alert").filter({ hasText: "This page could not be shown" })).toBeVisible();
  // The code that logs is loaded when it is needed.
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\[render\] Error: staged: token=… for …@…/);
  // The frame is drawn, and its links work.
  await page.getByRole("banner").getByRole("link", { name: "Live" }).click();
  await expect(page).toHaveURL("/live");
  await expect(page.getByRole("alert").filter({ hasText: "could not be shown" })).toHaveCount(0);
});

test("an uncaught error in the core is logged by exactly one tab, once", async ({
  context,
  browser,
  product,
  baseURL,
}) => {
  const tabs: { readonly page: Page; readonly lines: readonly string[] }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const page = await context.newPage();
    const lines = errorLines(page);
    await page.goto(`${baseURL}/live`);
    await listPage(page).settled();
    tabs.push({ page, lines });
  }
  const all = (): readonly string[] => tabs.flatMap(({ lines }) => lines);
  await evaluateInCore(
    browser,
    product.origin,
    `void setTimeout(() => { throw new TypeError("staged: token=SECRET"); })`,
  );
  await expect.poll(all).toHaveLength(1);
  await evaluateInCore(browser, product.origin, `void Promise.reject(new RangeError("staged later"))`);
  await expect.poll(all).toHaveLength(2);
  const [thrown, rejected] = all();
  expect(thrown).toMatch(/^\[core: uncaught\] TypeError: staged: token=…\n/);
  expect(rejected).toMatch(/^\[core: unhandled rejection\] RangeError: staged later\n/);
  for (const line of all()) expect(line).toMatch(/\(build \S+, page \/live\)$/);
  // The tab that logs closes; another takes over.
  const teller = tabs.find(({ lines }) => lines.length > 0);
  await teller?.page.close();
  await expect
    .poll(async () => {
      await evaluateInCore(browser, product.origin, `void Promise.reject(new RangeError("staged last"))`);
      return all().filter((line) => line.includes("staged last")).length;
    })
    .toBe(1);
});

test.describe("a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  test("never sees the error page, and the failure is still logged", async ({ page }) => {
    const lines = errorLines(page);
    await breakAbout(page);
    await page.goto("/about");
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toContain("[render] Error: staged");
    // The frame around it is drawn, the error page is not.
    await expect(page.getByRole("banner").getByRole("link", { name: "Live" })).toBeVisible();
    expect(await page.locator("body").innerText()).not.toMatch(/could not be shown|went wrong|staged/);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });

  test("sees every page that works", async ({ page, complaints }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
