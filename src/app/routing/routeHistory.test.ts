// The session's route history.
// See docs/product.md#route-history.
import { afterEach, expect, it, vi } from "vitest";
import { readRouteHistory, rememberPath } from "./routeHistory.ts";

afterEach(() => vi.unstubAllGlobals());

it("skips consecutive duplicates but not returns", () => {
  for (const path of ["/", "/", "/live", "/"]) rememberPath(path);
  expect(readRouteHistory()).toEqual(["/", "/live", "/"]);
});

it("keeps the 50 most recent paths", () => {
  for (let id = 0; id < 60; id += 1) rememberPath(`/posts/${id}`);
  const paths = readRouteHistory();
  expect(paths).toHaveLength(50);
  expect(paths[0]).toBe("/posts/10");
  expect(paths.at(-1)).toBe("/posts/59");
});

it.each(["{", '"x"', "{}", "null", '[1,null,{"a":1},"https://elsewhere.example"]'])(
  "reads %s as empty",
  (stored) => {
    sessionStorage.setItem("touchline.routeHistory", stored);
    expect(readRouteHistory()).toEqual([]);
  },
);

it("works with a storage that throws", () => {
  vi.stubGlobal("sessionStorage", {
    getItem(): string {
      throw new DOMException("denied", "SecurityError");
    },
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(() => rememberPath("/live")).not.toThrow();
  expect(readRouteHistory()).toEqual([]);
});
