// Answers of the search are read item by item and leniently.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { FOOTBALL_CALLS } from "./footballCalls.ts";

const country = { id: 3, name: "Spain", flag: "3.svg" };
const team = { teamId: "1206", teamName: "Zamora CF", logo: "1206.svg" };
const league = { sclassId: 22, sclassName: "First Division", logo: "../22.svg", country };
const fixture = {
  scheduleId: 7,
  league,
  round: null,
  startTime: "202611212200",
  matchState: 0,
  homeTeam: team,
  guestTeam: { teamId: 2, teamName: "Toledo", logo: "" },
  homeScore: null,
  guestScore: null,
  homeHalfScore: null,
  guestHalfScore: null,
  winner: 0,
  isNeutrality: 0,
};
const ZAMORA = { id: 1206, name: "Zamora CF", logo: "1206.svg" };

it("are read as results", () => {
  const answer = FOOTBALL_CALLS.search.read({
    keyword: "zam",
    sclassList: [league],
    teamList: [{ ...team, country }],
    playerList: [
      { playerId: 5, playerName: "Pau Zamorano", photo: "5.svg", team },
      { playerId: 6, playerName: "Nobody's", photo: "", team: null },
    ],
    scheduleList: [fixture],
  });
  expect(answer).toMatchObject({
    query: "zam",
    // A file name that leads out of its folder is dropped.
    leagues: [{ id: 22, name: "First Division", logo: "", country }],
    teams: [{ ...ZAMORA, country }],
    players: [
      { id: 5, name: "Pau Zamorano", photo: "5.svg", team: ZAMORA },
      { id: 6, team: undefined },
    ],
    matches: [{ matchId: 7, phase: "notStarted", kickoffAt: Date.UTC(2026, 10, 21, 14), score: undefined }],
  });
});

it("drop a bad item alone, and are unreadable without their lists", () => {
  const answer = FOOTBALL_CALLS.search.read({
    keyword: "zam",
    sclassList: [null, league, { ...league, sclassId: -1 }],
    teamList: [{ ...team, teamId: 0, country }, 7],
    playerList: [],
    scheduleList: [{ ...fixture, homeTeam: 7 }, fixture],
  });
  expect([answer?.leagues.length, answer?.teams.length, answer?.matches.length]).toEqual([1, 0, 1]);
  expect(FOOTBALL_CALLS.search.read({ keyword: "zam" })).toBeUndefined();
  expect(FOOTBALL_CALLS.popularSearches.read({ sclassList: [league], teamList: [] })?.leagues).toHaveLength(
    1,
  );
});

it("never throw", () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      FOOTBALL_CALLS.search.read(data);
      FOOTBALL_CALLS.popularSearches.read(data);
    }),
  );
});

it("are requested by the words typed", () => {
  expect(FOOTBALL_CALLS.search.params?.({ query: "zam" })).toEqual({ keyword: "zam" });
});
