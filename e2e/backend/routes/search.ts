// Searches leagues, teams, players and matches, and lists popular searches.
// See docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import { call, LANG, listOf, object, text } from "../apiPaths/parts.ts";
import { writeCountry, writeFixture, writeLeague, writePlayer, writeTeam } from "../details/parts.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal } from "../server/envelope.ts";
import { createSearch } from "../search/createSearch.ts";
import type { Services } from "../server/services.ts";
import { readLang } from "./footballQuery.ts";

/** Maximum length; longer than any name. */
const LONGEST_KEYWORD = 64;

const items = listOf({ type: "object" });

type Query = { Querystring: Record<string, unknown> };

export function searchRoutes(app: FastifyInstance, services: Services): void {
  const { world, now, stage, people } = services;
  const search = createSearch({ world, people, now, version: () => stage.version() });

  function writeTeamOf(id: number, lang: string): object {
    const country = writeCountry(world, world.team(id)?.countryId ?? 1, lang);
    return { ...writeTeam(world, id, lang), country };
  }

  function writePlayerOf(id: number, lang: string): object | undefined {
    const player = people.player(id);
    return player && { ...writePlayer(player, lang), team: writeTeam(world, player.teamId, lang) };
  }

  app.get<Query>(
    "/api/football/search",
    described(
      call(
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
    ),
    async ({ query }) => {
      const lang = readLang(query);
      if (!lang.ok) return refusal(400, lang.msg);
      const { keyword } = query;
      if (typeof keyword !== "string" || keyword.trim() === "" || keyword.length > LONGEST_KEYWORD) {
        return refusal(400, `keyword is a text of 1 to ${LONGEST_KEYWORD} characters`);
      }
      const found = await search.find(keyword, lang.value);
      return answer({
        keyword,
        sclassList: found.leagues.map((id) => writeLeague(world, id, lang.value)),
        teamList: found.teams.map((id) => writeTeamOf(id, lang.value)),
        playerList: found.players
          .map((id) => writePlayerOf(id, lang.value))
          .filter((player) => player !== undefined),
        scheduleList: found.matches
          .map((id) => writeFixture(world, id, now(), lang.value))
          .filter((match) => match !== undefined),
      });
    },
  );

  app.get<Query>(
    "/api/football/search/popular",
    described(
      call(
        "Some leagues and teams many look for, the same all day (assumed)",
        LANG,
        object({ sclassList: items, teamList: items }),
      ),
    ),
    async ({ query }) => {
      const lang = readLang(query);
      if (!lang.ok) return refusal(400, lang.msg);
      search.prepare();
      const { leagues, teams } = search.popular();
      return answer({
        sclassList: leagues.map((id) => writeLeague(world, id, lang.value)),
        teamList: teams.map((id) => writeTeamOf(id, lang.value)),
      });
    },
  );
}
