// The event of the purchase dialog: the payload of the specification, read with care.
import { expect, it, vi } from "vitest";
import { pageStore } from "../pageStore.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { onSubscribePurchase, type PurchaseRequest } from "./subscribePurchase.ts";

it.each([
  [{ userId: 9, userName: "Nell", avatar: "/img/fbplayer/9.svg" }, "Nell", "/img/fbplayer/9.svg"],
  [{ userId: 9, userName: "Ne\u200bll" }, "Nell", ""],
  [{ userId: 9, userName: 7, avatar: {} }, "", ""],
  [{ userId: 9, userName: "x".repeat(5_000), avatar: "javascript:alert(1)" }, "x".repeat(200), ""],
  [{ userId: 9, avatar: "https://elsewhere.example/a.png" }, "", ""],
])("the payload %j names the creator", (detail, userName, avatar) => {
  pageStore.set(sessionAtom, { id: 7, name: "Nina", avatar: "", session: "s1" });
  const open = vi.fn<(request: PurchaseRequest) => void>();
  const stop = onSubscribePurchase(open);
  dispatchEvent(new CustomEvent("show-subscribe-purchase", { detail, cancelable: true }));
  stop();
  expect(open.mock.calls).toEqual([[{ userId: 9, userName, avatar }]]);
});
