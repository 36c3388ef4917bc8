// All 20 languages × all pages × three widths.
import { MISSING_PAGE, pageLoaded, visitEveryPage } from "../support/everyPage.ts";
import { LANGUAGES, proveLanguageOf, WIDE } from "../support/languageProof.ts";
import { collectComplaints, expect, test } from "../support/test.ts";

for (const language of LANGUAGES) {
  test(`${language.id}: every page has its own texts, fits every width, and logs nothing`, async ({
    page,
    product,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize(WIDE);
    await visitEveryPage(page, product, { prefix: language.prefix, way: "document" }, (address) =>
      proveLanguageOf(page, language, address),
    );
    expect(complaints).toEqual([]);

    const missing = language.prefix + MISSING_PAGE;
    await page.goto(missing);
    await pageLoaded(page);
    await proveLanguageOf(page, language, missing);
    // docs/product.md#not-found-page: a page that does not exist is logged with its path; the browser logs
    // the server's status.
    expect(new Set(complaints)).toEqual(
      new Set([
        expect.stringContaining("status of 404"),
        expect.stringContaining(`Page Not Found: ${missing}`),
      ]),
    );
  });

  test(`${language.id}: the language stays on the way through the pages`, async ({ page, complaints }) => {
    await page.goto(`${language.prefix}/`);
    await pageLoaded(page);
    const start = new URL(page.url()).origin + language.prefix;
    for (const path of ["/live", "/favorites"]) {
      await page.locator(`header a[href="${language.prefix}${path}"]`).click();
      // A press that waits for the router has not changed the address yet.
      await expect(page).toHaveURL(`${start}${path}`);
      await pageLoaded(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${start}/live`);
    await page.locator("main a[href*='/football/match/']").first().click();
    await expect(page).toHaveURL(new RegExp(`^${start}/football/match/`));
    await pageLoaded(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language.html);
    expect(complaints).toEqual([]);
  });
}

for (const prefix of ["xx", "en-gb", "zh-cn", "arab", "EN"]) {
  test(`/${prefix}/live is not found`, async ({ page }) => {
    await page.goto(`/${prefix}/live`);
    await expect(page.getByRole("main").getByRole("heading", { name: "404" })).toBeVisible();
  });
}
