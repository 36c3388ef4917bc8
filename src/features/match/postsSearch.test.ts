// The minute in the address of a match's posts.
import { expect, it } from "vitest";
import { readPostsSearch } from "./postsSearch.ts";

it.each([
  ["67", "67"],
  [67, "67"],
  ["45+2", "45+2"],
  ["45 2", undefined],
  ["x", undefined],
  [-1, undefined],
  [{}, undefined],
  [undefined, undefined],
])("of %j is %j", (minute, read) => {
  expect(readPostsSearch({ minute })).toEqual({ minute: read });
});
