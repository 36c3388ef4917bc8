// Typed input after a lost sign-in: for the same member alone, once, and not after a sign-out in any tab.
import { expect, it, vi } from "vitest";
import { dropHeldInput, holdInput, takeInput } from "./heldInput.ts";

/** The same member in one sign-in and the next. */
const FIRST = { id: 7, session: "s1" };
const NEXT = { id: 7, session: "s2" };

it("is given back once, to the same member", () => {
  holdInput("fees", FIRST, { price: "4.99" });
  expect(takeInput("fees", 7)).toEqual({ price: "4.99" });
  expect(takeInput("fees", 7)).toBeUndefined();
  holdInput("fees", FIRST, "x");
  expect(takeInput("fees", 8)).toBeUndefined();
  expect(takeInput("fees", 7)).toBeUndefined();
});

it("is dropped by a sign-out, also where the page is left only afterwards", () => {
  holdInput("fees", FIRST, "before");
  dropHeldInput("s1");
  holdInput("fees", FIRST, "after");
  expect(takeInput("fees", 7)).toBeUndefined();
  holdInput("fees", NEXT, "in the next sign-in");
  expect(takeInput("fees", 7)).toBe("in the next sign-in");
});

/** The functions as another tab of the browser has them. */
function otherTab() {
  vi.resetModules();
  return import("./heldInput.ts");
}

it("is dropped by a sign-out in another tab, before the page is left and after it", async () => {
  const other = await otherTab();
  holdInput("fees", FIRST, "held already");
  other.dropHeldInput("s1");
  expect(takeInput("fees", 7)).toBeUndefined();
  holdInput("fees", FIRST, "left because of it");
  expect(takeInput("fees", 7)).toBeUndefined();
});

it("leaves the memory as soon as another tab's sign-out is noticed, and a later end holds again", async () => {
  const other = await otherTab();
  holdInput("fees", FIRST, "held");
  other.dropHeldInput("s2");
  dispatchEvent(new StorageEvent("storage", { key: "touchline.left.1" }));
  localStorage.clear();
  expect(takeInput("fees", 7)).toBeUndefined();
  holdInput("fees", { id: 7, session: "s3" }, "of a later sign-in");
  expect(takeInput("fees", 7)).toBe("of a later sign-in");
});
