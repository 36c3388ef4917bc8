// The list of a member's own subscriptions, and the text of the contributor programme: every state.
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { type PageAnswers, renderPage } from "#components/testing/renderPage.tsx";
import type { Subscription } from "#domain/creators/creator.ts";
import { onSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { ContributorDialog } from "./ContributorDialog.tsx";
import { MySubscriptionsDialog } from "./MySubscriptionsDialog.tsx";
import { aCreator, DAY_MS, NOW } from "./testing/aPurchase.tsx";
import { orders } from "./testing/fakeOrders.ts";

vi.mock("#state/payments/orders.ts", () => import("./testing/fakeOrders.ts"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s" });
});
afterEach(() => {
  orders.reset();
  vi.useRealTimers();
});

const aSubscription = (id: number, over: Partial<Subscription> = {}): Subscription => ({
  id,
  creator: { id: 100 + id, name: `Creator ${id}`, avatar: "", isCreator: true },
  num: 3,
  unit: "month",
  price: 1299n,
  startsAt: NOW - 60 * DAY_MS,
  endsAt: NOW + 30 * DAY_MS,
  status: "running",
  ...over,
});

const listOf = (...items: readonly Subscription[]): PageAnswers => ({
  subscriptions: () => ({ items, page: 1, total: items.length, hasMore: false }),
});

const show = (answers: PageAnswers, Dialog = MySubscriptionsDialog, onClose = () => undefined) =>
  renderPage({
    address: "/creators",
    path: "/creators",
    page: () => <Dialog open onClose={onClose} />,
    answers,
  });

const rows = (): readonly (string | null)[] =>
  [...document.querySelectorAll("[data-subscription]")].map(
    (row) => `${row.getAttribute("data-subscription")}: ${row.textContent}`,
  );

describe("my subscriptions", () => {
  it("say until when each runs, what was paid, and which ends soon", async () => {
    await show(
      listOf(
        aSubscription(1),
        aSubscription(2, { endsAt: NOW + 6 * DAY_MS, num: 1 }),
        aSubscription(3, { endsAt: NOW - DAY_MS, status: "ended", unit: "week", num: 2, price: 299n }),
        aSubscription(4, { endsAt: NOW - DAY_MS, status: "refunded", unit: "day", num: 1 }),
        aSubscription(5, { startsAt: NOW + DAY_MS, status: "upcoming" }),
        aSubscription(6, { price: 0n }),
      ),
    );
    await screen.findByText("Creator 1");
    expect(rows()).toEqual([
      "running: Creator 1Until 20/12/20263 months · $12.99",
      "ending: Creator 2Until 26/11/20261 month · $12.99Renew",
      "ended: Creator 3Ended on 19/11/20262 weeks · $2.99Renew",
      "refunded: Creator 4Paid back, ended on 19/11/20261 day · $12.99Renew",
      "upcoming: Creator 5From 21/11/2026 until 20/12/20263 months · $12.99",
      "running: Creator 6Until 20/12/20263 months · Given for free",
    ]);
  });

  it("can be renewed once per creator, where no later one exists", async () => {
    const { creator } = aSubscription(1);
    await show(
      listOf(
        aSubscription(1),
        aSubscription(2, { creator, endsAt: NOW - DAY_MS, status: "ended" }),
        aSubscription(3, { endsAt: NOW - 2 * DAY_MS, status: "ended" }),
      ),
    );
    await screen.findAllByText("Creator 1");
    const opened = vi.fn();
    const stop = onSubscribePurchase(opened);
    fireEvent.click(screen.getByRole("button", { name: "Renew" }));
    expect(opened).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 103 }));
    stop();
  });

  it("come after payments that are being confirmed", async () => {
    const { id, name } = aCreator({ id: 109, name: "Ada Marsh" });
    orders.followed = [
      { key: "1", orderId: 1, creatorId: id, phase: "confirming", until: undefined },
      { key: "2", orderId: 2, creatorId: 110, phase: "paid", until: NOW },
    ];
    await show({ ...listOf(aSubscription(1)), creator: () => aCreator({ id, name }) });
    await screen.findByText("Ada Marsh");
    expect(rows()).toEqual([
      "confirming: Ada MarshThe payment is being confirmed.",
      "running: Creator 1Until 20/12/20263 months · $12.99",
    ]);
  });

  it("lead to the creator's profile", async () => {
    await show(listOf(aSubscription(1)));
    const link = await screen.findByRole("link", { name: "Creator 1" });
    expect(link.getAttribute("href")).toBe("/profile/101");
  });

  it("lead a member without any to the creators", async () => {
    await show(listOf());
    expect(await screen.findByText("You are not subscribed to anybody.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Look at creators" }).getAttribute("href")).toBe("/creators");
  });

  it("are loaded page by page", async () => {
    const { asked } = await show({
      subscriptions: ({ page }) => ({ items: [aSubscription(page)], page, total: 2, hasMore: page === 1 }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await screen.findByText("Creator 2");
    expect(asked.at(-1)).toBe('subscriptions {"page":2}');
  });

  it("that cannot be loaded say so, and are asked for again", async () => {
    let isDown = true;
    await show({
      subscriptions: () =>
        isDown ? { code: 500 } : { items: [aSubscription(1)], page: 1, total: 1, hasMore: false },
    });
    const retry = await screen.findByRole("button", { name: "Retry" });
    isDown = false;
    fireEvent.click(retry);
    await screen.findByText("Creator 1");
  });

  it("without a connection hint at it", async () => {
    await show({});
    expect(await screen.findByText(/Check your connection/)).toBeTruthy();
  });
});

describe("the contributor programme", () => {
  const content = {
    ops: [
      { insert: "Contributor programme" },
      { insert: "\n", attributes: { header: 1 } },
      { insert: "What it is" },
      { insert: "\n", attributes: { header: 2 } },
      { insert: "Write for subscribers.\n" },
    ],
  };

  it("is a spinner until the text is there, then the text below the dialog's own title", async () => {
    let answer: (value: never) => void = () => undefined;
    const late = new Promise<never>((resolve) => {
      answer = resolve;
    });
    await show({ document: () => late }, ContributorDialog);
    const dialog = await screen.findByRole("dialog", { name: "Contributor programme" });
    expect(dialog.textContent).toContain("Loading…");
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    answer({ content, language: "en_GB", updatedAt: undefined } as never);
    expect(await screen.findByText("Write for subscribers.")).toBeTruthy();
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Contributor programme",
      "What it is",
    ]);
    expect(dialog.textContent).not.toContain("Loading…");
  });

  it("that cannot be loaded says so, and is asked for again", async () => {
    let isDown = true;
    await show(
      {
        document: () => (isDown ? { code: 500 } : { content, language: "", updatedAt: undefined }),
      },
      ContributorDialog,
    );
    const retry = await screen.findByRole("button", { name: "Retry" });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText("Write for subscribers.")).toBeTruthy();
  });
});
