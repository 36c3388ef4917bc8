// Ids are whole numbers above 0, as numbers or as digits.
import { expect, it } from "vitest";
import { readId } from "./ids.ts";

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
