// Buying a subscription through the core.
import { expect, it } from "vitest";
import type { LiveClient } from "../live/client/liveClient.ts";
import { buy, openPayment } from "./buy.ts";
import { useOrders } from "./orders.ts";

it("without an answer is of unknown outcome", async () => {
  const choice = { creatorId: 9, feeId: 4, num: 1, price: 499n };
  expect(await buy({} as LiveClient, choice)).toEqual({ kind: "unknown" });
  expect(openPayment("https://elsewhere.example/")).toEqual({ kind: "foreignAddress" });
  expect(useOrders).toBeTypeOf("function");
});
