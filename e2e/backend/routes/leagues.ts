// GET /api/football/league/…: a league's profile, rounds, table, best players and statistics.
import type { FastifyInstance } from "fastify";
import {
  fixture,
  fixtures,
  league,
  number,
  orNull,
  quarters,
  row,
  tallies,
  team,
} from "../apiPaths/pageParts.ts";
import { call, flag, LANG, listOf, object, string, text, whole } from "../apiPaths/parts.ts";
import { writeLeagueRound } from "../details/league/league.ts";
import { findSeason } from "../details/league/seasonResults.ts";
import type { Asked } from "../details/sources.ts";
import { described } from "../server/describedCalls.ts";
import { refusal, type Envelope } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";
import type { SeasonInfo } from "../world/season/seasonTypes.ts";
import { answerAbout, readOptionalNumber, type DetailQuery, type DetailRequest } from "./detailQuery.ts";
import { type Words, words } from "../words/words.ts";

const NO_LEAGUE = words("noLeague");
const NO_SEASON = words("noLeague");
const NO_ROUND = words("nothingThere");

const LEAGUE = { sclassId: text("League id", true, "1"), ...LANG };
const SEASON = { ...LEAGUE, season: text("Season id, the current one when absent") };

export function leagueRoutes(app: FastifyInstance, services: Services): void {
  const { world, details } = services;

  /** Answers for one season of a league, by default the current one. */
  async function ofSeason(
    query: DetailQuery,
    missing: Words,
    write: (
      leagueId: number,
      season: SeasonInfo,
      asked: Asked,
    ) => object | undefined | Promise<object | undefined>,
  ): Promise<Envelope> {
    const seasonId = readOptionalNumber(query, "season");
    if (!seasonId.ok) return refusal(400, seasonId.msg);
    return answerAbout(services, query, "sclassId", missing, (leagueId, asked) => {
      const season = findSeason(world, leagueId, seasonId.value, asked.now);
      return season && write(leagueId, season, asked);
    });
  }

  app.get<DetailRequest>(
    "/api/football/league/detail",
    described(
      call(
        "Who a league is, with its seasons, newest first (assumed)",
        LEAGUE,
        object({
          league,
          isCup: flag,
          color: string,
          seasons: listOf(object({ seasonId: whole, name: string })),
          seasonId: whole,
          teamCount: whole,
          champion: orNull(team),
          tabs: {
            ...listOf(string),
            description: "Those of fixtures, standings, players and statistics; absent for all",
          },
        }),
      ),
    ),
    async ({ query }) => answerAbout(services, query, "sclassId", NO_LEAGUE, details.leagueProfile),
  );

  app.get<DetailRequest>(
    "/api/football/league/round",
    described(
      call(
        "One round of a season with its matches (assumed)",
        { ...SEASON, round: text("From 1, the current one when absent") },
        object({
          seasonId: whole,
          rounds: listOf(
            object({
              round: whole,
              stage: { ...orNull(whole), description: "Teams left in a cup: 32, 16, 8, 4, 2" },
              leg: orNull(whole),
            }),
          ),
          round: whole,
          currentRound: whole,
          scheduleList: fixtures,
        }),
      ),
    ),
    async ({ query }) => {
      const round = readOptionalNumber(query, "round");
      if (!round.ok) return refusal(400, round.msg);
      return ofSeason(query, NO_ROUND, (leagueId, season, asked) =>
        writeLeagueRound(world, { leagueId, season, round: round.value }, asked),
      );
    },
  );

  app.get<DetailRequest>(
    "/api/football/league/standings",
    described(
      call(
        "A season's table: total, home, away and live (assumed)",
        SEASON,
        object({
          sclassId: whole,
          seasonId: whole,
          season: string,
          total: listOf(row),
          home: listOf(row),
          away: listOf(row),
          live: orNull(listOf(row)),
          zones: listOf(string),
          deductions: listOf(object({ team, points: whole, reason: string })),
          isComputed: {
            ...flag,
            description: "From results, because the source has no table; absent otherwise",
          },
        }),
      ),
    ),
    async ({ query }) => ofSeason(query, NO_SEASON, details.standings),
  );

  app.get<DetailRequest>(
    "/api/football/league/players",
    described(
      call(
        "A season's best by goals, assists and cards, at most 30 each (assumed)",
        SEASON,
        object({ scorers: tallies, assists: tallies, cards: tallies }),
      ),
    ),
    async ({ query }) => ofSeason(query, NO_SEASON, details.leaguePlayers),
  );

  app.get<DetailRequest>(
    "/api/football/league/statistics",
    described(
      call(
        "A season's figures; shares are 0 to 1 of the matches played (assumed)",
        SEASON,
        object({
          played: whole,
          total: whole,
          goals: whole,
          homeWins: number,
          draws: number,
          awayWins: number,
          over25: number,
          bothScored: number,
          yellowCard: whole,
          redCard: whole,
          goalsByQuarter: quarters,
          frequentScores: listOf(object({ homeScore: whole, guestScore: whole, count: whole })),
          highestScoring: orNull(fixture),
          biggestWin: orNull(fixture),
        }),
      ),
    ),
    async ({ query }) => ofSeason(query, NO_SEASON, details.leagueStatistics),
  );
}
