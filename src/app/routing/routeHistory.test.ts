// The session's route history.
// See docs/product.md#route-history.
import { expect, it } from "vitest";
import { readRouteHistory, rememberPath, withPath } from "./routeHistory.ts";

it("skips consecutive duplicates but not returns", () => {
  expect(["/", "/", "/live", "/"].reduce<readonly string[]>(withPath, [])).toEqual(["/", "/live", "/"]);
});

it("keeps the 50 most recent paths", () => {
  for (let id = 0; id < 60; id += 1) rememberPath(sessionStorage, `/posts/${id}`);
  const paths = readRouteHistory(sessionStorage);
  expect(paths).toHaveLength(50);
  expect(paths[0]).toBe("/posts/10");
  expect(paths.at(-1)).toBe("/posts/59");
});

it.each(["{", '"x"', "{}", "null", '[1,null,{"a":1},"https://elsewhere.example"]'])(
  "reads %s as empty",
  (stored) => {
    expect(readRouteHistory({ getItem: () => stored, setItem: () => undefined })).toEqual([]);
  },
);

it("lives with storage that throws", () => {
  const refusing = {
    getItem(): string {
      throw new DOMException("denied", "SecurityError");
    },
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => rememberPath(refusing, "/live")).not.toThrow();
});
