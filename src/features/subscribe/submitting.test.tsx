// The submit of the purchase dialog: the order of its steps, its outcomes, and changed prices.
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import type { Fee } from "#domain/creators/offers.ts";
import type { BuyOutcome } from "#domain/creators/orderCalls.ts";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { lastDurationAtom } from "#state/preferences/lastDuration.ts";
import { toasts } from "#ui/overlays/toast.ts";
import {
  aFee,
  begin,
  choose,
  dialog,
  end,
  FEES,
  isChosen,
  press,
  problem,
  show,
  store,
  submit,
} from "./testing/aPurchase.tsx";
import { orders } from "./testing/fakeOrders.ts";

beforeEach(begin);
afterEach(end);

describe("a submit", () => {
  it("checks the age, remembers the length, orders what was shown, and names the host", async () => {
    const { server } = await show();
    expect(server.asked).toEqual([]);
    choose("12 months");
    expect(store.get(lastDurationAtom)).toBeUndefined();
    await press();
    expect(server.asked).toEqual([{ act: "checkAge", params: {} }]);
    expect(orders.asked).toEqual([{ creatorId: 9, feeId: 43, num: 12, price: 1995n }]);
    expect(store.get(lastDurationAtom)).toBe(12);
    expect(submit().textContent).toBe("Taking you to pay.example…");
    expect(submit().getAttribute("aria-disabled")).toBe("true");
  });

  it("by a double press and Enter orders once", async () => {
    const { server } = await show();
    fireEvent.click(submit());
    fireEvent.click(submit());
    const form = dialog().querySelector("form");
    if (form) fireEvent.submit(form);
    await settled();
    expect([server.asked.length, orders.asked.length]).toEqual([1, 1]);
  });

  it("of a member who is not old enough leads to the birthday, and orders nothing", async () => {
    const { address } = await show({ isAdult: false });
    await press();
    expect(store.get(questionAtom)?.message).toContain("at least 18 years old");
    await act(async () => store.get(questionAtom)?.answer(true));
    await settled();
    expect(address()).toBe("/settings/account/profile");
    expect([orders.asked, store.get(lastDurationAtom)]).toEqual([[], undefined]);
  });

  it("after the question about the age was cancelled can be pressed again", async () => {
    const { address } = await show({ isAdult: false });
    await press();
    await act(async () => store.get(questionAtom)?.answer(false));
    await settled();
    expect(submit().dataset["purchaseStep"]).toBe("choosing");
    expect([address(), orders.asked]).toEqual(["/creators", []]);
  });

  it("whose age check fails orders nothing, and says so without a toast", async () => {
    await show({ isAdult: undefined });
    await press();
    expect(problem()).toContain("Your age could not be checked");
    expect([orders.asked, toasts.read()]).toEqual([[], []]);
    expect(submit().dataset["purchaseStep"]).toBe("choosing");
  });

  it("waits for the permission", async () => {
    await show({ answers: { subscribePermission: () => new Promise<true>(() => undefined) } });
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    await press();
    expect(orders.asked).toEqual([]);
  });

  it("can be pressed again as soon as the page is shown again", async () => {
    await show();
    await press();
    act(() => void dispatchEvent(new Event("pageshow")));
    expect(submit().textContent).toBe("Continue to payment");
    expect(submit().getAttribute("aria-disabled")).toBe("false");
    await press();
    expect(orders.asked).toHaveLength(2);
  });

  it("can be pressed again when the page left and was shown again before it was drawn", async () => {
    await show();
    await act(async () => {
      fireEvent.click(submit());
      await waitFor(() => expect(orders.asked).toHaveLength(1));
      // React neither draws nor runs effects before the end of `act`.
      dispatchEvent(new Event("pageshow"));
    });
    expect(submit().dataset["purchaseStep"]).toBe("choosing");
    await press();
    expect(orders.asked).toHaveLength(2);
  });

  it.each<[string, BuyOutcome, string]>([
    [
      "with the server's words",
      { kind: "refused", refusal: undefined, words: "Subscribed already." },
      "Subscribed already.",
    ],
    ["without words", { kind: "refused", refusal: undefined, words: "" }, "The order was refused."],
    ["by an address elsewhere", { kind: "foreignAddress" }, "not one that we trust"],
    ["by a lost answer", { kind: "unknown" }, "trying again leads to the same order"],
    ["by the end of the sign-in", { kind: "signedOut" }, "Your sign-in has ended."],
  ])("that fails %s says so, and can be pressed again", async (_, outcome, words) => {
    await show();
    orders.outcome = async () => outcome;
    await press();
    expect(problem()).toContain(words);
    await press();
    expect(orders.asked).toHaveLength(2);
  });

  it("while another payment is open leads to that payment", async () => {
    await show();
    const url = "https://pay.example/7";
    orders.outcome = async () => ({
      kind: "otherOpen",
      url,
      orderId: 7,
      num: 3,
      words: "A payment is open.",
    });
    await press();
    expect(problem()).toContain("A payment is open.");
    fireEvent.click(screen.getByRole("button", { name: "Go to the open payment" }));
    await settled();
    expect(orders.opened).toEqual([url]);
    expect(problem()).toContain("not one that we trust");
  });
});

it("an order that is under way when the dialog closes leads nowhere", async () => {
  const { unmount } = await show();
  orders.outcome = () => new Promise(() => undefined);
  await press();
  expect(orders.signal?.aborted).toBe(false);
  unmount();
  expect(orders.signal?.aborted).toBe(true);
});

describe("a changed price", () => {
  it("is asked for, marked beside the old one, and nothing is ordered by itself", async () => {
    let fees: readonly Fee[] = FEES;
    await show({ answers: { fees: () => fees } });
    choose("3 months");
    orders.outcome = async () => ({
      kind: "refused",
      refusal: "priceChanged",
      words: "The price has changed.",
    });
    fees = [aFee(44, 3, 1499n), aFee(43, 12, 1995n), aFee(45, 6, 2499n)];
    await press();
    expect(problem()).toContain("The price has changed.");
    await waitFor(() => expect(screen.getByText("Changed, $12.99 before")).toBeTruthy());
    expect(screen.getByText("New offer")).toBeTruthy();
    expect(screen.getByText(/The prices have changed/)).toBeTruthy();
    expect(isChosen("3 months")).toBe(true);
    expect(orders.asked).toHaveLength(1);
    await press();
    expect(orders.asked.at(-1)).toEqual({ creatorId: 9, feeId: 44, num: 3, price: 1499n });
  });

  it("of a length that is gone leaves nothing chosen, and nothing can be ordered", async () => {
    let fees: readonly Fee[] = FEES;
    await show({ answers: { fees: () => fees } });
    orders.outcome = async () => ({ kind: "refused", refusal: "notOnOffer", words: "Gone." });
    fees = [aFee(43, 12, 1995n)];
    await press();
    await waitFor(() => expect(screen.queryByRole("radio", { name: "1 month" })).toBeNull());
    expect(isChosen("12 months")).toBe(false);
    expect(submit().disabled).toBe(true);
  });
});
