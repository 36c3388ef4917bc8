// Pages follow the text size that a phone's system is set to, also when it changes while they are open.
// See docs/product.md#text-size.
import { pageLoaded } from "../../support/everyPage.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { textFaults } from "../../support/textFit.ts";
import { listPage } from "../../pages/listPage.ts";
import { expect, test } from "../../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("text of a phone's larger system size is not cut, and rows grow with it", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/");
  const list = listPage(page);
  await list.settled();
  const row = page.locator("[data-match-id]").first();
  const before = (await row.boundingBox())?.height ?? 0;
  const system = await page.context().newCDPSession(page);
  for (const [scale, root] of [
    [1.5, "24px"],
    [2, "32px"],
  ] as const) {
    await system.send("Emulation.setEmulatedOSTextScale", { scale });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(root);
    await pageLoaded(page);
    await expect
      .poll(async () => ((await row.boundingBox())?.height ?? 0) / before)
      .toBeGreaterThan(scale * 0.85);
    await expect.poll(() => overflowOf(page)).toEqual([]);
    await expect.poll(() => textFaults(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
