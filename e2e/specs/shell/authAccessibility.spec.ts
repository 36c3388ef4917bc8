// The sign-in dialog and the member's menu have no serious barrier found by axe; the header fits small phones.
import type { Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

/** In any language. */
const signInButton = (page: Page) => page.getByRole("banner").locator("button[aria-haspopup=dialog]").last();
const accountButton = (page: Page) =>
  page.getByRole("banner").locator("button[aria-describedby=unread-messages]");

test("sign-in dialog, its problems, registering and the member's menu raise no serious barrier, light or dark", async ({
  page,
  product,
  complaints,
}) => {
  const dialog = page.getByRole("dialog");
  const submit = dialog.locator("[type=submit]");
  const inDialog = { within: "[role=dialog]" };
  await freezeWorld(product, 2);
  await page.goto("/live");
  await signInButton(page).click();
  await expect(dialog.locator("[name=email]")).toBeVisible();
  // The platforms' buttons are drawn after an answer.
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  expect(await barriersInBothThemes(page, inDialog), "sign in").toEqual([]);
  await submit.click();
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(2);
  expect(await barriersInBothThemes(page, inDialog), "with problems").toEqual([]);
  await dialog.locator("form ~ p").getByRole("button").click();
  await dialog.locator("[name=email]").fill(`axe.${Date.now()}@test.example`);
  await submit.click();
  await expect(dialog.locator("[name=code]")).toBeVisible();
  await submit.click();
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(3);
  expect(await barriersInBothThemes(page, inDialog), "register").toEqual([]);

  const member = await aMember(product, "Axe Fan");
  await product.control.act("notice", { userId: member.userId, type: "system", text: "Hello" });
  await startSignedIn(page, product, member);
  await page.goto("/live");
  await accountButton(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.getByRole("menu").locator(".num")).toHaveText(/\d/);
  expect(await barriersInBothThemes(page), "menu").toEqual([]);
  expect(complaints).toEqual([]);
});

test("the header fits a phone of 320 px, for visitors and members, in English, Arabic and Russian", async ({
  browser,
  product,
  baseURL,
}) => {
  await freezeWorld(product, 2);
  const member = await aMember(product, "A name as long as allowed");
  for (let count = 0; count < 101; count += 1)
    await product.control.act("notice", { userId: member.userId, type: "system", text: "Hello" });
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    locale: "en-GB",
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  const fits = async (what: string): Promise<void> => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, what).toBeLessThanOrEqual(0);
    const boxes = await page
      .getByRole("banner")
      .locator("a:visible, button:visible, [data-connection]:visible")
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    const sorted = boxes.toSorted((one, two) => one.left - two.left);
    for (const [index, box] of sorted.entries()) {
      expect(box.left, what).toBeGreaterThanOrEqual(0);
      expect(box.right, what).toBeLessThanOrEqual(320);
      const next = sorted[index + 1];
      if (next)
        expect(box.right, `${what}: parts ${index} and ${index + 1}`).toBeLessThanOrEqual(next.left + 8);
    }
  };
  const open = async (prefix: string): Promise<void> => {
    await page.goto(`${prefix}/live`);
    await expect(page.locator("[data-connection=live]").first()).toBeVisible();
  };
  for (const prefix of ["/en", "/ar", "/ru"]) {
    await open(prefix);
    await fits(`visitor, ${prefix}`);
  }
  await signInButton(page).click();
  // Phones zoom in on fields with smaller text.
  const size = await page
    .getByRole("dialog")
    .locator("[name=email]")
    .evaluate((field) => getComputedStyle(field).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);

  await startSignedIn(page, product, member);
  for (const prefix of ["/en", "/ar", "/ru"]) {
    await open(prefix);
    await expect(page.getByRole("banner").locator(".num").last()).toHaveText("99+");
    await fits(`member, ${prefix}`);
    await accountButton(page).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await fits(`menu, ${prefix}`);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test("the menu links to the member's pages", async ({ page, product, complaints }) => {
  await freezeWorld(product, 2);
  const member = await aMember(product);
  await startSignedIn(page, product, member);
  await page.goto("/live");
  for (const [item, address] of [
    ["Profile", /\/profile$/],
    ["Notifications", /\/message/],
    ["Favourites", /\/favorites$/],
    ["Settings", /\/settings/],
  ] as const) {
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page).toHaveURL(address);
  }
  expect(complaints).toEqual([]);
});
