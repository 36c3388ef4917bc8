// Every page in short: accessible, in its language, within the screen, with links to pages, and still while it loads.
// The Arabic pages have names of 40 and of 200 letters (docs/product.md#long-names).
// `npm run prove -- languages` checks all languages.
import { allBarriers, barriers, CONTRAST, createFrameWatch } from "../../support/barriers.ts";
import { type PageGroup, pageLoaded, visitEveryPage } from "../../support/everyPage.ts";
import { LANGUAGES, proveLanguageOf, WIDE } from "../../support/languageProof.ts";
import { createPageLinks } from "../../support/pageLinks.ts";
import { shiftsOfLoad, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

// A touch screen has larger controls, for which the smallest widths must have room.
test.use({ viewport: WIDE, hasTouch: true });

const PHONE = { width: 375, height: 800 } as const;

const languageOf = (id: "ar" | "de") => LANGUAGES.find((language) => language.id === id)!;

/** Part of a name without spaces, which no text of ours has. */
const LONG_NAME = /[\p{L}\d/]{40}/u;

const GROUPS: readonly (readonly [PageGroup, string])[] = [
  ["football", "no page of a match, league, team or player"],
  ["others", "no other page of visitors"],
  ["members", "no page for members"],
];

/** German has the longest words, so it represents all left-to-right languages. */
for (const [group, title] of GROUPS) {
  test(`${title} raises a serious barrier, has a link to nowhere or shifts while it loads on a phone, and in German each fits the smallest phone`, async ({
    page,
    product,
    request,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const links = createPageLinks();
    const german = languageOf("de");
    const frameSeen = createFrameWatch();
    await watchShifts(page);
    await page.setViewportSize(PHONE);
    const visit = { prefix: german.prefix, way: "document", of: [group] } as const;
    await visitEveryPage(page, product, visit, async (address) => {
      expect.soft(await shiftsOfLoad(page), address).toEqual([]);
      await proveLanguageOf(page, german, address, [320]);
      // The menu of a phone leads to the first page once the window is wide (docs/product.md#settings-pages).
      if (address.endsWith("/settings")) {
        await expect(page).toHaveURL(/\/settings\/theme$/);
        // The phone's menu stays until that page is loaded; a page that loads for long is shown as loading.
        await expect(page.getByRole("main").getByRole("navigation")).toHaveCount(1);
        // The menu has a heading too, which goes with it.
        await expect(
          page.getByRole("main").getByRole("article").getByRole("heading", { level: 1 }),
        ).toBeVisible();
        await pageLoaded(page);
      }
      const found = address.includes("/settings") ? allBarriers : barriers;
      expect(await found(page, await frameSeen(page)), address).toEqual([]);
      await links.collect(page);
      await page.setViewportSize(PHONE);
    });
    await links.follow(request, product.origin);
    expect(complaints).toEqual([]);
  });
}

test("in Arabic every page has its own texts, fits every width with names of any length, logs nothing, and has contrast in the dark theme", async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(300_000);
  const arabic = languageOf("ar");
  const frameSeen = createFrameWatch();
  // The theme changes contrast alone, so the other rules are checked once, in the light theme.
  await page.emulateMedia({ colorScheme: "dark" });
  await product.control.act("longNames", { letters: [40, 200] });
  await visitEveryPage(page, product, { prefix: arabic.prefix, way: "link" }, async (address) => {
    // With usual names the widths would prove less.
    if (address.includes("/football/")) await expect(page.getByRole("main")).toContainText(LONG_NAME);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await barriers(page, { rules: CONTRAST, ...(await frameSeen(page)) }), address).toEqual([]);
    await proveLanguageOf(page, arabic, address);
  });
  expect(complaints).toEqual([]);
});
