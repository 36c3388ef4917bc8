// Buying a subscription in the browser: one order, however often and wherever it is pressed.
// See docs/product.md#orders.
import type { Locator, Page } from "@playwright/test";
import type { Product } from "../../support/product.ts";
import { requestsTo, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const CREATE = "/v1/api/subscription/order/create";
const CHECK_AGE = "/v1/api/user/checkAge";
const OPEN = "/v1/api/subscription/order/open";

interface Shop {
  readonly buyer: Pick<TestMember, "name" | "email">;
  /** The address of a post for subscribers. */
  readonly post: string;
}

/** A creator who asks money for a post, and a member of age who has a country. */
async function aShop({ control }: Product): Promise<Shop> {
  const creator = await control.act("member", { name: "Cleo Tactics" });
  await control.act("fees", {
    userId: creator.userId,
    list: [
      { num: 1, unit: "MONTH", price: "4.99" },
      { num: 3, unit: "MONTH", price: "12.99" },
    ],
  });
  const { postIds } = await control.act("post", {
    userId: creator.userId,
    visibility: "ONLY_FANS",
    title: "The plan",
    content: "The okapi presses high.",
  });
  const buyer = { name: "Bea Buyer", email: `bea${Date.now()}@test.example` };
  await control.act("member", { ...buyer, birthday: "1990-05-17", countryId: 1 });
  return { buyer, post: `/posts/${postIds[0]}` };
}

const goOn = (page: Page): Locator => page.locator("[data-purchase-step=choosing]");

/** Opens the dialog from the locked post; its button is ready. */
async function openPurchase(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).first().click();
  await expect(goOn(page)).toHaveAttribute("aria-disabled", "false");
}

async function leaveToPay(page: Page): Promise<string> {
  await openPurchase(page);
  await goOn(page).click();
  await page.waitForURL("**/__pay/**");
  return page.url();
}

/** The member's open orders, as the server has them. */
async function openOrders({ control, origin }: Product, { name, email }: Shop["buyer"]) {
  const { token } = await control.act("member", { name, email });
  const answer = await fetch(origin + OPEN, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { readonly data: { readonly list: { orderId: number }[] } };
  return data.list.map(({ orderId }) => orderId);
}

test("a double press, Enter, Back and a second tab lead to one order, after one age check each", async ({
  page,
  context,
  product,
}) => {
  const { buyer, post } = await aShop(product);
  await startSignedIn(page, product, buyer);
  await page.goto(post);
  await openPurchase(page);
  expect(await requestsTo(product, CHECK_AGE)).toBe(0);
  await goOn(page).dblclick();
  await page.waitForURL("**/__pay/**");
  const address = page.url();
  expect(new URL(address).host).toBe(new URL(product.origin).host);

  await page.goBack();
  await openPurchase(page);
  await goOn(page).press("Enter");
  await page.waitForURL("**/__pay/**");
  const other = await context.newPage();
  await other.goto(post);
  expect([page.url(), await leaveToPay(other)]).toEqual([address, address]);
  expect([await requestsTo(product, CHECK_AGE), await requestsTo(product, CREATE)]).toEqual([3, 1]);
  expect(await openOrders(product, buyer)).toHaveLength(1);
});
