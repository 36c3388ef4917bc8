// The three dialogs about subscriptions with long contents, for the proof that no word of them is cut.
import type { Page } from "@playwright/test";
import type { Product } from "../../../support/product.ts";
import { goOn } from "../../../support/payments/shop.ts";
import { aMember } from "../../../support/signIn.ts";
import { expect } from "../../../support/test.ts";

const DAY_MS = 86_400_000;
/** As long as a name may be: with places to break it, and without. */
const LONG_NAMES = ["Wilhelmina Oberwasserburg", "WWWWWWWWWWWWWWWWWWWWWWWW"] as const;
const FEES = [
  { num: 5, unit: "DAY", price: "0.99" },
  { num: 2, unit: "WEEK", price: "2.49" },
  { num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" },
  { num: 12, unit: "MONTH", price: "499.99", firstTimePrice: "399.98" },
] as const;

/** A creator who offers days, weeks and months at low and high prices; the id. */
export async function stageOffers({ control }: Product): Promise<number> {
  const { userId } = await aMember({ control }, LONG_NAMES[0]);
  await control.act("fees", { userId, list: FEES });
  return userId;
}

/** Subscriptions of the member that run, end soon and have ended. */
export async function stageSubscriptions({ control }: Product, userId: number): Promise<void> {
  for (const [at, forMs] of [40 * DAY_MS, 3 * DAY_MS, 40 * DAY_MS].entries()) {
    const { userId: creatorId } = await aMember({ control }, LONG_NAMES[at % LONG_NAMES.length]);
    await control.act("fees", { userId: creatorId, list: FEES });
    await control.act("subscription", { userId, creatorId, forMs });
    if (at === 2) await control.act("subscription", { userId, creatorId, forMs: 0 });
  }
}

const EVENTS = {
  purchase: "show-subscribe-purchase",
  otherOpen: "show-subscribe-purchase",
  subscriptions: "show-my-subscribe-dialog",
  contributor: "show-contributor-dialog",
} as const;

/** Opens one of them; resolves when its content is there. "otherOpen": the purchase beside an open payment. */
export async function openDialog(page: Page, name: keyof typeof EVENTS, creatorId: number): Promise<void> {
  // A page that has just loaded has no dialogs yet.
  await expect(async () => {
    const taken = await page.evaluate(
      ([type, userId]) => !dispatchEvent(new CustomEvent(type, { detail: { userId }, cancelable: true })),
      [EVENTS[name], creatorId] as const,
    );
    expect(taken).toBe(true);
  }).toPass();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
  if (name === "subscriptions") await expect(dialog.locator("[data-subscription]")).toHaveCount(3);
  if (name === "contributor") await expect(dialog.getByRole("heading").nth(1)).toBeVisible();
  if (name !== "purchase" && name !== "otherOpen") return;
  await expect(goOn(page)).toHaveAttribute("aria-disabled", "false");
  if (name === "purchase") return;
  // The payment page is left for another length.
  await goOn(page).click();
  await page.waitForURL("**/__pay/**");
  await page.goBack();
  await openDialog(page, "purchase", creatorId);
  await dialog.getByRole("radio").nth(3).check();
  await goOn(page).click();
  await expect(dialog.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
}
