// GET /api/football/match/odds: the odds tab of one match.
import type { FastifyInstance } from "fastify";
import { call, flag, LANG, listOf, object, string, text, whole } from "../apiPaths/parts.ts";
import { writeOdds } from "../details/match/odds.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal } from "../server/envelope.ts";
import { withQuirks } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import { words } from "../words/words.ts";

type Query = { Querystring: Record<string, unknown> };

const quote = (prices: string, example: string): object => ({
  ...string,
  description: `Fields joined by ^: time YYYYMMDDHHmm at UTC+8, match minute ("45+2", empty before kick-off), ${prices}`,
  examples: [example],
});

/** A market of a provider; null if it does not offer it. */
function market(prices: string, example: string): object {
  const changes = quote(prices, example);
  return {
    oneOf: [
      object({
        first: { ...quote(prices, example), description: "The opening, written like a change" },
        now: { ...quote(prices, example), description: "The current quote, written like a change" },
        changes: {
          ...changes,
          description:
            "The latest quotes, at most 200, joined by !, oldest first, the last is the current one",
        },
        isClosed: flag,
      }),
      { type: "null" },
    ],
  };
}

const DESCRIPTION = call(
  "The odds of one match from the opening to now (assumed)",
  { scheduleId: text("Match id", true, "1001"), ...LANG },
  object({
    scheduleId: whole,
    companyList: listOf(
      object({
        companyId: { ...whole, description: "Odds provider: 8, 47 or 9" },
        companyName: string,
        europe: market("decimal prices of home, draw and away", "202611212003^67^1.80^3.50^4.20"),
        asian: market(
          "the goals the home side gives in quarters (negative when it receives), Hong Kong prices of home and away",
          "202611212003^45+2^0.75^0.95^0.91",
        ),
        overUnder: market(
          "the line in goals, Hong Kong prices of over and under",
          "202611212003^^2.5^0.88^0.98",
        ),
      }),
    ),
  }),
);

export function matchOddsRoutes(app: FastifyInstance, { world, now, quirks }: Services): void {
  app.get<Query>("/api/football/match/odds", described(DESCRIPTION), async ({ query }) => {
    const wanted = query["scheduleId"];
    if (typeof wanted !== "string" || !/^[1-9]\d{0,14}$/.test(wanted)) {
      return refusal(400, "scheduleId is a match id");
    }
    const id = Number(wanted);
    const at = now();
    if (world.matchAt(id, at) === undefined) return refusal(404, words("noMatch"));
    const data = writeOdds(world, id, at);
    return answer(quirks.looseTypes ? withQuirks(data) : data);
  });
}
