// Reads search results and popular searches.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { PopularSearches, SearchAnswer } from "#domain/search/searchAnswer.ts";
import {
  country,
  fixture,
  league,
  arrayOf,
  orNone,
  player,
  type Reads,
  team,
  text,
} from "../wire/pageParts.ts";

const teamOfCountry: Reads<SearchAnswer["teams"][number]> = v.intersect([team, v.object({ country })]);

const playerOfTeam: Reads<SearchAnswer["players"][number]> = v.intersect([
  player,
  v.object({ team: orNone(team) }),
]);

export const searchAnswer: Reads<SearchAnswer> = v.pipe(
  v.object({
    keyword: text,
    sclassList: arrayOf(league),
    teamList: arrayOf(teamOfCountry),
    playerList: arrayOf(playerOfTeam),
    scheduleList: arrayOf(fixture),
  }),
  v.transform((wire) => ({
    query: wire.keyword,
    leagues: wire.sclassList,
    teams: wire.teamList,
    players: wire.playerList,
    matches: wire.scheduleList,
  })),
);

export const popularSearches: Reads<PopularSearches> = v.pipe(
  v.object({ sclassList: arrayOf(league), teamList: arrayOf(teamOfCountry) }),
  v.transform((wire) => ({ leagues: wire.sclassList, teams: wire.teamList })),
);
