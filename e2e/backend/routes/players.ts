// GET /api/football/player/…: a player's profile and his recent matches.
import type { FastifyInstance } from "fastify";
import { country, figures, fixture, league, number, orNull, player, team } from "../apiPaths/pageParts.ts";
import { call, LANG, listOf, object, string, text, whole } from "../apiPaths/parts.ts";
import { described } from "../server/describedCalls.ts";
import type { Services } from "../server/services.ts";
import { answerAbout, type DetailRequest } from "./detailQuery.ts";
import { words } from "../words/words.ts";

const PLAYER = { playerId: text("Player id", true, "77"), ...LANG };
const NO_PLAYER = words("noPlayer");

export function playerRoutes(app: FastifyInstance, services: Services): void {
  const { details } = services;
  app.get<DetailRequest>(
    "/api/football/player/detail",
    described(
      call(
        "Who a player is, his season by competition and his career (assumed)",
        PLAYER,
        object({
          player,
          team: orNull(team),
          country,
          birthDate: string,
          height: whole,
          weight: whole,
          foot: { ...string, description: "left, right or both" },
          shirt: whole,
          position: { ...string, description: "G, D, M or F" },
          contractUntil: string,
          marketValue: orNull(whole),
          missing: orNull(string),
          season: listOf(object({ league, figures })),
          career: listOf(object({ season: string, team, league, figures })),
        }),
      ),
    ),
    async ({ query }) => answerAbout(services, query, "playerId", NO_PLAYER, details.playerProfile),
  );
  app.get<DetailRequest>(
    "/api/football/player/matches",
    described(
      call(
        "A player's last matches, newest first, at most 20 (assumed)",
        PLAYER,
        object({
          matches: listOf(
            object({
              schedule: fixture,
              target: { ...whole, description: "1 home, 2 away" },
              minutes: whole,
              goals: whole,
              assists: whole,
              yellowCard: whole,
              redCard: whole,
              rating: orNull(number),
            }),
          ),
        }),
      ),
    ),
    async ({ query }) => answerAbout(services, query, "playerId", NO_PLAYER, details.playerMatches),
  );
}
