// What a reader can do about a creator's offer, in each state of the two.
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import { aCreator } from "#domain/testing/aCreator.ts";
import { OPEN_AUTH_DIALOG, type AuthRequest } from "#state/dialogs/authDialog.ts";
import { onSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { OfferAction } from "./OfferAction.tsx";

const DAY_MS = 86_400_000;
const nina = { id: 1, name: "Nina", avatar: "", session: "s1" };

function show(over: Partial<CreatorOffer>): string {
  return renderWithLive(<OfferAction creator={aCreator(8, over)} />).container.textContent;
}

it.each([
  ["month", 12, "from $1.663 / month"],
  ["week", 2, "from $9.975 / week"],
  ["day", 30, "from $0.665 / day"],
  ["month", 1, "from $19.950 / month"],
] as const)("names the least price for one %s of %i", (unit, num, words) => {
  expect(show({ leastPrice: { price: 1995n, num, unit } })).toBe(`${words}Subscribe`);
});

it("of a creator without fees says so, and has no button", () => {
  expect(show({ leastPrice: undefined })).toBe("No subscriptions on offer");
  expect(screen.queryByRole("button")).toBeNull();
});

it("of one's own leads to the studio", () => {
  expect(show({ isSelf: true })).toBe("from $1.663 / monthOpen the studio");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/studio");
});

it("of a running subscription says until when it runs", () => {
  const until = new Date(Date.now() + 40 * DAY_MS);
  expect(show({ subscribedUntil: until.getTime() })).toMatch(/^Subscribed until \d+\/\d+\/\d{4}$/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("of a subscription that ends within 7 days offers to renew it, where the creator still sells one", () => {
  const soon = { subscribedUntil: Date.now() + 3 * DAY_MS };
  expect(show(soon)).toMatch(/^Subscribed until .*Renew$/);
  expect(show({ ...soon, leastPrice: undefined })).not.toContain("Renew");
});

it("of a subscription that has ended meanwhile is that of a reader without one", () => {
  expect(show({ subscribedUntil: Date.now() - 120_000 })).toBe("from $1.663 / monthSubscribe");
});

it("opens the purchase for this creator; a visitor signs in first", () => {
  const bought = vi.fn();
  const signIn = vi.fn<(event: Event) => void>();
  const stop = onSubscribePurchase(bought);
  addEventListener(OPEN_AUTH_DIALOG, signIn);
  show({});
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(bought).not.toHaveBeenCalled();
  pageStore.set(sessionAtom, nina);
  (signIn.mock.calls[0]?.[0] as CustomEvent<AuthRequest> | undefined)?.detail.goOn?.();
  expect(bought.mock.calls).toEqual([[expect.objectContaining({ userId: 8 })]]);
  stop();
  removeEventListener(OPEN_AUTH_DIALOG, signIn);
});
