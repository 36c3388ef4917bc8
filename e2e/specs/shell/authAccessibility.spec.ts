// Signing in for everybody: no serious barrier that axe can find in dialog, page and menu, and all of it on small phones.
import type { Page } from "@playwright/test";
import { barriers, rulesOf } from "../../support/barriers.ts";
import { aMember, signInAs } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

/** In any language. */
const signInButton = (page: Page) => page.getByRole("banner").locator("button[aria-haspopup=dialog]").last();
const accountButton = (page: Page) =>
  page.getByRole("banner").locator("button[aria-describedby=unread-messages]");

for (const [look, prefix, colorScheme] of [
  ["light", "", "light"],
  ["dark and Arabic", "/ar", "dark"],
] as const) {
  test(`dialog, page and menu raise no serious barrier: ${look}`, async ({ page, product, complaints }) => {
    test.setTimeout(120_000);
    await freezeWorld(product, 2);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${prefix}/live`);
    await signInButton(page).click();
    const dialog = page.getByRole("dialog");
    const submit = dialog.locator("[type=submit]");
    await dialog.locator("[name=email]").waitFor();
    // The buttons of the platforms come with an answer.
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    expect(await barriers(page, rulesOf(colorScheme)), "sign in").toEqual([]);
    await submit.click();
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(2);
    expect(await barriers(page, rulesOf(colorScheme)), "with problems").toEqual([]);
    await dialog.locator("form ~ p").getByRole("button").click();
    await dialog.locator("[name=email]").fill(`axe.${Date.now()}.${colorScheme}@test.example`);
    await submit.click();
    await dialog.locator("[name=code]").waitFor();
    await submit.click();
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(3);
    expect(await barriers(page, rulesOf(colorScheme)), "register").toEqual([]);

    await page.goto(`${prefix}/login`);
    await page.getByRole("main").locator("[name=email]").waitFor();
    expect(await barriers(page, rulesOf(colorScheme)), "page").toEqual([]);

    const member = await aMember(product, "Axe Fan");
    await product.control.act("notice", { userId: member.userId, type: "system", text: "Hello" });
    await page.getByRole("main").locator("[name=email]").fill(member.email);
    await page.getByRole("main").locator("[name=password]").fill(member.password);
    await page.keyboard.press("Enter");
    await accountButton(page).click();
    await page.getByRole("menu").waitFor();
    await expect(page.getByRole("menu").locator(".num")).toHaveText(/\d/);
    expect(await barriers(page, rulesOf(colorScheme)), "menu").toEqual([]);
    expect(complaints).toEqual([]);
  });
}

for (const prefix of ["", "/ar", "/ru"]) {
  test(`fits a phone of 320 px, visitor and member: ${prefix || "/en"}`, async ({
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
    await page.goto(`${prefix}/live`);
    await page.locator("[data-connection=live]").first().waitFor();
    await fits("visitor");
    await signInButton(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=email]").fill(member.email);
    // Smaller letters would make phones zoom in.
    const size = await dialog.locator("[name=email]").evaluate((field) => getComputedStyle(field).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    await dialog.locator("[name=password]").fill(member.password);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("banner").locator(".num").last()).toHaveText("99+");
    await fits("member");
    // A toast stays while it is pointed at, and stands over the header here.
    await page.mouse.move(160, 500);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await accountButton(page).click();
    await page.getByRole("menu").waitFor();
    await fits("menu");
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("the menu leads to the member's pages", async ({ page, product, complaints }) => {
  await freezeWorld(product, 2);
  const member = await aMember(product);
  await page.goto("/live");
  await signInAs(page, member);
  for (const [item, address] of [
    ["Profile", /\/profile$/],
    ["Messages", /\/message/],
    ["Favourites", /\/favorites$/],
    ["Settings", /\/settings/],
  ] as const) {
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page).toHaveURL(address);
  }
  expect(complaints).toEqual([]);
});
