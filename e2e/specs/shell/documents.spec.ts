// The documents sent to browsers and crawlers: complete without scripts, and updated by navigation.
import type { Page } from "@playwright/test";
import { richMatch } from "../../backend/testing/feedClient.ts";
import { expect, test } from "../../support/test.ts";

const LANGUAGES = 20;

/** The parts of the head with the page's address. */
function head(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name) ?? undefined;
    return {
      canonical: read("link[rel=canonical]", "href"),
      french: read("link[hreflang=fr]", "href"),
      otherwise: read("link[hreflang=x-default]", "href"),
      languages: document.head.querySelectorAll("link[rel=alternate][hreflang]").length,
      sharing: read('meta[property="og:url"]', "content"),
      robots: read("meta[name=robots]", "content"),
    };
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the document has its language, direction, title and addresses", async ({ page }) => {
    for (const [path, lang, dir, letters] of [
      ["/ar/", "ar", "rtl", /\p{Script=Arabic}/u],
      ["/ar/live", "ar", "rtl", /\p{Script=Arabic}/u],
      ["/zh-hk/live/", "zh-HK", "ltr", /\p{Script=Han}/u],
      ["/live", "en-GB", "ltr", /^Live now/],
      ["/en/live", "en-GB", "ltr", /^Live now/],
    ] as const) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", lang);
      await expect(html).toHaveAttribute("dir", dir);
      await expect(page).toHaveTitle(letters);
      await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(LANGUAGES + 1);
    }
    await page.goto("/ar/live");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/ar\/live$/);
  });

  test("pages that are not found say so", async ({ page }) => {
    for (const path of ["/no-such-page", "/xx/live", "/fr/no-such-page", "/football/match/abc"]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
    await page.goto("/fr/football/match/7/odds");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });
});

test("the sitemap is XML a browser can read, and every address in it is a page", async ({
  page,
  request,
}) => {
  const robots = await request.get("/robots.txt");
  const { origin } = new URL(robots.url());
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const xml = await (await request.get("/sitemap.xml")).text();
  // On an empty page, where no policy forbids a test to parse.
  const read = await page.evaluate((text) => {
    const map = new DOMParser().parseFromString(text, "application/xml");
    return {
      broken: map.querySelectorAll("parsererror").length,
      places: [...map.getElementsByTagName("loc")].map((loc) => loc.textContent ?? ""),
      links: map.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link").length,
    };
  }, xml);
  expect(read.broken).toBe(0);
  expect(read.links).toBe(read.places.length * (LANGUAGES + 1));
  for (const place of read.places) {
    expect(place.startsWith(`${origin}/`)).toBe(true);
    expect([place, (await request.get(place)).status()]).toEqual([place, 200]);
  }
});

test("addresses in the head follow navigation and language", async ({ page, complaints }) => {
  await page.goto("/live");
  const { origin } = new URL(page.url());
  const at = (path: string) => ({
    canonical: `${origin}${path}`,
    french: `${origin}/fr${path.replace(/^\/fr/, "")}`,
    otherwise: `${origin}${path.replace(/^\/fr/, "")}`,
    languages: LANGUAGES + 1,
    sharing: `${origin}${path}`,
    robots: undefined,
  });
  await expect.poll(() => head(page)).toEqual(at("/live"));
  await page.getByRole("banner").getByRole("link", { name: "Favourites" }).click();
  await expect.poll(() => head(page)).toEqual(at("/favorites"));
  await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "Français", exact: true }).click();
  await expect(page).toHaveURL("/fr/favorites");
  await expect.poll(() => head(page)).toEqual(at("/fr/favorites"));
  await page.goBack();
  await expect.poll(() => head(page)).toEqual(at("/favorites"));
  expect(complaints).toEqual([]);
});

test("a match's page has its own title, and an unknown id has noindex", async ({ page, product }) => {
  const { matchId } = await richMatch(product.origin);
  const path = `/football/match/${matchId}/odds`;
  await page.goto(path);
  await expect.poll(async () => (await head(page)).canonical).toBe(`${new URL(page.url()).origin}${path}`);
  await page.goto("/football/player/99999999");
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect.poll(async () => (await head(page)).robots).toBe("noindex");
});

test("settings and pages that are not found have no address for crawlers", async ({ page }) => {
  for (const path of ["/fr/settings/theme", "/fr/no-such-page"]) {
    const kept = page.waitForResponse(/\/inBackground-/);
    await page.goto(path);
    await kept;
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect
      .poll(() => head(page))
      .toMatchObject({ canonical: undefined, languages: 0, robots: "noindex" });
  }
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect.poll(async () => (await head(page)).robots).toBeUndefined();
  await expect.poll(async () => (await head(page)).canonical).toMatch(/\/fr\/$/);
});

test("a first visit that is redirected to another language never shows the English title", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "ar", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titlesSeen: titles });
    const note = () => titles.push(document.title);
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/live");
  await expect(page).toHaveURL("/ar/live");
  await expect(page).toHaveTitle(/\p{Script=Arabic}/u);
  const titles = await page.evaluate(() => (globalThis as unknown as { titlesSeen: string[] }).titlesSeen);
  // Before the script in its head runs, the document has its built-in title; the brand replaces it.
  const early = titles.indexOf("Touchline");
  expect(early).toBeGreaterThanOrEqual(0);
  expect(titles.slice(early).filter((title) => title.startsWith("Live now"))).toEqual([]);
  await context.close();
});

test("a crawler gets the page it requested, whatever language it accepts", async ({ browser, baseURL }) => {
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const context = await browser.newContext({ locale: "en-US", userAgent, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/live");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live now");
  await expect(page).toHaveURL("/live");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /[^s]\/live$/);
  await context.close();
});

test("only the texts of one language are requested with the document", async ({ browser, baseURL }) => {
  const TEXTS = /\/assets\/([a-z]{2}(?:-hk|-us)?)-[\w-]{8}\.js$/;
  const languageOf = (address: string): readonly string[] => TEXTS.exec(address)?.slice(1) ?? [];
  const textsOf = async (path: string, locale: string) => {
    const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(...languageOf(request.url())));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    const hints = await page.locator("link[rel=modulepreload]").evaluateAll((links) => {
      return links.map((link) => (link as HTMLLinkElement).href);
    });
    await context.close();
    // Where a hint is still under way when its file is needed, the browser may count two requests.
    return { asked: [...new Set(asked)], hinted: hints.flatMap(languageOf) };
  };
  expect(await textsOf("/fr/live", "fr")).toEqual({ asked: ["fr"], hinted: ["fr"] });
  expect(await textsOf("/live", "en-GB")).toEqual({ asked: ["en"], hinted: ["en"] });
  // The default document requests no texts, because a first visitor may read another language.
  expect(await textsOf("/live", "de")).toEqual({ asked: ["de"], hinted: [] });
});
