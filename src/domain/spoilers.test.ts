// Stored settings of delay and hidden scores survive whatever is stored.
import { expect, it } from "vitest";
import { NO_SPOILERS, parseSpoilers, readSpoilers } from "./spoilers.ts";

it("a damaged part loses itself alone", () => {
  expect(
    readSpoilers({ delaySeconds: 33, hideScores: 1, shownIds: [1, -2, "3", 4.5, 5], shownDay: "x" }),
  ).toEqual({
    delaySeconds: 35,
    hideScores: false,
    shownIds: [1, 5],
    shownDay: "",
  });
  for (const delaySeconds of [-5, 181, 1.5, "30", null, NaN, 1e9])
    expect(readSpoilers({ delaySeconds, hideScores: true })).toMatchObject({
      delaySeconds: 0,
      hideScores: true,
    });
});

it("what is no record is no setting", () => {
  for (const value of [null, 3, "x", undefined]) expect(readSpoilers(value)).toBeUndefined();
  for (const text of ["", "{", "null", "[]", "3"]) expect(parseSpoilers(text)).toEqual(NO_SPOILERS);
});
