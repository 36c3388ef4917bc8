// All 20 languages × all pages × three widths.
import { richMatch } from "../backend/testing/feedClient.ts";
import { allRoutes } from "../support/routes.ts";
import { LANGUAGES, pageStands, proveLanguage } from "../support/languageProof.ts";
import { collectComplaints, expect, test } from "../support/test.ts";

for (const language of LANGUAGES) {
  test(`${language.id}: every page says it in its own words, fits every width, and keeps quiet`, async ({
    page,
    product,
  }) => {
    await product.control.act("freeze", { on: true });
    const { missing = "", ...routes } = allRoutes(await richMatch(product.origin));
    const complaints = collectComplaints(page);
    await proveLanguage(page, language, routes);
    expect(complaints).toEqual([]);

    await proveLanguage(page, language, { missing });
    // SPEC §8: a page that is not there is logged with its path; the browser adds the server's status.
    expect(new Set(complaints)).toEqual(
      new Set([
        expect.stringContaining("status of 404"),
        expect.stringContaining(`Page Not Found: ${language.prefix}${missing}`),
      ]),
    );
  });

  test(`${language.id}: the language stays on the way through the pages`, async ({ page, complaints }) => {
    await page.goto(`${language.prefix}/`);
    await pageStands(page);
    const inLanguage = new RegExp(`^${new URL(page.url()).origin}${language.prefix}/`);
    for (const path of ["/live", "/favorites"]) {
      await page.locator(`header a[href="${language.prefix}${path}"]`).click();
      await expect(page).toHaveURL(inLanguage);
      await pageStands(page);
    }
    await page.goBack();
    await page.locator("main a[href*='/football/match/']").first().click();
    await expect(page).toHaveURL(/\/football\/match\//);
    await expect(page).toHaveURL(inLanguage);
    await pageStands(page);
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
