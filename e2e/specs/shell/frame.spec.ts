// The frame around every page: addresses that do not exist, languages and themes.
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

test("addresses without a page are not found: a picture, words, and the way home", async ({ page }) => {
  const complaints = collectComplaints(page);
  for (const path of ["/no-such-page", "/xx/live", "/fr/no-such-page"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "404" })).toBeVisible();
    const picture = main.locator("img");
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    // docs/product.md#not-found-page: logged with its path; the only other line is the browser's own
    // about the server's status.
    await expect
      .poll(() => complaints)
      .toEqual([
        expect.stringContaining("status of 404"),
        expect.stringContaining(`Page Not Found: ${path}`),
      ]);
    complaints.length = 0;
    await main.getByRole("link").first().click();
    await expect(page).toHaveURL(path.startsWith("/fr") ? /\/fr\/?$/ : "/");
    await listPage(page).settled();
  }
});

test("a first visit with a French browser goes to /fr and is remembered", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "fr-FR", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  await page.goto("/live");
  await expect(page).toHaveURL("/fr/live");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("En direct");
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  // The document of a later visit comes in French at once.
  const later = await page.goto("/?order=kickoff");
  expect(await later?.text()).toContain('<html lang="fr"');
  await expect(page).toHaveURL("/fr/?order=kickoff");
  // Chosen, English stays, also after a visit to a French address.
  await page.getByRole("button", { name: "Langue" }).click();
  await page.getByRole("menuitemradio", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/?order=kickoff");
  await page.goto("/fr/live");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/live");
  await expect(page).toHaveURL("/live");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  expect(complaints).toEqual([]);
  await context.close();
});

test("the theme is kept and applied before the first paint", async ({ page, complaints }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { themesSeen: seen });
    // Nothing is painted before the body exists, so the theme at that moment is the one of the first paint.
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset["theme"] ?? "none";
      if (document.body && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await listPage(page).settled();
  expect(await page.evaluate("globalThis.themesSeen")).toEqual(["dark"]);
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme || "dark")).toContain("dark");

  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "As the system" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(complaints).toEqual([]);
});

test("on a wide screen a page without rails shows the latest event in the pill", async ({
  page,
  product,
  complaints,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/settings/theme");
  // A goal before the first list would be part of that list, and no event.
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toContainText("1");
  await expect(page.locator("[data-connection=live]").first()).toBeVisible();
  await product.control.act("goal", { matchId, side: "home" });
  const pill = page.getByRole("button", { name: "Goal" });
  await expect(pill).toBeVisible();
  await expect(pill).toContainText("2–0");
  expect(complaints).toEqual([]);
});
