// GET /api/football/match/detail, summary and lineups: the match page and two of its tabs.
import type { FastifyInstance } from "fastify";
import { writeMatchDetails } from "../details/match/matchDetails.ts";
import { writeMatchLineups } from "../details/match/matchLineups.ts";
import { writeMatchSummary } from "../details/match/matchSummary.ts";
import { answer, refusal } from "../server/envelope.ts";
import { withQuirks } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import { readLang } from "./footballQuery.ts";
import { words } from "../words/words.ts";

type Query = { Querystring: Record<string, unknown> };

const WRITERS = {
  detail: writeMatchDetails,
  summary: writeMatchSummary,
  lineups: writeMatchLineups,
} as const;

export function matchDetailsRoutes(app: FastifyInstance, services: Services): void {
  for (const [name, write] of Object.entries(WRITERS)) {
    app.get<Query>(`/api/football/match/${name}`, async ({ query }) => {
      const text = query["scheduleId"];
      const lang = readLang(query);
      if (typeof text !== "string" || !/^[1-9]\d{0,14}$/.test(text)) {
        return refusal(400, "scheduleId is a match id");
      }
      if (!lang.ok) return refusal(400, lang.msg);
      const data = write(services, Number(text), { now: services.now(), lang: lang.value });
      if (data === undefined) return refusal(404, words("noMatch"));
      return answer(services.quirks.looseTypes ? withQuirks(data) : data);
    });
  }
}
