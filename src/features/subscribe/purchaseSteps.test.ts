// Every transition of a purchase.
import { expect, it } from "vitest";
import type { BuyOutcome } from "#domain/creators/orderCalls.ts";
import {
  BEGIN_PURCHASE,
  type PurchaseEvent,
  type PurchaseProblem,
  purchaseReducer,
  type PurchaseState,
} from "./purchaseSteps.ts";

const after = (events: readonly PurchaseEvent[], from = BEGIN_PURCHASE): PurchaseState =>
  events.reduce(purchaseReducer, from);
const settled = (outcome: BuyOutcome | PurchaseProblem): PurchaseEvent => ({ type: "settled", outcome });

const SUBMITTED: PurchaseEvent = { type: "submitted" };
const CHECKED: PurchaseEvent = { type: "checked" };
const STOPPED: PurchaseEvent = { type: "stopped" };
const RETURNED: PurchaseEvent = { type: "returned" };
const LEFT = settled({ kind: "leaving", host: "pay.example" });
const REFUSED = { kind: "refused", refusal: undefined, words: "No." } as const;

const CHECKING = after([SUBMITTED]);
const ORDERING = after([CHECKED], CHECKING);
const LEAVING = after([LEFT], ORDERING);
const FAILED = after([settled(REFUSED)], ORDERING);

it("goes over the check and the order to the payment page, and back to choosing", () => {
  expect(CHECKING).toEqual({ step: "checking" });
  expect(ORDERING).toEqual({ step: "ordering" });
  expect(LEAVING).toEqual({ step: "leaving", host: "pay.example" });
  expect(after([RETURNED], LEAVING)).toEqual(BEGIN_PURCHASE);
});

it("stops without a problem for a member who is too young", () => {
  expect(after([STOPPED], CHECKING)).toEqual(BEGIN_PURCHASE);
});

it("shows why the check or the order has failed, until the next try", () => {
  expect(after([settled({ kind: "unchecked" })], CHECKING)).toEqual({
    step: "choosing",
    problem: { kind: "unchecked" },
  });
  expect(FAILED).toEqual({ step: "choosing", problem: REFUSED });
  expect(after([SUBMITTED], FAILED)).toEqual(CHECKING);
});

it("goes on to a payment that is open already without an order", () => {
  expect(after([LEFT], FAILED)).toEqual(LEAVING);
  expect(after([settled({ kind: "foreignAddress" })], FAILED)).toMatchObject({
    problem: { kind: "foreignAddress" },
  });
});

it.each<[string, PurchaseState, readonly PurchaseEvent[]]>([
  ["choosing", FAILED, [CHECKED, STOPPED, RETURNED]],
  ["checking", CHECKING, [SUBMITTED, RETURNED]],
  ["ordering", ORDERING, [SUBMITTED, CHECKED, STOPPED, RETURNED]],
  ["leaving", LEAVING, [SUBMITTED, CHECKED, STOPPED, settled(REFUSED)]],
])("an event of another step does not change %s", (_name, state, events) => {
  for (const event of events) expect(purchaseReducer(state, event)).toBe(state);
});
