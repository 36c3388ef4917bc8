// GET /api/football/team/…: a team's profile, fixtures, squad, statistics and transfers.
import type { FastifyInstance } from "fastify";
import { createMoves } from "../details/team/moves.ts";
import type { Asked } from "../details/sources.ts";
import { writeTeamFixtures, writeTeamProfile, writeTeamSquad } from "../details/team/team.ts";
import { writeTeamStatistics } from "../details/team/teamStatistics.ts";
import { writeTeamTransfers } from "../details/team/teamTransfers.ts";
import type { Services } from "../server/services.ts";
import { answerAbout, type DetailRequest } from "./detailQuery.ts";
import { words } from "../words/words.ts";

export function teamRoutes(app: FastifyInstance, services: Services): void {
  const moves = createMoves(services);
  const calls: Readonly<Record<string, (teamId: number, asked: Asked) => object | undefined>> = {
    detail: (id, asked) => writeTeamProfile(services, id, asked),
    schedule: (id, asked) => writeTeamFixtures(services, id, asked),
    squad: (id, asked) => writeTeamSquad(services, id, asked),
    statistics: (id, asked) => writeTeamStatistics(services, id, asked),
    transfers: (id, asked) => writeTeamTransfers(services, moves, id, asked),
  };
  for (const [name, write] of Object.entries(calls)) {
    app.get<DetailRequest>(`/api/football/team/${name}`, async ({ query }) =>
      answerAbout(services, query, "teamId", words("noTeam"), (id, asked) =>
        services.world.team(id) === undefined ? undefined : write(id, asked),
      ),
    );
  }
}
