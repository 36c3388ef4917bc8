// What is read of the router's notes before it has come is what the router wrote.
import { createBrowserHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { savedScroll, visitOf } from "./savedScroll.ts";

it("finds what the router noted when the page was left", () => {
  const history = createBrowserHistory();
  createRouter({ routeTree: createRootRoute(), history, scrollRestoration: true });
  const visit = visitOf(globalThis.history.state);
  expect(visit).not.toBe("");
  document.dispatchEvent(new Event("scroll"));
  globalThis.scrollTo(0, 640);
  dispatchEvent(new Event("pagehide"));
  expect(savedScroll(sessionStorage, visit)).toBe(640);
  expect(savedScroll(sessionStorage, "another")).toBeUndefined();
  history.destroy();
});

it.each(["{", "null", "[]", '{"a":null}', '{"a":{"window":3}}', '{"a":{"window":{"scrollY":"1"}}}'])(
  "takes damaged notes for none: %s",
  (noted) => {
    expect(savedScroll({ getItem: () => noted }, "a")).toBeUndefined();
  },
);

it("knows an entry without a name", () => {
  for (const state of [null, undefined, 3, {}, { __TSR_key: 4 }]) expect(visitOf(state)).toBe("");
  expect(visitOf({ __TSR_key: "k1" })).toBe("k1");
});

it("does without a store that throws", () => {
  const getItem = (): string => {
    throw new Error("no store");
  };
  expect(savedScroll({ getItem }, "a")).toBeUndefined();
});
