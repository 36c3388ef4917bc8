// The frame's region for payments: empty at first, drawn with the core's first order, and gone after a dismissal.
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { OrderAsk } from "#domain/creators/orderCalls.ts";
import { shownOrdersAtom } from "#state/payments/orders.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { PaymentNoticesPlace } from "./PaymentNoticesPlace.tsx";

beforeEach(() => pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s" }));
it("is a polite live region that fills with the first order and empties when it is dismissed", async () => {
  const asked: OrderAsk[] = [];
  renderWithLive(<PaymentNoticesPlace />, { order: async (request) => void asked.push(request) });
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  const order = { key: "a", orderId: 101, creatorId: 9, phase: "canceled", until: undefined } as const;
  pageStore.set(shownOrdersAtom, { session: "s", orders: [order] });
  fireEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
  expect(asked).toEqual([{ call: "dismiss", args: ["a"] }]);
  expect(region.textContent).toBe("");
});
