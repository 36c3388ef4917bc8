// Describes the calls of the search.
import { call, LANG, listOf, object, text } from "./parts.ts";

const items = listOf({ type: "object" });

export const SEARCH_PATHS: Readonly<Record<string, object>> = {
  "/api/football/search": {
    get: call(
      "Leagues, teams, players and matches whose names fit the words, at most six of each, best first (assumed)",
      { keyword: text("1 to 64 characters; accents and case do not matter", true, "zamora"), ...LANG },
      object({
        keyword: { type: "string" },
        sclassList: items,
        teamList: items,
        playerList: items,
        scheduleList: items,
      }),
    ),
  },
  "/api/football/search/popular": {
    get: call(
      "Some leagues and teams many look for, the same all day (assumed)",
      LANG,
      object({ sclassList: items, teamList: items }),
    ),
  },
};
