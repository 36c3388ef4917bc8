// The purchase dialog over a server and orders that a test controls, and what is on it.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, memberServer, refused } from "#components/testing/memberServer.ts";
import { type PageAnswers, type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import type { Fee } from "#domain/creators/offers.ts";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { PurchaseDialog } from "../PurchaseDialog.tsx";
import { orders } from "./fakeOrders.ts";

vi.mock("#state/payments/buy.ts", () => import("./fakeOrders.ts"));
vi.mock("#state/payments/orders.ts", () => import("./fakeOrders.ts"));

export const DAY_MS = 86_400_000;
export const NOW = Date.UTC(2026, 10, 20, 12);
export const MEMBER = { id: 1, name: "Nina", avatar: "", session: "s" };
export const store = pageStore;

/** Before each test: a member is signed in, and orders lead to pay.example. */
export function begin(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  store.set(sessionAtom, MEMBER);
  orders.reset();
}

/** After each test. */
export async function end(): Promise<void> {
  cleanup();
  vi.useRealTimers();
  await settled();
  act(() => store.get(questionAtom)?.answer(false));
}

export const aFee = (id: number, num: number, price: bigint, over: Partial<Fee> = {}): Fee => ({
  id,
  num,
  unit: "month",
  price,
  isFirstTimeDiscount: false,
  isFirst: false,
  ...over,
});

export const FEES: readonly Fee[] = [aFee(41, 1, 499n), aFee(42, 3, 1299n), aFee(43, 12, 1995n)];

export const aCreator = (over: Partial<CreatorOffer> = {}): CreatorOffer => ({
  id: 9,
  name: "Ada Marsh",
  avatar: "",
  isCreator: true,
  bio: "",
  postCount: 12,
  subscriberCount: 40,
  fansPostCount: 3,
  leastPrice: undefined,
  subscribedUntil: undefined,
  isSelf: false,
  ...over,
});

interface Given {
  readonly answers?: PageAnswers;
  readonly creator?: Partial<CreatorOffer>;
  readonly fees?: readonly Fee[];
  /** The answer of the age check; undefined where it fails. */
  readonly isAdult?: boolean | undefined;
}

interface ShownDialog extends RenderedPage {
  readonly server: ReturnType<typeof memberServer>;
  readonly onClose: ReturnType<typeof vi.fn<() => void>>;
}

export async function show(given: Given = {}): Promise<ShownDialog> {
  const { answers, creator, fees = FEES } = given;
  const isAdult = "isAdult" in given ? given.isAdult : true;
  const server = memberServer({
    checkAge: isAdult === undefined ? refused(500, "error") : done(isAdult),
  });
  const onClose = vi.fn<() => void>();
  const rendered = await renderPage({
    address: "/creators",
    path: "/creators",
    page: () => (
      <PurchaseDialog userId={9} userName="Ada" avatar="/img/fbplayer/9.svg" open onClose={onClose} />
    ),
    act: server.act,
    answers: {
      creator: () => aCreator(creator),
      fees: () => fees,
      subscribePermission: () => true,
      ...answers,
    },
  });
  await screen.findByRole("dialog", { name: "Subscribe" });
  await settled();
  return { ...rendered, server, onClose };
}

export const dialog = (): HTMLElement => screen.getByRole("dialog");
export const submit = (): HTMLButtonElement => {
  const button = dialog().querySelector<HTMLButtonElement>("[data-purchase-step]");
  if (button === null) throw new Error("no button");
  return button;
};
export const press = async (): Promise<void> => {
  fireEvent.click(submit());
  await settled();
};
export const choose = (name: string): void => void fireEvent.click(screen.getByRole("radio", { name }));
export const isChosen = (name: string): boolean =>
  screen.getByRole<HTMLInputElement>("radio", { name }).checked;
export const problem = (): string =>
  [...dialog().querySelectorAll("[role=alert]")].map(({ textContent }) => textContent).join(" ");
