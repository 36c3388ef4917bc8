// Ids are whole numbers above 0, as numbers or as digits.
import { expect, it, vi } from "vitest";
import { largeIdCount, readId } from "./ids.ts";

it.each([
  [3, 3],
  ["3", 3],
  ["3.0", 3],
  [0, undefined],
  ["0", undefined],
  [-1, undefined],
  [1.5, undefined],
  ["", undefined],
  [" 3", undefined],
  ["1e3", undefined],
  ["9007199254740993", undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [{}, undefined],
])("reads %j as %j", (value, id) => expect(readId(value)).toBe(id));

it.each([653_247_040_368_672_768, "653247040368672768", 2 ** 53, "9007199254740993", 1e300])(
  "counts %s, which is beyond 2^53",
  (value) => {
    const before = largeIdCount();
    expect(readId(value)).toBeUndefined();
    expect(largeIdCount()).toBe(before + 1);
  },
);

it.each([2 ** 53 - 1, "9007199254740991", 1.5, "x", -(2 ** 60), Infinity, null])("counts not %s", (value) => {
  const before = largeIdCount();
  readId(value);
  expect(largeIdCount()).toBe(before);
});

it("reports the first of them alone", async () => {
  vi.resetModules();
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal("reportError", reported);
  const fresh = await import("./ids.ts");
  for (const value of ["653247040368672768", 2 ** 60, 2 ** 60]) fresh.readId(value);
  vi.unstubAllGlobals();
  expect(reported).toHaveBeenCalledOnce();
  expect(reported.mock.calls[0]?.[0].message).toContain("653247040368672768");
  expect(fresh.largeIdCount()).toBe(3);
});
