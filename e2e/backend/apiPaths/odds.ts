// Describes the odds of one match: three providers, three markets, from the opening until now.
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";

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

export const ODDS_PATHS: Record<string, object> = {
  "/api/football/match/odds": {
    get: call(
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
    ),
  },
};
