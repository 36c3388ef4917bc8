// Tags made of what a member chose: their ids are read back, and their names keep within the limit.
import { expect, it } from "vitest";
import { makeTag, shortName } from "./makeTag.ts";
import { tagTarget } from "./tagTarget.ts";

it("a tag leads to what was chosen", () => {
  const target = { kind: "team", id: 11 } as const;
  const tag = makeTag(target, "Arsenal", "u1");
  expect(tag).toEqual({ id: "team:11", text: "Arsenal", color: "#006bd6", uniqueId: "u1" });
  expect(tagTarget(tag.id)).toEqual(target);
});

it.each([
  ["  Real\n Madrid ", "Real Madrid"],
  ["a".repeat(30), "a".repeat(30)],
  ["a".repeat(31), `${"a".repeat(29)}…`],
  ["👨‍👩‍👧‍👦".repeat(30), "👨‍👩‍👧‍👦".repeat(30)],
  ["👨‍👩‍👧‍👦".repeat(31), `${"👨‍👩‍👧‍👦".repeat(29)}…`],
  ["Wolverhampton Wanderers 18–19 U", "Wolverhampton Wanderers 18–19…"],
])("the name %j is written %j", (name, short) => {
  expect(shortName(name)).toBe(short);
});
