// Change records sent as one text or as a list.
import { expect, it } from "vitest";
import { readRecords } from "./live.ts";

it.each([
  ["1^1!2^1", "1^1!2^1"],
  ["", ""],
  [null, ""],
  [[], ""],
  [["1^1", "2^1"], "1^1!2^1"],
  [["1^1", 3, null, ["x"], {}], "1^1"],
  [undefined, undefined],
  [5, undefined],
  [{}, undefined],
])("reads %j as %j", (data, text) => {
  expect(readRecords(data)).toBe(text);
});
