// Which page a tag leads to.
import { expect, it } from "vitest";
import { tagTarget } from "./tagTarget.ts";

it.each(["match", "team", "league", "player", "topic", "user"])("a tag can name a %s", (kind) => {
  expect(tagTarget(`${kind}:1001`)).toEqual({ kind, id: 1001 });
});

it.each([
  "",
  "7",
  "team",
  "team:",
  "team:0",
  "team:-1",
  "team:1/../x",
  "TEAM:1",
  "page:1",
  "team:1\n",
  "team:9999999999999999",
])("the id %j names nothing", (id) => {
  expect(tagTarget(id)).toBeUndefined();
});
