// GET /api/football/team/…: a team's profile, fixtures, squad, statistics and transfers.
import type { FastifyInstance } from "fastify";
import {
  country,
  fixture,
  fixtures,
  form,
  league,
  orNull,
  player,
  quarters,
  team,
  venueFigures,
} from "../apiPaths/pageParts.ts";
import { call, LANG, listOf, object, string, text, whole } from "../apiPaths/parts.ts";
import type { Asked } from "../details/sources.ts";
import { writeTeamFixtures } from "../details/team/team.ts";
import { described } from "../server/describedCalls.ts";
import type { Services } from "../server/services.ts";
import { answerAbout, type DetailRequest } from "./detailQuery.ts";
import { words } from "../words/words.ts";

const TEAM = { teamId: text("Team id", true, "1001"), ...LANG };

/** By the last part of the path. */
const DESCRIPTIONS = {
  detail: call(
    "A team's profile and rank (assumed)",
    TEAM,
    object({
      team,
      country,
      league: orNull(league),
      rank: orNull(whole),
      integral: orNull(whole),
      total: orNull(whole),
      recent: form,
      coach: string,
      founded: whole,
      venue: object({ name: string, city: string, capacity: whole }),
      nextMatch: orNull(fixture),
    }),
  ),
  schedule: call(
    "A team's matches: 30 past, the running ones, 30 upcoming (assumed)",
    TEAM,
    object({ results: fixtures, running: fixtures, upcoming: fixtures }),
  ),
  squad: call(
    "A team's players with their figures of the season; null is not known (assumed)",
    TEAM,
    object({
      coach: string,
      players: listOf(
        object({
          playerId: whole,
          playerName: string,
          photo: string,
          shirt: orNull(whole),
          position: orNull({ ...string, description: "G, D, M or F" }),
          age: orNull(whole),
          country: orNull(country),
          matches: orNull(whole),
          goals: orNull(whole),
          assists: orNull(whole),
          missing: { ...orNull(string), description: "injured or suspended for the next match" },
        }),
      ),
    }),
  ),
  statistics: call(
    "A team's figures of the league season (assumed)",
    TEAM,
    object({
      season: string,
      total: venueFigures,
      home: venueFigures,
      away: venueFigures,
      yellowCard: whole,
      redCard: whole,
      goalsForByQuarter: quarters,
      goalsAgainstByQuarter: quarters,
      topScorers: listOf(object({ player, goals: whole })),
    }),
  ),
  transfers: call(
    "Arrivals and departures, newest first (assumed)",
    TEAM,
    object({
      transfers: listOf(
        object({
          player,
          transferTime: string,
          direction: { ...string, description: "in or out" },
          otherTeam: orNull(team),
          kind: { ...string, description: "fee, free, loan, endOfLoan or youth" },
          fee: orNull(whole),
        }),
      ),
    }),
  ),
};
type Name = keyof typeof DESCRIPTIONS;

export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { details } = services;
  const calls: Readonly<
    Record<Name, (teamId: number, asked: Asked) => object | undefined | Promise<object | undefined>>
  > = {
    detail: details.teamProfile,
    schedule: (id, asked) => writeTeamFixtures(services, id, asked),
    squad: details.squad,
    statistics: details.teamStatistics,
    transfers: details.transfers,
  };
  for (const [name, write] of Object.entries(calls)) {
    app.get<DetailRequest>(
      `/api/football/team/${name}`,
      described(DESCRIPTIONS[name as Name]),
      async ({ query }) =>
        answerAbout(services, query, "teamId", words("noTeam"), (id, asked) =>
          services.world.team(id) === undefined ? undefined : write(id, asked),
        ),
    );
  }
}
