// GET /api/football/league/…: a league's profile, rounds, table, best players and statistics.
import type { FastifyInstance } from "fastify";
import { writeLeaguePlayers, writeLeagueProfile, writeLeagueRound } from "../details/league/league.ts";
import { writeLeagueStatistics } from "../details/league/leagueStatistics.ts";
import { findSeason } from "../details/league/seasonResults.ts";
import { createSeasonTallies } from "../details/team/seasonTallies.ts";
import type { Asked } from "../details/sources.ts";
import { writeStandings } from "../details/league/standings.ts";
import { refusal, type Envelope } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";
import type { SeasonInfo } from "../world/season/seasonTypes.ts";
import { answerAbout, readOptionalNumber, type DetailQuery, type DetailRequest } from "./detailQuery.ts";
import { type Words, words } from "../words/words.ts";

const NO_LEAGUE = words("noLeague");
const NO_SEASON = words("noLeague");
const NO_ROUND = words("nothingThere");

export function leagueRoutes(app: FastifyInstance, services: Services): void {
  const { world, stories } = services;
  const tallies = createSeasonTallies(world, stories);

  /** Answers for one season of a league, by default the current one. */
  async function ofSeason(
    query: DetailQuery,
    missing: Words,
    write: (leagueId: number, season: SeasonInfo, asked: Asked) => object | undefined | Promise<object>,
  ): Promise<Envelope> {
    const seasonId = readOptionalNumber(query, "season");
    if (!seasonId.ok) return refusal(400, seasonId.msg);
    return answerAbout(services, query, "sclassId", missing, (leagueId, asked) => {
      const season = findSeason(world, leagueId, seasonId.value, asked.now);
      return season && write(leagueId, season, asked);
    });
  }

  app.get<DetailRequest>("/api/football/league/detail", async ({ query }) =>
    answerAbout(services, query, "sclassId", NO_LEAGUE, (id, asked) => writeLeagueProfile(world, id, asked)),
  );

  app.get<DetailRequest>("/api/football/league/round", async ({ query }) => {
    const round = readOptionalNumber(query, "round");
    if (!round.ok) return refusal(400, round.msg);
    return ofSeason(query, NO_ROUND, (leagueId, season, asked) =>
      writeLeagueRound(world, { leagueId, season, round: round.value }, asked),
    );
  });

  app.get<DetailRequest>("/api/football/league/standings", async ({ query }) =>
    ofSeason(query, NO_SEASON, (leagueId, season, { now, lang }) =>
      writeStandings(world, { leagueId, season, now }, lang),
    ),
  );

  app.get<DetailRequest>("/api/football/league/players", async ({ query }) =>
    ofSeason(query, NO_SEASON, async (leagueId, season, asked) =>
      writeLeaguePlayers(services, await tallies.of(leagueId, season.id, asked.now), asked),
    ),
  );

  app.get<DetailRequest>("/api/football/league/statistics", async ({ query }) =>
    ofSeason(query, NO_SEASON, (leagueId, season, asked) =>
      writeLeagueStatistics(world, leagueId, season, asked),
    ),
  );
}
