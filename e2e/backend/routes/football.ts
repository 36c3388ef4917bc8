// The public football calls of docs/wire.md#live-calls: schedules, live changes and odds.
import type { FastifyInstance } from "fastify";
import { BUSTER, call, LANG, PROVIDER, string, text } from "../apiPaths/parts.ts";
import { matchesAsked } from "../details/matchesAsked.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal, type Envelope } from "../server/envelope.ts";
import { writeLiveLine, writeOddsCommaLine, writeOddsLine } from "../stream/liveLines.ts";
import { createPriceBook } from "../server/priceBook.ts";
import { withQuirks, writeSchedule } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import { createSharedAnswers, type Published } from "../server/sharedAnswers.ts";
import { readDay, readLang, readMatchesAsked, readProvider } from "./footballQuery.ts";

/** The period covered by a change list, in ms (docs/wire.md#change-window). */
const CHANGE_WINDOW_MS = 60_000;
/** In ms: events staged in the same ms are stamped slightly ahead of the clock; a list must include them. */
const STAGED_AHEAD_MS = 10;
/** In ms: covers every day within a week before or after, in any zone. */
const ODDS_SPAN_MS = 8 * 24 * 3_600_000;

const SCHEDULE = { $ref: "#/components/schemas/Schedule" };
const LINES = {
  type: "string",
  description:
    "Fields joined by ^: 0 id, 1 state, 2 match time, 3 start time, 4-5 scores, 6-7 half-time scores, 8-9 red cards, 10-11 yellow cards, 13 line-up, 17 explanation, 21 added time; times YYYYMMDDHHmm at UTC+8",
};

const FIXTURE = described(
  call(
    "The matches of one day in the viewer's zone, in every state",
    {
      date: text("Calendar day, today when absent", false, "2026-11-21"),
      timezone: text("Zone id, e8 when absent", false, "e0"),
      ...LANG,
      ...BUSTER,
    },
    SCHEDULE,
  ),
);
const LIVE = described(
  call("All matches in states 1 to 5, whatever their day", { ...LANG, ...BUSTER }, SCHEDULE),
);
const MATCHES = described(
  call(
    "The matches asked for, whatever their day; two past and three coming ones of each team, seven days of each league (assumed)",
    {
      ids: text("Match ids joined by commas, at most 500", false, "1001,1002"),
      teamIds: text("Team ids joined by commas, at most 500", false, "1001"),
      sclassIds: text("League ids joined by commas, at most 500", false, "36"),
      timezone: text("Zone id, e8 when absent: the days of leagues begin with its today", false, "e0"),
      ...LANG,
    },
    SCHEDULE,
  ),
);
const LIVE_CHANGE = described(call("Live-change records of the last 60 s, joined by !", BUSTER, LINES));
const ODDS_CHANGE = described(
  call("Odds records of the last 60 s, id^home^draw^away, joined by !", { ...PROVIDER, ...BUSTER }, string),
);
const ODDS = described(
  call("The full odds list of a provider, id^home^draw^away, joined by !", PROVIDER, string),
);

type Query = { Querystring: Record<string, unknown> };

/** Of the whole server, or of an edge with what the bus has brought. */
export type FootballServices = Published & Pick<Services, "world">;

export function footballRoutes(app: FastifyInstance, services: FootballServices): void {
  const { world, quirks } = services;
  const shared = createSharedAnswers(services);
  const prices = createPriceBook(world, services.stage.version);

  function schedule(ids: readonly number[], lang: string, at: number): Envelope {
    const data = writeSchedule(world, { ids, lang, now: at });
    return answer(quirks.looseTypes ? withQuirks(data) : data);
  }

  function liveChanges(at: number): string {
    const ids = new Set([
      ...world.changedBetween(at - CHANGE_WINDOW_MS, at + STAGED_AHEAD_MS),
      ...services.stage.putSince(at - CHANGE_WINDOW_MS),
    ]);
    const matches = [...ids].map((id) => world.matchAt(id, at));
    return matches
      .filter((match) => match !== undefined)
      .map(writeLiveLine)
      .join("!");
  }

  function oddsChanges(provider: number, at: number): string {
    const lines: string[] = [];
    for (const id of world.pricesChangedBetween(at - CHANGE_WINDOW_MS, at + STAGED_AHEAD_MS)) {
      const quoted = world.pricesAt(id, provider, at);
      if (quoted === undefined) continue;
      const { opening, current } = quoted;
      lines.push(
        quirks.commaOdds ? writeOddsCommaLine(id, provider, opening, current) : writeOddsLine(id, current),
      );
    }
    return lines.join("!");
  }

  function allOdds(provider: number, at: number): string {
    const ids = new Set([
      ...world.running(at),
      ...world.matchesBetween(at - ODDS_SPAN_MS, at + ODDS_SPAN_MS),
    ]);
    return prices.lines(provider, ids, at).join("!");
  }

  app.get<Query>("/api/football/fixture", FIXTURE, async (request, reply) => {
    const lang = readLang(request.query);
    const day = readDay(request.query, services.now());
    if (!lang.ok) return refusal(400, lang.msg);
    if (!day.ok) return refusal(400, day.msg);
    const { from, to } = day.value;
    return shared.send(`fixture ${from} ${to} ${lang.value}`, request, reply, (at) =>
      schedule(world.matchesBetween(from, to), lang.value, at),
    );
  });

  app.get<Query>("/api/football/live", LIVE, async (request, reply) => {
    const lang = readLang(request.query);
    if (!lang.ok) return refusal(400, lang.msg);
    return shared.send(`live ${lang.value}`, request, reply, (at) =>
      schedule(world.running(at), lang.value, at),
    );
  });

  app.get<Query>("/api/football/matches", MATCHES, async ({ query }) => {
    const lang = readLang(query);
    const asked = readMatchesAsked(query);
    const today = readDay({ timezone: query["timezone"] }, services.now());
    if (!lang.ok) return refusal(400, lang.msg);
    if (!asked.ok) return refusal(400, asked.msg);
    if (!today.ok) return refusal(400, today.msg);
    const at = shared.instant();
    const ids = matchesAsked(world, asked.value, { now: at, today: today.value.from });
    return schedule(ids, lang.value, at);
  });

  app.get("/api/football/liveChange", LIVE_CHANGE, async (request, reply) =>
    shared.send("liveChange", request, reply, (at) => answer(liveChanges(at))),
  );

  app.get<Query>("/api/football/oddsChange", ODDS_CHANGE, async (request, reply) => {
    const provider = readProvider(request.query);
    if (!provider.ok) return refusal(400, provider.msg);
    return shared.send(`oddsChange ${provider.value}`, request, reply, (at) =>
      answer(oddsChanges(provider.value, at)),
    );
  });

  app.get<Query>("/api/football/odds", ODDS, async (request, reply) => {
    const provider = readProvider(request.query);
    if (!provider.ok) return refusal(400, provider.msg);
    return shared.send(`odds ${provider.value}`, request, reply, (at) => answer(allOdds(provider.value, at)));
  });
}
