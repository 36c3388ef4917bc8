// Errors that need a browser: toasts that are shown and announced, a call that is sent again, and refusals as text.
// See docs/product.md#error-catalogue and docs/product.md#toast.
import type { Page } from "@playwright/test";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

/** How long the next toast of an error is in the document, ms of the page's clock: this process may look late. */
function timeOfToast(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shownAt: number | undefined;
        new MutationObserver((_, observer) => {
          const isShown = document.querySelector("[data-toast=error]") !== null;
          if (isShown) shownAt ??= performance.now();
          else if (shownAt !== undefined) {
            observer.disconnect();
            resolve(performance.now() - shownAt);
          }
        }).observe(document, { childList: true, subtree: true });
      }),
  );
}

/** A page whose button makes a plain call: following a member. */
const profileOf = (userId: number): string => `/profile/${userId}`;

test("a refused call is a toast with the server's words: 3 s, 16 px from the edge, above everything, announced", async ({
  page,
  product,
}) => {
  const other = await aMember(product, "Somebody Else");
  await startSignedIn(page, product, await aMember(product));
  await page.goto(profileOf(other.userId));
  const follow = page.getByRole("main").getByRole("button", { name: "Follow", exact: true });
  await expect(follow).toBeVisible();
  // The toast of the sign-in is not the one checked here.
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await product.control.act("fault", {
    path: "/v1/api/community/user/follow",
    kind: "status",
    status: 404,
    count: 1,
  });
  const shown = timeOfToast(page);
  await follow.click();
  const toast = page.locator("[data-toast=error]");
  await expect(toast).toBeVisible();
  await expect(page.getByRole("alert").filter({ has: toast })).toHaveText(/Not Found/);
  const region = page.getByRole("region", { name: "Notifications" });
  const place = await region.evaluate((element) => {
    const { top, left } = element.getBoundingClientRect();
    return { top, left, level: Number(getComputedStyle(element).zIndex) };
  });
  expect(place).toMatchObject({ top: 16, left: 16 });
  expect(place.level).toBeGreaterThanOrEqual(2_000);
  await page.mouse.move(5, 600);
  await expect(toast).toHaveCount(0, { timeout: 6_000 });
  const shownFor = await shown;
  expect(shownFor).toBeGreaterThan(2_000);
  expect(shownFor).toBeLessThan(5_000);
});

test("a call that may be sent again reaches the server twice, as Retry-After says, and is said nothing of when that helps", async ({
  page,
  product,
}) => {
  const FOLLOW = "/v1/api/community/user/follow";
  const other = await aMember(product, "Somebody Else");
  await startSignedIn(page, product, await aMember(product));
  await page.goto(profileOf(other.userId));
  await product.control.act("fault", {
    path: FOLLOW,
    kind: "status",
    status: 503,
    headers: { "Retry-After": "1" },
    count: 1,
  });
  await page.getByRole("main").getByRole("button", { name: "Follow", exact: true }).click();
  await expect
    .poll(async () => (await product.control.state()).sinceReset.requests[FOLLOW], { timeout: 10_000 })
    .toBe(2);
  await expect(page.locator("[data-toast=error]")).toHaveCount(0);
});

test("a refusal never reaches the page as HTML", async ({ page, product }) => {
  await startSignedIn(page, product, await aMember(product, "<img src=x onerror=alert(1)>"));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<img src=x onerror=alert(1)>");
  expect(await page.locator("main img[onerror]").count()).toBe(0);
});
