// The viewer's stored list choices: restored whole; only damaged parts are dropped.
import { describe, expect, it } from "vitest";
import { readListPreferences, toggledId } from "./listPreferences.ts";

const CHOSEN = {
  order: "kickoff",
  topOnly: true,
  hiddenLeagueIds: [36, 37],
  pinnedLeagueIds: [37],
  collapsedLeagueIds: [36],
  hiddenMatchIds: [1001],
};
const DEFAULTS = {
  order: "league",
  topOnly: false,
  hiddenLeagueIds: [],
  pinnedLeagueIds: [],
  collapsedLeagueIds: [],
  hiddenMatchIds: [],
};

describe("stored preferences", () => {
  it("are restored as stored", () => {
    expect(readListPreferences(JSON.parse(JSON.stringify(CHOSEN)))).toEqual(CHOSEN);
  });

  it("that are no record count as none", () => {
    for (const stored of [undefined, null, 7, "x", []]) expect(readListPreferences(stored)).toBeUndefined();
  });

  it("of an older version get defaults for the missing fields", () => {
    expect(readListPreferences({})).toEqual(DEFAULTS);
  });

  it.each([
    ["order", "sideways", "league"],
    ["topOnly", 1, false],
    ["hiddenLeagueIds", { 0: 36 }, []],
    ["pinnedLeagueIds", "37", []],
    ["collapsedLeagueIds", null, []],
    ["hiddenMatchIds", [1001, "1002", -1], [1001]],
  ])("with a damaged %s lose that alone", (key, damaged, left) => {
    expect(readListPreferences({ ...CHOSEN, [key]: damaged })).toEqual({ ...CHOSEN, [key]: left });
  });

  it("of a version that stored the shown leagues hide none", () => {
    const { hiddenLeagueIds, ...older } = CHOSEN;
    expect(readListPreferences({ ...older, leagueIds: hiddenLeagueIds })?.hiddenLeagueIds).toEqual([]);
  });

  it("keep the latest 300 hidden matches", () => {
    const hiddenMatchIds = Array.from({ length: 500 }, (_, index) => index + 1);
    const read = readListPreferences({ ...CHOSEN, hiddenMatchIds })?.hiddenMatchIds;
    expect(read).toHaveLength(300);
    expect(read?.at(-1)).toBe(500);
  });
});

it("appends an id, and removes it again", () => {
  expect(toggledId([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggledId([1, 2, 3], 2)).toEqual([1, 3]);
});
