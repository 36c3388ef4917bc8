// Refusals are named by their codes, and nothing else is.
import { expect, it } from "vitest";
import { failure, refusal, success } from "./result.ts";
import { named, refusedAs } from "./refusals.ts";

it("names a refusal whose code the product knows", () => {
  expect(named(refusal(4027, "Changed."))).toEqual({
    ...refusal(4027, "Changed."),
    refusal: "changedMeanwhile",
  });
  expect(named(refusal(4027, "Changed."))).toEqual(refusedAs("changedMeanwhile", "Changed."));
});

it("leaves other refusals, failures and answers as they are", () => {
  for (const result of [refusal(5001, "No."), failure("noAnswer"), refusal(401), success(4027)]) {
    expect(named(result)).toBe(result);
  }
});
