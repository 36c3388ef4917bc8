// The query of the community page: known values are kept, each unknown one is ignored by itself.
import { expect, it } from "vitest";
import { readCommunitySearch } from "./communitySearch.ts";

it("keeps what is right", () => {
  const search = { type: "tennis", sort: "mostLiked", scope: "personal" };
  expect(readCommunitySearch(search)).toEqual(search);
});

it("ignores each unknown value by itself", () => {
  const none = { type: undefined, sort: undefined, scope: undefined };
  expect(readCommunitySearch({})).toEqual(none);
  expect(readCommunitySearch({ type: "chess", sort: "oldest", scope: 7 })).toEqual({
    ...none,
    sort: "oldest",
  });
  expect(readCommunitySearch({ type: ["all"], sort: "toString", scope: "FORYOU" })).toEqual(none);
});
