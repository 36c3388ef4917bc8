// The query of the creators' page: known values are kept, each unknown one is ignored by itself.
import { expect, it } from "vitest";
import { LONGEST_NAME, readCreatorsSearch } from "./creatorsSearch.ts";

it("keeps what is right", () => {
  expect(readCreatorsSearch({ q: "cleo", sort: "newest" })).toEqual({ q: "cleo", sort: "newest" });
});

it("reads a name of digits, which the router takes for a number", () => {
  expect(readCreatorsSearch({ q: 1984 }).q).toBe("1984");
});

it.each([
  [{}, undefined],
  [{ q: "" }, undefined],
  [{ q: "   " }, undefined],
  [{ q: ["cleo"] }, undefined],
  [{ q: { name: "cleo" } }, undefined],
  [{ q: " cleo   m " }, "cleo m"],
  [{ q: "x".repeat(500) }, "x".repeat(LONGEST_NAME)],
])("reads the name of %j as %s", (raw, name) => {
  expect(readCreatorsSearch(raw).q).toBe(name);
});

it.each(["best", "SUBSCRIBERS", 1, ["posts"], "toString"])("ignores the order %j", (sort) => {
  expect(readCreatorsSearch({ q: "cleo", sort })).toEqual({ q: "cleo", sort: undefined });
});
