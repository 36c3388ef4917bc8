// The query of a league page is read without errors, whatever it contains.
import { expect, it } from "vitest";
import { readLeagueSearch } from "./leagueSearch.ts";

it("reads tab, season and round", () => {
  expect(readLeagueSearch({ tab: "players", season: "12", round: 3 })).toEqual({
    tab: "players",
    season: 12,
    round: 3,
  });
});

it("drops each bad value alone", () => {
  const none = { tab: undefined, season: undefined, round: undefined };
  expect(readLeagueSearch({})).toEqual(none);
  expect(readLeagueSearch({ tab: "nothing", season: "x", round: -1 })).toEqual(none);
  expect(readLeagueSearch({ tab: ["fixtures"], season: 1.5, round: { a: 1 } })).toEqual(none);
  expect(readLeagueSearch({ tab: "standings", season: "0", round: "" })).toEqual({
    ...none,
    tab: "standings",
  });
});
