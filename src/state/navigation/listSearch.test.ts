// The query of a list page: good values kept, bad ones dropped one by one.
import { expect, it } from "vitest";
import { readListSearch } from "./listSearch.ts";

it("keeps what is right", () => {
  const search = { date: "2026-11-21", filter: "live", order: "kickoff", country: 1, league: "36" };
  expect(readListSearch(search)).toEqual({ ...search, league: 36 });
});

it("drops each bad value alone", () => {
  expect(
    readListSearch({ date: "2026-02-30", filter: "all", order: 7, country: -1, league: "x", other: 1 }),
  ).toEqual({
    filter: "all",
  });
  expect(readListSearch({ date: ["2026-11-21"], country: 1.5, league: "" })).toEqual({});
});

it.each([
  ["Zrinjski", "Zrinjski"],
  [1860, "1860"],
  ["  ", undefined],
  [true, undefined],
  [["a"], undefined],
  ["x".repeat(101), "x".repeat(100)],
])("reads %j as what is looked for: %j", (q, read) => {
  expect(readListSearch({ q }).q).toBe(read);
});
