// GET /api/football/match/analysis: meetings, form and next matches of the two teams of a match.
import type { FastifyInstance } from "fastify";
import { writeAnalysis } from "../details/match/analysis.ts";
import type { Services } from "../server/services.ts";
import { answerAbout, type DetailRequest } from "./detailQuery.ts";
import { words } from "../words/words.ts";

export function analysisRoutes(app: FastifyInstance, services: Services): void {
  app.get<DetailRequest>("/api/football/match/analysis", async ({ query }) =>
    answerAbout(services, query, "scheduleId", words("noMatch"), (id, asked) =>
      writeAnalysis(services.world, id, asked),
    ),
  );
}
