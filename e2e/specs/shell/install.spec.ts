// The product can be installed: the browser reports no problem with the manifest and its icons.
import { expect, test } from "../../support/test.ts";

for (const path of ["/", "/ar/live"]) {
  test(`can be installed from ${path}`, async ({ page, product }) => {
    await page.goto(product.origin + path);
    const browser = await page.context().newCDPSession(page);
    const { url, errors } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(
      path.startsWith("/ar") ? "/ar/manifest.webmanifest" : "/manifest.webmanifest",
    );
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // The tests' pages are in private windows, which cannot install.
    const faults = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
    expect(faults).toEqual([]);
  });
}

test("the favicon that browsers request by default exists", async ({ request, product }) => {
  const answer = await request.get(`${product.origin}/favicon.ico`);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
});
