// The public football calls of docs/wire.md#live-calls: schedules, live changes and odds.
import type { FastifyInstance } from "fastify";
import { BUSTER, call, LANG, PROVIDER, string, text } from "../apiPaths/parts.ts";
import { matchesAsked } from "../details/matchesAsked.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal, type Envelope } from "../server/envelope.ts";
import { writeLiveLine, writeOddsCommaLine, writeOddsLine } from "../stream/liveLines.ts";
import { withQuirks, writeSchedule } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import { readDay, readLang, readMatchesAsked, readProvider } from "./footballQuery.ts";

/** The period covered by a change list, in ms (docs/wire.md#change-window). */
const CHANGE_WINDOW_MS = 60_000;
/** In ms: events staged in the same ms are stamped slightly ahead of the clock; a list must include them. */
const STAGED_AHEAD_MS = 10;
/** In ms: change lists requested within this time share one text. */
const SAME_ANSWER_MS = 500;
/** In ms: the full odds list is long and rarely requested; staged odds still invalidate it at once. */
const SAME_ODDS_MS = 5_000;
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

/**
 * Shares a text among requests of `forMs` while nothing is staged and nothing `hasChanged` since it was written, epoch
 * ms. A client takes an answer for the state of the moment in which it asked.
 */
function remembered(
  services: Services,
  forMs: number,
  hasChanged: (since: number, now: number) => boolean,
  write: (key: number) => string,
): (key: number) => string {
  const kept = new Map<number, { readonly stamp: string; readonly at: number; readonly text: string }>();
  return (key) => {
    const at = services.now();
    const stamp = `${Math.floor(at / forMs)}/${services.stage.version()}/${services.quirks.commaOdds}`;
    const last = kept.get(key);
    if (last?.stamp === stamp && !hasChanged(last.at, at)) return last.text;
    const now = { stamp, at, text: write(key) };
    kept.set(key, now);
    return now.text;
  };
}

export function footballRoutes(app: FastifyInstance, services: Services): void {
  const { world, now, quirks } = services;

  function schedule(ids: readonly number[], lang: string): Envelope {
    const data = writeSchedule(world, { ids, lang, now: now() });
    return answer(quirks.looseTypes ? withQuirks(data) : data);
  }

  const isLiveChanged = (since: number, until: number): boolean =>
    world.changedBetween(since, until).length > 0;
  const arePricesChanged = (since: number, until: number): boolean =>
    world.pricesChangedBetween(since, until).length > 0;

  const liveChanges = remembered(services, SAME_ANSWER_MS, isLiveChanged, () => {
    const at = now();
    const ids = new Set([
      ...world.changedBetween(at - CHANGE_WINDOW_MS, at + STAGED_AHEAD_MS),
      ...services.stage.putSince(at - CHANGE_WINDOW_MS),
    ]);
    const matches = [...ids].map((id) => world.matchAt(id, at));
    return matches
      .filter((match) => match !== undefined)
      .map(writeLiveLine)
      .join("!");
  });

  const oddsChanges = remembered(services, SAME_ANSWER_MS, arePricesChanged, (provider) => {
    const at = now();
    const lines: string[] = [];
    for (const id of world.pricesChangedBetween(at - CHANGE_WINDOW_MS, at + STAGED_AHEAD_MS)) {
      const prices = world.pricesAt(id, provider, at);
      if (prices === undefined) continue;
      const { opening, current } = prices;
      lines.push(
        quirks.commaOdds ? writeOddsCommaLine(id, provider, opening, current) : writeOddsLine(id, current),
      );
    }
    return lines.join("!");
  });

  const allOdds = remembered(services, SAME_ODDS_MS, arePricesChanged, (provider) => {
    const at = now();
    const ids = new Set([
      ...world.running(at),
      ...world.matchesBetween(at - ODDS_SPAN_MS, at + ODDS_SPAN_MS),
    ]);
    const lines: string[] = [];
    for (const id of ids) {
      const prices = world.pricesAt(id, provider, at);
      if (prices !== undefined) lines.push(writeOddsLine(id, prices.current));
    }
    return lines.join("!");
  });

  app.get<Query>("/api/football/fixture", FIXTURE, async ({ query }) => {
    const lang = readLang(query);
    const day = readDay(query, now());
    if (!lang.ok) return refusal(400, lang.msg);
    if (!day.ok) return refusal(400, day.msg);
    return schedule(world.matchesBetween(day.value.from, day.value.to), lang.value);
  });

  app.get<Query>("/api/football/live", LIVE, async ({ query }) => {
    const lang = readLang(query);
    return lang.ok ? schedule(world.running(now()), lang.value) : refusal(400, lang.msg);
  });

  app.get<Query>("/api/football/matches", MATCHES, async ({ query }) => {
    const lang = readLang(query);
    const asked = readMatchesAsked(query);
    const at = now();
    const today = readDay({ timezone: query["timezone"] }, at);
    if (!lang.ok) return refusal(400, lang.msg);
    if (!asked.ok) return refusal(400, asked.msg);
    if (!today.ok) return refusal(400, today.msg);
    return schedule(matchesAsked(world, asked.value, { now: at, today: today.value.from }), lang.value);
  });

  app.get("/api/football/liveChange", LIVE_CHANGE, async () => answer(liveChanges(0)));

  app.get<Query>("/api/football/oddsChange", ODDS_CHANGE, async ({ query }) => {
    const provider = readProvider(query);
    return provider.ok ? answer(oddsChanges(provider.value)) : refusal(400, provider.msg);
  });

  app.get<Query>("/api/football/odds", ODDS, async ({ query }) => {
    const provider = readProvider(query);
    return provider.ok ? answer(allOdds(provider.value)) : refusal(400, provider.msg);
  });
}
