// Typed input after a lost sign-in: for the same member alone, once, and not after a sign-out.
import { expect, it } from "vitest";
import { dropHeldInput, holdInput, takeInput } from "./heldInput.ts";

it("is given back once, to the same member", () => {
  holdInput("fees", 7, { price: "4.99" });
  expect(takeInput("fees", 7)).toEqual({ price: "4.99" });
  expect(takeInput("fees", 7)).toBeUndefined();
  holdInput("fees", 7, "x");
  expect(takeInput("fees", 8)).toBeUndefined();
  expect(takeInput("fees", 7)).toBeUndefined();
});

it("is dropped by a sign-out, also where the page is left only afterwards", () => {
  holdInput("fees", 7, "before");
  dropHeldInput(7);
  holdInput("fees", 7, "after");
  expect(takeInput("fees", 7)).toBeUndefined();
  holdInput("fees", 7, "in the next sign-in");
  expect(takeInput("fees", 7)).toBe("in the next sign-in");
});
