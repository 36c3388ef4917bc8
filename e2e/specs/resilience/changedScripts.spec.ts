// A page whose scripts were changed or blocked on the way starts without them, or says in its language that it could not.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { expect, test } from "../../support/test.ts";

const SENTENCE = "Diese Seite konnte nicht starten.";

/** The page's document comes to the browser changed. Answers how many scripts of its head it has. */
async function changeDocument(page: Page, change: (html: string) => string): Promise<() => number> {
  let inlined = 0;
  await page.route("**/de/live", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    inlined = html.split("<script>").length - 1;
    await route.fulfill({ response, body: change(html) });
  });
  return () => inlined;
}

test("where a proxy keeps every script for later, the page says that it could not start", async ({
  page,
}) => {
  await changeDocument(page, (html) =>
    html.replaceAll(/<script(?: type="module")?/g, '<script type="x-text/javascript"'),
  );
  await page.goto("/de/live");
  await expect(page.getByText(SENTENCE)).toBeVisible();
});

// The policy allows a script of the head by its hash alone, so that one with other words is blocked and reported.
for (const [what, change] of [
  ["adds a space to scripts of the head", (html: string) => html.replaceAll("<script>", "<script> ")],
  [
    "adds a comment to every script",
    (html: string) => html.replaceAll("</script>", "/* checked */</script>"),
  ],
] as const) {
  test(`where a proxy ${what}, the page starts without them`, async ({ page, policyBreaches }) => {
    const inlined = await changeDocument(page, change);
    await page.goto("/de/live");
    await listPage(page).settled();
    await expect(page.getByText(SENTENCE)).toBeHidden();
    let reported = 0;
    const breaches = async (): Promise<number> => (reported += (await policyBreaches.take()).length);
    await expect.poll(breaches).toBe(inlined());
  });
}

test("a page that starts does not say so", async ({ page }) => {
  await page.goto("/de/live");
  await listPage(page).settled();
  await expect(page.locator("#unstarted")).toBeHidden();
});
