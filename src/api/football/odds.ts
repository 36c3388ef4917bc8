// Reads the odds of a match (docs/wire.md#listed-and-assumed-calls): providers with their markets become one
// list by market.
import * as v from "valibot";
import { type Market, type MarketQuotes, MARKETS, type MatchOdds, type Quote } from "#domain/odds/markets.ts";
import { flag, id, arrayOf, orElse, type Reads, text } from "../wire/pageParts.ts";
import { readQuote } from "./oddsQuote.ts";

/** A page shows this many changes of a market; of a longer list the latest are kept. */
const MOST_MOVES = 200;

const FIELD: Readonly<Record<Market, "europe" | "asian" | "overUnder">> = {
  result: "europe",
  asianHandicap: "asian",
  overUnder: "overUnder",
};

type Offer = Omit<MarketQuotes, "providerId" | "providerName">;

/** A market of a provider; undefined where it is null or its opening or current quote cannot be read. */
function offerOf(market: Market): Reads<Offer | undefined> {
  const wire = v.object({
    first: v.string(),
    now: v.string(),
    changes: orElse<string>(v.pipe(v.unknown(), v.string()), ""),
    isClosed: orElse(flag, false),
  });
  return v.pipe(
    v.unknown(),
    v.transform((value): Offer | undefined => {
      const result = v.safeParse(wire, value);
      if (!result.success) return undefined;
      const opening = readQuote(result.output.first, market);
      const current = readQuote(result.output.now, market);
      if (opening === undefined || current === undefined) return undefined;
      const moves = readMoves(result.output.changes, market);
      return { market, opening, current, moves, closed: result.output.isClosed };
    }),
  );
}

/** A record that cannot be read is dropped alone. */
function readMoves(changes: string, market: Market): readonly Quote[] {
  return changes
    .split("!")
    .slice(-MOST_MOVES)
    .map((record) => readQuote(record, market))
    .filter((quote) => quote !== undefined);
}

const company = v.object({
  companyId: id,
  companyName: text,
  europe: offerOf("result"),
  asian: offerOf("asianHandicap"),
  overUnder: offerOf("overUnder"),
});

export const matchOdds: Reads<MatchOdds> = v.pipe(
  v.object({ scheduleId: id, companyList: arrayOf(company) }),
  v.transform(({ scheduleId, companyList }) => ({
    matchId: scheduleId,
    quotes: MARKETS.flatMap((market) =>
      companyList.flatMap(({ companyId, companyName, [FIELD[market]]: offer }) =>
        offer === undefined
          ? []
          : [{ ...offer, providerId: companyId, providerName: companyName } satisfies MarketQuotes],
      ),
    ),
  })),
);
