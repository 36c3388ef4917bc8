// GET /api/football/match/odds: the odds tab of one match.
import type { FastifyInstance } from "fastify";
import { writeOdds } from "../details/match/odds.ts";
import { answer, refusal } from "../server/envelope.ts";
import { withQuirks } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import { words } from "../words/words.ts";

type Query = { Querystring: Record<string, unknown> };

export function matchOddsRoutes(app: FastifyInstance, { world, now, quirks }: Services): void {
  app.get<Query>("/api/football/match/odds", async ({ query }) => {
    const text = query["scheduleId"];
    if (typeof text !== "string" || !/^[1-9]\d{0,14}$/.test(text)) {
      return refusal(400, "scheduleId is a match id");
    }
    const id = Number(text);
    const at = now();
    if (world.matchAt(id, at) === undefined) return refusal(404, words("noMatch"));
    const data = writeOdds(world, id, at);
    return answer(quirks.looseTypes ? withQuirks(data) : data);
  });
}
