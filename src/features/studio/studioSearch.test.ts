// The addresses of the studio's pages: known choices are read, anything else is left out.
import { expect, it } from "vitest";
import { rangeOf, readOverviewSearch, readSubscribersSearch } from "./studioSearch.ts";

it.each([
  [7, "7", 7],
  ["90", "90", 90],
  ["all", "all", "all"],
  [28, "28", undefined],
  [8, "28", undefined],
  [undefined, "28", undefined],
])("the range %j is %s and is written as %j", (range, read, written) => {
  expect([rangeOf({ range }), readOverviewSearch({ range })]).toEqual([read, { range: written }]);
});

it("the choice of subscribers is read field by field", () => {
  expect(readSubscribersSearch({ q: " Ada ", status: "ended", sort: "paid" })).toEqual({
    q: "Ada",
    status: "ended",
    sort: "paid",
  });
  const nothing = { q: undefined, status: undefined, sort: undefined };
  expect(readSubscribersSearch({ q: " ", status: "x", sort: ["paid"] })).toEqual(nothing);
  expect(readSubscribersSearch({ q: 7 })).toEqual({ ...nothing, q: "7" });
});
