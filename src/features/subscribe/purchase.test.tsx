// The purchase dialog before a submit: the offers, the permission, and why nothing can be bought.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { lastDurationAtom } from "#state/preferences/lastDuration.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { toasts } from "#ui/overlays/toast.ts";
import {
  aFee,
  begin,
  choose,
  DAY_MS,
  dialog,
  end,
  FEES,
  isChosen,
  MEMBER,
  NOW,
  press,
  problem,
  show,
  store,
  submit,
} from "./testing/aPurchase.tsx";
import { orders } from "./testing/fakeOrders.ts";

beforeEach(begin);
afterEach(end);

it("name and picture that the page knows are shown while the creator loads", async () => {
  await show({ answers: { creator: () => new Promise(() => undefined) } });
  expect(dialog().querySelector("[data-creator-id='9']")?.textContent).toBe("AdaID 9");
  expect(dialog().querySelector("img")?.getAttribute("src")).toContain("/img/fbplayer/9.svg");
});

describe("the offers", () => {
  it("are shown with price, unit price and struck price, digits with a dot", async () => {
    const first = { isFirst: true };
    await show({
      fees: [
        aFee(1, 1, 199n, first),
        aFee(2, 1, 499n, { ...first, isFirstTimeDiscount: true }),
        aFee(3, 12, 1995n, first),
      ],
    });
    const rows = [...dialog().querySelectorAll("[data-fee-num]")].map((row) =>
      ["data-fee-num", "data-price", "data-original-price", "data-unit-price"].map((name) =>
        name === "data-fee-num" ? row.getAttribute(name) : row.querySelector(`[${name}]`)?.textContent,
      ),
    );
    expect(rows).toEqual([
      ["1", "1.99", "4.99", "1.990"],
      ["12", "19.95", undefined, "1.663"],
    ]);
    expect(screen.getByText("Price of your first subscription")).toBeTruthy();
    expect(dialog().querySelector("[data-creator-id='9']")?.textContent).toBe("Ada MarshID 9");
  });

  it("begin with the first, where none was ordered before", async () => {
    await show();
    expect(isChosen("1 month")).toBe(true);
  });

  it("begin with the length that was ordered last, where it is on offer", async () => {
    store.set(lastDurationAtom, 12);
    await show();
    expect(isChosen("12 months")).toBe(true);
  });

  it("begin with the first where the length ordered last is not on offer", async () => {
    store.set(lastDurationAtom, 5);
    await show();
    expect(isChosen("1 month")).toBe(true);
  });

  it("come with amount, length, that nothing renews, and the host that is paid at", async () => {
    await show();
    choose("3 months");
    expect(screen.getByText(/once, for 3 months/).textContent).toBe("$12.99 once, for 3 months");
    expect(screen.getByText(/does not renew by itself/)).toBeTruthy();
    expect(screen.getByText(/You pay on the page of/).textContent).toContain(
      "pay.example or checkout.example",
    );
    const links = screen
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")]);
    expect(links).toEqual([
      ["Service agreement", "/service-agreement?lang=en", "_blank"],
      ["Privacy policy", "/privacy?lang=en", "_blank"],
    ]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Bank card" }).checked).toBe(true);
  });
});

describe("nothing can be bought", () => {
  it("while the prices are on their way", async () => {
    await show({ answers: { fees: () => new Promise(() => undefined) } });
    expect(dialog().querySelector("[aria-busy=true]")).toBeTruthy();
    expect(dialog().querySelector("[data-purchase-step]")).toBeNull();
  });

  it("when the prices could not be loaded, until they are", async () => {
    let isDown = true;
    await show({ answers: { fees: () => (isDown ? { code: 500 } : FEES) } });
    expect(screen.getByText("The prices could not be loaded.")).toBeTruthy();
    expect(toasts.read()).toEqual([]);
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await settled();
    expect(submit()).toBeTruthy();
  });

  it("when nothing of the prices could be understood, which is no matter of the connection", async () => {
    await show({ answers: { fees: () => "unreadable" } });
    expect(screen.getByText("We could not understand the server’s answer.")).toBeTruthy();
    expect(screen.queryByText(/Check your connection/)).toBeNull();
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });

  it("without a connection, which is named", async () => {
    await show({ answers: { fees: () => undefined as never, creator: () => undefined as never } });
    expect(screen.getByText(/Check your connection/)).toBeTruthy();
  });

  it.each([
    ["nothing is on offer", { fees: [] }, "Nothing is on offer."],
    [
      "the only offer is for others",
      { fees: [aFee(1, 1, 199n, { isFirstTimeDiscount: true })] },
      "Nothing is on offer.",
    ],
    ["the creator is the member", { creator: { isSelf: true } }, "This is you."],
    [
      "there is no such creator",
      { answers: { creator: () => ({ code: 404 }) } },
      "This creator does not exist.",
    ],
    [
      "a subscription runs for more than 7 days",
      { creator: { subscribedUntil: NOW + 8 * DAY_MS } },
      "You are subscribed until 28/11/2026.",
    ],
  ])("where %s", async (_, given, words) => {
    await show(given);
    expect(screen.getByText(words)).toBeTruthy();
    expect(dialog().querySelector("[data-purchase-step]")).toBeNull();
  });

  it("after the sign-in has ended, until the member is back", async () => {
    await show();
    act(() => store.set(sessionAtom, undefined));
    expect(screen.getByText("Your sign-in has ended.")).toBeTruthy();
    expect(dialog().querySelector("[data-purchase-step]")).toBeNull();
    act(() => store.set(sessionAtom, { ...MEMBER, session: "s2" }));
    await settled();
    expect(submit()).toBeTruthy();
  });
});

it("a subscription that ends within 7 days can be renewed from its end", async () => {
  await show({ creator: { subscribedUntil: NOW + 7 * DAY_MS - 60_000 } });
  expect(
    screen.getByText("Your subscription runs until 27/11/2026. The new period begins then."),
  ).toBeTruthy();
  await press();
  expect(orders.asked).toHaveLength(1);
});

it("a payment that is being confirmed is named, so that nobody pays twice", async () => {
  orders.followed = [{ key: "3", orderId: 3, creatorId: 9, phase: "late", until: undefined }];
  await show();
  expect(screen.getByText(/A payment to this creator is being confirmed/)).toBeTruthy();
});

describe("the permission", () => {
  it("is asked once, when the dialog opens", async () => {
    const { asked } = await show();
    expect(asked.filter((call) => call.startsWith("subscribePermission"))).toEqual([
      'subscribePermission {"creatorId":9}',
    ]);
  });

  it("that lacks settings is a question with the server's words; cancel ends the purchase", async () => {
    const { onClose, commands } = await show({
      answers: { subscribePermission: () => ({ refusal: "settingsMissing" }) },
    });
    expect(store.get(questionAtom)).toMatchObject({
      message: "refused",
      confirm: "Set up",
      cancel: "Cancel",
    });
    await act(async () => store.get(questionAtom)?.answer(false));
    await settled();
    expect(onClose).toHaveBeenCalledOnce();
    expect([commands, toasts.read()]).toEqual([[], []]);
  });

  it("that lacks settings leads to the profile settings", async () => {
    const { address } = await show({
      answers: { subscribePermission: () => ({ refusal: "settingsMissing" }) },
    });
    await act(async () => store.get(questionAtom)?.answer(true));
    await settled();
    expect(address()).toBe("/settings/account/profile");
  });

  it("that is refused for another reason is a toast, blocks, and is asked again by Retry", async () => {
    let isRefused = true;
    const { onClose } = await show({
      answers: { subscribePermission: () => (isRefused ? { code: 5023 } : true) },
    });
    expect(toasts.read()).toMatchObject([{ item: { kind: "error", text: "refused" } }]);
    expect(submit().disabled).toBe(true);
    expect(problem()).toContain("refused");
    isRefused = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await settled();
    expect(submit().disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });
});
