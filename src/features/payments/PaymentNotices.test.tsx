// What a buyer sees of a payment in each state, what it says of the money, and what can be done about it.
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderPage } from "#components/testing/renderPage.tsx";
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";
import { onMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { onSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { PaymentNotices } from "./PaymentNotices.tsx";

beforeEach(() => pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s" }));
const ORDER: FollowedOrder = {
  key: "a",
  orderId: 101,
  creatorId: 9,
  phase: "confirming",
  until: undefined,
};
const CREATOR = {
  id: 9,
  name: "Cleo",
  avatar: "",
  bio: "",
  postCount: 0,
  fansPostCount: 0,
  subscriberCount: 1,
  isCreator: true,
  leastPrice: undefined,
  subscribedUntil: undefined,
  isSelf: false,
} as const;

const show = (...orders: readonly Partial<FollowedOrder>[]) =>
  renderPage({
    address: "/creators",
    path: "/creators",
    page: () => <PaymentNotices orders={orders.map((order) => ({ ...ORDER, ...order }))} />,
    answers: { creator: () => CREATOR },
  });

const stateOf = (): string | null | undefined =>
  document.querySelector("[data-order-state]")?.getAttribute("data-order-state");

describe("a payment", () => {
  it.each<readonly [FollowedOrder["phase"], string, string, string]>([
    ["confirming", "confirming", "Confirming your payment…", "Please do not pay again."],
    ["late", "confirming", "The payment takes longer to confirm", "Please do not pay again."],
    ["canceled", "canceled", "Payment cancelled", "Nothing was charged."],
    ["failed", "failed", "Payment failed", "Nothing was charged."],
    ["expired", "failed", "The payment page has expired", "Nothing was charged."],
    ["unknown", "unknown", "This payment is not known", "If you have paid"],
  ])("that is %s says what that means", async (phase, state, title, meaning) => {
    await show({ phase });
    expect([stateOf(), screen.getByText(title).textContent]).toEqual([state, title]);
    expect(document.body.textContent).toContain(meaning);
    expect(document.body.textContent).not.toMatch(/subscribed until|payment confirmed/i);
  });

  it("that is confirmed names the creator and the end of the subscription", async () => {
    await show({ phase: "paid", until: Date.UTC(2026, 11, 21, 12) });
    expect(stateOf()).toBe("paid");
    expect(await screen.findByText("Cleo")).toBeTruthy();
    expect(document.body.textContent).toContain("Subscribed until 21/12/2026");
  });

  it.each(["canceled", "failed", "expired"] as const)(
    "that is %s leads to the same purchase again",
    async (phase) => {
      const open = vi.fn();
      const stop = onSubscribePurchase(open);
      await show({ phase });
      fireEvent.click(screen.getByRole("button", { name: "Try again" }));
      expect(open.mock.calls).toEqual([[expect.objectContaining({ userId: 9 })]]);
      stop();
    },
  );

  it("that is not known leads to the own subscriptions", async () => {
    const open = vi.fn();
    const stop = onMySubscriptions(open);
    await show({ phase: "unknown", creatorId: undefined, orderId: undefined });
    fireEvent.click(screen.getByRole("button", { name: "My subscriptions" }));
    expect(open).toHaveBeenCalledOnce();
    stop();
  });

  it("of each order has a notice of its own, which can be dismissed", async () => {
    await show({ key: "a" }, { key: "b", phase: "failed" });
    expect(document.querySelectorAll("[data-order-state]")).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(2);
  });
});
