// The language of a first visit, how it is changed, and the server's languages and dictionary.
// See docs/product.md#choice-of-language and docs/wire.md#user-calls.
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { completeIds, visibleIds } from "../../support/stillness.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

const DICTIONARY = "/v1/api/user/getDictionaryMap";
const LANGUAGES = "/v1/api/user/getLanguage";
const YEAR_SECONDS = 365 * 86_400;

async function visitor(browser: Browser, product: Product, locale: string): Promise<BrowserContext> {
  await product.control.act("reset");
  return browser.newContext({ locale, baseURL: product.origin });
}

async function changeLanguage(page: Page, name: string): Promise<void> {
  // Not click(): it would scroll the page to bring the sticky header to the middle of the screen.
  await page.getByRole("button", { name: /^Language/ }).dispatchEvent("click");
  await page.getByRole("menuitemradio", { name, exact: true }).dispatchEvent("click");
}

async function requestsTo(product: Product, path: string): Promise<number> {
  const { sinceReset } = await product.control.state();
  return sinceReset.requests[path] ?? 0;
}

for (const [language, prefix, html] of [
  ["zh-TW", "zh-hk", "zh-HK"],
  ["fil", "tl", "fil"],
] as const) {
  test(`a first visit with a browser in ${language} goes to /${prefix}/ and is remembered`, async ({
    browser,
    product,
  }) => {
    const context = await visitor(browser, product, language);
    const page = await context.newPage();
    await page.goto("/?order=kickoff");
    await expect(page).toHaveURL(`/${prefix}/?order=kickoff`);
    await expect(page.locator("html")).toHaveAttribute("lang", html);
    const cookie = (await context.cookies()).find(({ name }) => name === "locale");
    expect(cookie).toMatchObject({ value: prefix, path: "/", sameSite: "Lax", secure: false });
    const lives = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lives - YEAR_SECONDS)).toBeLessThan(600);
    await context.close();
  });
}

test("a lang query decides on an unprefixed page, a prefix against it; the default one is removed, an unknown one not found", async ({
  page,
}) => {
  await page.goto("/live?lang=de_DE");
  await expect(page).toHaveURL("/de/live?lang=de_DE");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/fr/live?lang=de_DE");
  await expect(page).toHaveURL("/fr/live?lang=de_DE");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/en/live?order=kickoff");
  await expect(page).toHaveURL("/live?order=kickoff");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await page.goto("/en");
  await expect(page).toHaveURL("/");
  await page.goto("/nl/live");
  await expect(page.getByRole("main").getByRole("heading", { name: "404" })).toBeVisible();
});

test("a change of language keeps page, scroll and query; Back returns to the one before, and the server is not told", async ({
  page,
  context,
  product,
  complaints,
}) => {
  await product.control.act("manyMatches", { count: 200 });
  await page.goto("/?filter=all&order=kickoff");
  await listPage(page).settled();
  await expect(page.locator("body")).toHaveClass(/\blang-en\b/);
  const other = await context.newPage();
  await other.goto("/");
  await listPage(other).settled();

  const chosen = page.getByRole("radio", { checked: true }).first();
  await listControls(page).filter("Finished").click();
  await expect(page).toHaveURL(/\bfilter=finished\b/);
  await changeLanguage(page, "العربية");
  await expect(page).toHaveURL(/\/ar\/\?.*\bfilter=finished\b/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(chosen).toContainText("المنتهية");
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/\?.*\bfilter=finished\b/);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(listControls(page).filter("Finished")).toBeChecked();
  await listControls(page).filter("All").click();
  // The 50 finished matches stay until those of all 200 come from the core.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(10_000);

  await page.evaluate(() => scrollTo({ top: 3_000 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3_000);
  const seen = await completeIds(page);
  expect(seen.length).toBeGreaterThan(5);
  await changeLanguage(page, "简体中文");
  await expect(page).toHaveURL(/\/zh\/\?.*order=kickoff/);
  await expect(page.locator("body")).toHaveClass(/\blang-zh\b/);
  await expect(page.locator("body")).not.toHaveClass(/\blang-en\b/);
  await listPage(page).settled();
  // The same rows are at the same place; the scroll position changes where another script makes lines higher.
  await expect.poll(() => visibleIds(page)).toEqual(seen);
  expect(Math.abs((await page.evaluate(() => scrollY)) - 3_000)).toBeLessThan(50);
  expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("zh");
  expect(await requestsTo(product, "/v1/api/user/updateConfig")).toBe(0);

  // Another tab keeps its language until its address, which names none, is opened again.
  await expect(other.locator("html")).toHaveAttribute("lang", "en-GB");
  await other.reload();
  await expect(other).toHaveURL("/zh/");
  // A visit without the cookie starts in the language chosen last.
  await context.clearCookies({ name: "locale" });
  await other.goto("/live");
  await expect(other).toHaveURL("/zh/live");
  expect(complaints).toEqual([]);
});

test("texts of the server's dictionary win, in every language, for pages opened later as well", async ({
  page,
  product,
}) => {
  const complaints = collectComplaints(page);
  const standings = generateMessageId("Standings");
  const zoneLine = generateMessageId("All times are <0>{zone}</0>.");
  await product.control.act("dictionary", {
    lang: "en_GB",
    entries: { goBackHome: "Back to the pitch", [standings]: "League ladder", [zoneLine]: "{nothing}" },
  });
  await product.control.act("dictionary", { lang: "fr_FR", entries: { goBackHome: "Retour au terrain" } });
  await page.goto("/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Back to the pitch" })).toBeVisible();
  // A text with placeholders that differ from ours is ignored alone.
  await expect(page.getByRole("contentinfo")).toContainText("All times are");
  await expect.poll(() => complaints.filter((text) => text.includes("does not fit"))).toHaveLength(1);

  await changeLanguage(page, "Français");
  await expect(main.getByRole("link", { name: "Retour au terrain" })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("link", { name: "Back to the pitch" })).toBeVisible();

  // The texts of a league page are loaded after the dictionary.
  await main.getByRole("link", { name: "Back to the pitch" }).click();
  await listPage(page).settled();
  await page.locator("[data-league-id] h3 a").first().click();
  await expect(page.getByRole("main").getByText("League ladder").first()).toBeVisible();
});

test("all tabs share one request for languages and dictionary", async ({ context, product }) => {
  for (let tab = 0; tab < 4; tab += 1) {
    const page = await context.newPage();
    await page.goto("/live");
    await expect.poll(() => page.evaluate(() => "touchline.languageList.1" in localStorage)).toBe(true);
  }
  await expect.poll(() => requestsTo(product, DICTIONARY)).toBe(1);
  await expect.poll(() => requestsTo(product, LANGUAGES)).toBe(1);
});

test("the menu offers the server's languages in its order; all of ours where it tells none", async ({
  page,
  product,
}) => {
  const complaints = collectComplaints(page);
  const offered = (): Promise<readonly string[]> =>
    page
      .getByRole("menuitemradio")
      .evaluateAll((items) => items.map((item) => item.getAttribute("lang") ?? ""));
  await product.control.act("languages", { codes: ["fr_FR", "nl_NL", "en_GB", "ja_JP"] });
  await page.goto("/live");
  await page.getByRole("button", { name: "Language" }).click();
  await expect.poll(offered).toEqual(["fr", "en-GB", "ja"]);
  await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toHaveCount(0);
  // The address of a language that is not on offer still works.
  await page.goto("/de/live");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(complaints).toEqual([]);

  // The core caches the answer for up to a minute, so another browser context is used.
  await product.control.act("fault", { path: LANGUAGES, kind: "status", status: 500 });
  const fresh = await page.context().browser()?.newContext({ locale: "en-GB", baseURL: product.origin });
  const other = await fresh?.newPage();
  if (!fresh || !other) throw new Error("no browser");
  await other.goto("/live");
  await expect.poll(() => requestsTo(product, LANGUAGES)).toBeGreaterThan(1);
  await other.getByRole("button", { name: "Language" }).click();
  await expect(other.getByRole("menuitemradio")).toHaveCount(20);
  await fresh.close();
});

test("a catalogue that fails to load is logged as a warning, and the page is in English", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.route(/\/assets\/(?:fr|fr\.po)[-.][^/]*\.js$/, (route) => route.abort());
  await page.goto("/fr/live");
  await listPage(page).settled();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live now");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(complaints).toContain("Could not find messages for locale code fr");
});

test("the visitor's country is in the cookie, and first in the rail from the next page load on", async ({
  page,
  context,
  product,
}) => {
  const countries = page.getByRole("navigation", { name: "Countries" }).getByRole("link");
  await page.goto("/");
  // The country is asked for when the list is drawn, as the rail is.
  await listPage(page).settled();
  await expect(countries.first()).toBeVisible({ timeout: 0 });
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "userCountryIdV1")?.value)
    .toBe("826");

  // A visitor from another country: the one furthest down the rail, by its number.
  const ids: Readonly<Record<string, string>> = {
    Germany: "276",
    Spain: "724",
    France: "250",
    Italy: "380",
    Brazil: "76",
    Argentina: "32",
    Japan: "392",
  };
  const names = await countries.allInnerTexts();
  const here = names.map((text) => text.split("\n")[0] ?? "").findLast((name) => Object.hasOwn(ids, name));
  if (here === undefined) throw new Error(`none of these is in the table: ${names.join()}`);
  const elsewhere = await context.browser()?.newContext({ locale: "en-GB", baseURL: product.origin });
  if (!elsewhere) throw new Error("no browser");
  await elsewhere.addCookies([{ name: "userCountryIdV1", value: ids[here] ?? "", url: product.origin }]);
  const there = await elsewhere.newPage();
  const rail = there.getByRole("navigation", { name: "Countries" }).getByRole("link");
  await there.goto("/");
  await listPage(there).settled();
  await expect(rail.first()).toBeVisible({ timeout: 0 });
  await expect
    .poll(() => there.evaluate(() => localStorage.getItem("touchline.homeCountry.1")))
    .not.toBeNull();
  // Content that is already shown does not move.
  await expect(rail.first()).not.toContainText(here);
  await there.reload();
  await expect(rail.first()).toContainText(here);
  expect(await rail.count()).toBe(names.length);
  await elsewhere.close();
});
