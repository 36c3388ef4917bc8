// The creator studio in the browser, on narrow screens and in Arabic. Its states have component tests.
import type { Page } from "@playwright/test";
import { overflowOf } from "../../support/languageProof.ts";
import type { Product } from "../../support/product.ts";
import { aMember, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

/** A creator with two prices, a post and three subscribers who have paid. */
async function aCreator(product: Product, name: string): Promise<TestMember> {
  const { control } = product;
  const creator = await aMember(product, name);
  await control.act("fees", {
    userId: creator.userId,
    list: [
      { num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" },
      { num: 12, unit: "MONTH", price: "39.99" },
    ],
  });
  await control.act("post", { userId: creator.userId, title: "Pressing in five pictures", likes: 4 });
  for (const fan of ["Zoë Fan", "Bruno Fan", "=SUM(A1) Fan"]) {
    const { userId } = await aMember(product, fan);
    await control.act("sale", { userId, creatorId: creator.userId, num: 1 });
  }
  return creator;
}

const main = (page: Page) => page.getByRole("main");
test("on the narrowest screen and in Arabic nothing of the studio is cut off", async ({
  page,
  product,
  complaints,
}) => {
  await startSignedIn(page, product, await aCreator(product, "Dora Creator"));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const prefix of ["", "/ar"]) {
    for (const path of ["", "/subscribers", "/fees", "/documents"]) {
      await page.goto(`${prefix}/studio${path}`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
      expect([prefix + path, await overflowOf(page)]).toEqual([prefix + path, []]);
    }
  }
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(complaints).toEqual([]);
});
