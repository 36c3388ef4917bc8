// GET /api/football/match/analysis: meetings, form and next matches of the two teams of a match.
import type { FastifyInstance } from "fastify";
import { fixtures } from "../apiPaths/pageParts.ts";
import { call, LANG, object, text, whole } from "../apiPaths/parts.ts";
import { writeAnalysis } from "../details/match/analysis.ts";
import { described } from "../server/describedCalls.ts";
import type { Services } from "../server/services.ts";
import { answerAbout, type DetailRequest } from "./detailQuery.ts";
import { words } from "../words/words.ts";

const MATCH = { scheduleId: text("Match id", true, "1001"), ...LANG };

export function analysisRoutes(app: FastifyInstance, services: Services): void {
  app.get<DetailRequest>(
    "/api/football/match/analysis",
    described(
      call(
        "Meetings of a match's teams, their form before it and their matches after it (assumed)",
        MATCH,
        object({
          scheduleId: whole,
          sclassId: whole,
          homeTeamId: whole,
          guestTeamId: whole,
          meetings: fixtures,
          homeRecent: fixtures,
          guestRecent: fixtures,
          homeNext: fixtures,
          guestNext: fixtures,
        }),
      ),
    ),
    async ({ query }) =>
      answerAbout(services, query, "scheduleId", words("noMatch"), (id, asked) =>
        writeAnalysis(services.world, id, asked),
      ),
  );
}
