// The creator studio in the browser: by keyboard, its barriers, a sign-in that ends, narrow screens and Arabic.
// Its states have component tests.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { pressIfThere } from "../../pages/pressIfThere.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { goBack, launchWithMemory, noteRestores, TRIES } from "../../support/pageMemory.ts";
import type { Product } from "../../support/product.ts";
import { aMember, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

/** A creator with two prices, a post and three subscribers who have paid. */
async function aCreator(product: Product, name: string): Promise<TestMember> {
  const { control } = product;
  const creator = await aMember(product, name);
  await control.act("fees", {
    userId: creator.userId,
    list: [
      { num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" },
      { num: 12, unit: "MONTH", price: "39.99" },
    ],
  });
  await control.act("post", { userId: creator.userId, title: "Pressing in five pictures", likes: 4 });
  for (const fan of ["Zoë Fan", "Bruno Fan", "=SUM(A1) Fan"]) {
    const { userId } = await aMember(product, fan);
    await control.act("sale", { userId, creatorId: creator.userId, num: 1 });
  }
  return creator;
}

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name });

/** Presses Tab until the focus is on the element; at most 40 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Opens a page of the studio by its menu, with the keyboard, and waits until it is complete. */
async function openByKeyboard(page: Page, name: string): Promise<void> {
  const link = main(page).getByRole("link", { name, exact: true });
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
}

test("by keyboard alone range, search, prices, file and documents work, without barriers in both themes", async ({
  page,
  product,
  complaints,
}) => {
  await freezeWorld(product, 2);
  await startSignedIn(page, product, await aCreator(product, "Dora Creator"));
  await page.goto("/studio");
  await expect(main(page).getByRole("table")).toHaveCount(2);
  expect(await barriersInBothThemes(page, { within: "main" }), "overview").toEqual([]);
  await tabTo(page, main(page).getByRole("radio", { name: "28 days" }));
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/range=7$/);
  await expect(main(page).getByRole("radio", { name: "7 days" })).toBeFocused();

  await page.goto("/studio");
  await openByKeyboard(page, "Subscribers");
  const fans = main(page).getByRole("link", { name: / Fan$/ });
  await expect(fans).toHaveCount(3);
  expect(await barriersInBothThemes(page, { within: "main" }), "subscribers").toEqual([]);
  await tabTo(page, button(page, "Download CSV"));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("subscribers.csv");
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(4);
  for (const cell of ['"Zoë Fan"', '"Bruno Fan"', `"'=SUM(A1) Fan"`]) expect(lines.join()).toContain(cell);
  await tabTo(page, main(page).getByRole("searchbox"));
  await page.keyboard.type("bruno");
  await expect(fans).toHaveCount(1);
  await expect(fans).toHaveText("Bruno Fan");

  await page.goto("/studio");
  await openByKeyboard(page, "Prices");
  const price = main(page).getByRole("group", { name: "1 month" }).getByLabel("Price", { exact: true });
  await expect(price).toHaveValue("4.99");
  expect(await barriersInBothThemes(page, { within: "main" }), "prices").toEqual([]);
  await tabTo(page, price);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5.49");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your prices are saved.")).toBeVisible();

  await page.goto("/studio");
  await openByKeyboard(page, "Documents");
  expect(await barriersInBothThemes(page, { within: "main" }), "documents").toEqual([]);
  const document = main(page).getByRole("listitem").getByRole("button").first();
  await tabTo(page, document);
  await page.keyboard.press("Enter");
  // The title of the dialog, and the first heading of the text.
  await expect(page.getByRole("dialog").getByRole("heading").nth(1)).toBeVisible();
  expect(await barriersInBothThemes(page, { within: "[role=dialog]" }), "a document").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(document).toBeFocused();
  expect(complaints).toEqual([]);
});

test("typed prices are left only after a question, and are back after a sign-in that ended", async ({
  page,
  product,
  complaints,
}) => {
  await freezeWorld(product, 2);
  const creator = await aCreator(product, "Dora Creator");
  await startSignedIn(page, product, creator);
  await page.goto("/studio/fees");
  const price = main(page).getByRole("group", { name: "1 month" }).getByLabel("Price", { exact: true });
  await price.fill("6.25");
  await main(page).getByRole("link", { name: "Wallet", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/studio\/fees$/);
  await product.control.act("expireSessions", { userId: creator.userId });
  // Another call of the page may be refused first.
  await pressIfThere(button(page, "Save"));
  const forms = authForms(page);
  await expect(forms.signInButton).toBeVisible();
  await forms.signIn(creator.email, creator.password);
  await expect(forms.accountButton).toBeVisible();
  await expect(price).toHaveValue("6.25");
  await button(page, "Save").click();
  await expect(page.getByText("Your prices are saved.")).toBeVisible();
  expect(complaints).toEqual([]);
});

/** What `watchFrames` has recorded in a tab since the end of the sign-in. */
interface FramesWindow {
  frames?: { count: number; readonly shown: Set<string> };
}

/** Records in each frame that is drawn after the end of the sign-in which of the texts can be seen. */
async function watchFrames(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript((traces) => {
    const frames = { count: 0, shown: new Set<string>() };
    (globalThis as unknown as FramesWindow).frames = frames;
    const isMember = (): boolean => localStorage.getItem("touchline.user.1") !== null;
    const wasMember = isMember();
    let hasEnded = false;
    const check = (): void => void (hasEnded ||= wasMember && !isMember());
    // Added before the listeners of the page: the tab knows of the end from then on.
    addEventListener("storage", check);
    addEventListener("pageshow", check);
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function remove(key) {
      removeItem.call(this, key);
      check();
    };
    const look = (): void => {
      requestAnimationFrame(look);
      if (!hasEnded) return;
      frames.count += 1;
      const fields = [...document.querySelectorAll("input")].filter((field) =>
        field.checkVisibility({ visibilityProperty: true }),
      );
      const seen = [document.body.innerText, ...fields.map(({ value }) => value)].join("\n");
      for (const trace of traces) if (seen.includes(trace)) frames.shown.add(trace);
    };
    requestAnimationFrame(look);
  }, texts);
}

/** Waits until frames were drawn after the end; the texts that they showed. */
async function shownAfterEnd(page: Page): Promise<readonly string[]> {
  const count = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as FramesWindow).frames?.count ?? 0);
  await expect.poll(count).toBeGreaterThan(3);
  return page.evaluate(() => [...((globalThis as unknown as FramesWindow).frames?.shown ?? [])]);
}

test("no frame after a sign-out shows any of the studio: here, in another tab, and after Back", async ({
  product,
  baseURL,
}) => {
  await freezeWorld(product, 2);
  const creator = await aCreator(product, "Dora Creator");
  await product.control.act("wallet", { userId: creator.userId, available: 12_050 });
  await product.control.act("payoutAccount", { userId: creator.userId, method: "BANK_CARD" });
  // No price of the list of matches that follows: those between 3 and 10 are multiples of 0.05.
  const typed = "6.27";
  const texts = ["Creator studio", "Dora", "Fan", "Pressing in five", "120.50", "•••• 3000", "4.99", typed];
  const browser = await launchWithMemory();
  try {
    const context = await browser.newContext({ locale: "en-GB", ...(baseURL ? { baseURL } : {}) });
    const [page, here, there] = [await context.newPage(), await context.newPage(), await context.newPage()];
    for (const tab of [page, here, there]) await watchFrames(tab, texts);
    await noteRestores(page);
    let restored = false;
    for (let tries = 0; tries < TRIES && !restored; tries += 1) {
      await startSignedIn(page, product, creator);
      await page.goto("/studio/wallet");
      await expect(main(page).getByText("•••• 3000")).toBeVisible();
      await expect(main(page).locator("[data-balance=available]")).toHaveText("$120.50");
      await page.goto("/api-docs");
      await there.goto("/studio/fees");
      await there.getByRole("group", { name: "1 month" }).getByLabel("Price", { exact: true }).fill(typed);
      await here.goto("/studio");
      await expect(main(here).getByText("Pressing in five pictures")).toBeVisible();
      await authForms(here).signOut();
      for (const tab of [here, there]) {
        await expect(authForms(tab).signInButton).toBeVisible();
        expect(await shownAfterEnd(tab)).toEqual([]);
      }
      restored = await goBack(page);
      await expect(authForms(page).signInButton).toBeVisible();
      // A page that was loaded again was never a member's.
      if (restored) expect(await shownAfterEnd(page)).toEqual([]);
    }
    expect(restored).toBe(true);
  } finally {
    await browser.close();
  }
});

test("on the narrowest screen and in Arabic nothing of the studio is cut off", async ({
  page,
  product,
  complaints,
}) => {
  await startSignedIn(page, product, await aCreator(product, "Dora Creator"));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ["", "/ar"]) {
    for (const path of ["", "/subscribers", "/fees", "/documents"]) {
      await page.goto(`${prefix}/studio${path}`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
      expect([prefix + path, await overflowOf(page)]).toEqual([prefix + path, []]);
    }
  }
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(complaints).toEqual([]);
});
