// A page whose scripts were changed or blocked on the way says so, in its language, instead of staying white.
import { listPage } from "../../pages/listPage.ts";
import { expect, test } from "../../support/test.ts";

const SENTENCE = "Diese Seite konnte nicht starten.";

/** The policy allows a script of the head by its hash alone, so that one with other words is blocked and reported. */
const CHANGES: readonly (readonly [what: string, change: (html: string) => string, isReported: boolean])[] = [
  [
    "keeps every script for later",
    (html) => html.replaceAll(/<script(?: type="module")?/g, '<script type="x-text/javascript"'),
    false,
  ],
  ["adds a space to scripts of the head", (html) => html.replaceAll("<script>", "<script> "), true],
  ["adds a comment to every script", (html) => html.replaceAll("</script>", "/* checked */</script>"), true],
];

for (const [what, change, isReported] of CHANGES) {
  test(`where a proxy ${what}, the page says that it could not start`, async ({ page, policyBreaches }) => {
    let inlined = 0;
    await page.route("**/de/live", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      inlined = html.split("<script>").length - 1;
      await route.fulfill({ response, body: change(html) });
    });
    await page.goto("/de/live");
    await expect(page.getByText(SENTENCE)).toBeVisible();
    let reported = 0;
    const breaches = async (): Promise<number> => (reported += (await policyBreaches.take()).length);
    await expect.poll(breaches).toBe(isReported ? inlined : 0);
  });
}

test("a page that starts does not say so", async ({ page }) => {
  await page.goto("/de/live");
  await listPage(page).settled();
  await expect(page.locator("#unstarted")).toBeHidden();
});
