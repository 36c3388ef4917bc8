// GET /api/football/player/…: a player's profile and his recent matches.
import type { FastifyInstance } from "fastify";
import { createMoves } from "../details/team/moves.ts";
import { writePlayerMatches, writePlayerProfile } from "../details/team/player.ts";
import type { Services } from "../server/services.ts";
import { answerAbout, type DetailRequest } from "./detailQuery.ts";
import { words } from "../words/words.ts";

const NO_PLAYER = words("noPlayer");

export function playerRoutes(app: FastifyInstance, services: Services): void {
  const moves = createMoves(services);
  app.get<DetailRequest>("/api/football/player/detail", async ({ query }) =>
    answerAbout(services, query, "playerId", NO_PLAYER, (id, asked) =>
      writePlayerProfile(services, moves, id, asked),
    ),
  );
  app.get<DetailRequest>("/api/football/player/matches", async ({ query }) =>
    answerAbout(services, query, "playerId", NO_PLAYER, (id, asked) =>
      writePlayerMatches(services, id, asked),
    ),
  );
}
