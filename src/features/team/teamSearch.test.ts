// Reading a team page's address never fails.
import { expect, it } from "vitest";
import { readTeamSearch } from "./teamSearch.ts";

it("reads the tab, and ignores an unknown one", () => {
  expect(readTeamSearch({ tab: "squad" })).toEqual({ tab: "squad" });
  for (const tab of [undefined, "", "nothing", 7, ["squad"], null]) {
    expect(readTeamSearch({ tab })).toEqual({ tab: undefined });
  }
});
