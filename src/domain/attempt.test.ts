// What is there is returned; all else is undefined.
import { expect, it } from "vitest";
import { attempt } from "./attempt.ts";

it("returns what is there, empty values too", () => {
  expect([attempt(() => 0), attempt(() => ""), attempt(() => false)]).toEqual([0, "", false]);
});

it("returns undefined where the part is null or missing, or asking for it throws", () => {
  const host: { readonly part?: () => string } = {};
  expect([
    attempt(() => null),
    attempt(() => host.part),
    attempt(() => host.part!()),
    attempt(() => {
      throw new Error("The operation is insecure.");
    }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
