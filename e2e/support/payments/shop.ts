// Buying a subscription in the browser: a creator's locked post, the dialog, the payment page, and what the server has.
import type { Locator, Page } from "@playwright/test";
import type { Product } from "../product.ts";
import type { TestMember } from "../signIn.ts";
import { expect } from "../assert/expect.ts";

export const CREATE_ORDER = "/v1/api/subscription/order/create";
export const ORDER_STATUS = "/v1/api/subscription/order/status";
const OPEN_ORDERS = "/v1/api/subscription/order/open";
export const CHECK_AGE = "/v1/api/user/checkAge";
/** The words of the post for subscribers. */
export const LOCKED_WORDS = "The okapi presses high.";
/** What may be read only once the server has confirmed a payment. */
export const SUCCESS = /payment confirmed|subscribed until/i;
/** The provider's test cards. */
export const PAID_CARD = "4242 4242 4242 4242";
export const UNCONFIRMED_CARD = "4000 0000 0000 0341";
export const REFUSED_CARD = "4000 0000 0000 0002";

export interface Shop {
  readonly buyer: Pick<TestMember, "name" | "email">;
  readonly creatorId: number;
  /** The address of a post for subscribers. */
  readonly post: string;
}

/** A creator who asks money for a post, and a member of age who has a country, unless `buyerHas` lacks them. */
export async function aShop(
  { control }: Pick<Product, "control">,
  buyerHas: { readonly birthday?: string; readonly countryId?: number } = {
    birthday: "1990-05-17",
    countryId: 1,
  },
): Promise<Shop> {
  const { userId: creatorId } = await control.act("member", { name: "Cleo Tactics" });
  await control.act("fees", {
    userId: creatorId,
    list: [
      { num: 1, unit: "MONTH", price: "4.99" },
      { num: 3, unit: "MONTH", price: "12.99" },
    ],
  });
  const { postIds } = await control.act("post", {
    userId: creatorId,
    visibility: "ONLY_FANS",
    title: "The plan",
    content: LOCKED_WORDS,
  });
  const buyer = { name: "Bea Buyer", email: `bea${Date.now()}@test.example` };
  await control.act("member", { ...buyer, ...buyerHas });
  return { buyer, creatorId, post: `/posts/${postIds[0]}` };
}

/** The button of the dialog, while it waits for a press. */
export const goOn = (page: Page): Locator => page.locator("[data-purchase-step=choosing]");

/** Opens the dialog from the locked post; its button is ready. */
export async function openPurchase(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).first().click();
  await expect(goOn(page)).toHaveAttribute("aria-disabled", "false");
}

/** Buys the preselected length. The address of the payment page. */
export async function leaveToPay(page: Page): Promise<string> {
  await openPurchase(page);
  await goOn(page).click();
  await page.waitForURL("**/__pay/**");
  return page.url();
}

/** The ids of the member's open orders, as the server has them. */
export async function openOrders(
  { control, origin }: Pick<Product, "control" | "origin">,
  { name, email }: Shop["buyer"],
): Promise<readonly number[]> {
  const { token } = await control.act("member", { name, email });
  const answer = await fetch(origin + OPEN_ORDERS, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { readonly data: { readonly list: { orderId: number }[] } };
  return data.list.map(({ orderId }) => orderId);
}

/** What the page says of payments. */
export const notice = (page: Page): Locator => page.locator("[data-order-state]");
export const inState = (page: Page, state: string): Locator => page.locator(`[data-order-state=${state}]`);
