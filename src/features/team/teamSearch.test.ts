// The address of a team page is read without ever failing.
import { expect, it } from "vitest";
import { readTeamSearch } from "./teamSearch.ts";

it("reads the tab, and lets a bad one fall away", () => {
  expect(readTeamSearch({ tab: "squad" })).toEqual({ tab: "squad" });
  for (const tab of [undefined, "", "nothing", 7, ["squad"], null]) {
    expect(readTeamSearch({ tab })).toEqual({ tab: undefined });
  }
});
