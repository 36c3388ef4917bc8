// A page that cannot be drawn says so in its language and offers a way on; it is never white.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { expect, test } from "../../support/test.ts";

const FAILED = "Diese Seite konnte nicht angezeigt werden";
const OLD = "Dieser Browser ist zu alt für diese Seite.";

/** The script with this name comes as `code`. Returns how to end that. */
async function replaceScript(page: Page, name: string, code: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  await page.route(address, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  return () => page.unroute(address);
}

for (const [what, name, code] of [
  ["whose entry throws", "start", 'throw new TypeError("x.at is not a function");'],
  ["whose entry the browser cannot read", "start", "class { #a; static { } } }{"],
  ["whose code throws while it is mounted", "home", 'throw new Error("no such formation");'],
] as const) {
  test(`a page ${what} says so, and its link loads it again`, async ({ page }) => {
    const mend = await replaceScript(page, name, code);
    await page.goto("/de/live?filter=all");
    await expect(page.getByRole("alert")).toContainText(FAILED);
    await expect(page.getByText(OLD)).toBeHidden();
    await mend();
    await page.getByRole("link", { name: "Seite neu laden" }).click();
    await listPage(page).settled();
    await expect(page.getByText(FAILED)).toBeHidden();
  });
}

test("an older browser is told that it is too old", async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Promise, "try"));
  await replaceScript(page, "start", "class { #a; static { } } }{");
  await page.goto("/de/live");
  await expect(page.getByRole("alert")).toContainText(OLD);
  await expect(page.getByText(FAILED)).toBeHidden();
});

test("an error in the frame leads to the error page in the reader's language", async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = globalThis;
    // The frame asks for its width, and nothing else that the first screen draws does.
    globalThis.matchMedia = (query) => {
      if (query.includes("min-width")) throw new Error("no such formation");
      return matchMedia.call(globalThis, query);
    };
  });
  await page.goto("/de/live");
  await expect(page.getByRole("alert")).toContainText(FAILED);
  await expect(page.getByText("no such formation")).toBeVisible();
  await expect(page.getByRole("button", { name: "Erneut versuchen" })).toBeVisible();
});
