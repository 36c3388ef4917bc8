// The proof's server: matches with their changes and prices; its state is the expected state of the tabs.
import type { Delivery, FeedMatch, FeedRecord } from "./eventsOracle.ts";
import {
  NO_EXPLANATION,
  type Prices,
  writeEnvelope,
  writeList,
  writeOdds,
  writeRecord,
} from "./feedWriter.ts";
import { isPlayed } from "./rowsOracle.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";

/** docs/wire.md#change-window: change calls contain the changes of the last 60 s. */
const CHANGE_WINDOW_MS = 60_000;
const MINUTE = 60_000;
const DAY = 86_400_000;
export const PROVIDERS = [8, 47, 9] as const;

/** An answer of the server, with the deliveries it makes if it arrives. */
interface Answer {
  readonly body: string;
  readonly delivers: readonly Delivery[];
}

export interface FeedServer {
  readonly matches: ReadonlyMap<number, FeedMatch>;
  price(provider: number, matchId: number): Prices | undefined;
  /** Changes a match; returns the record of the change. */
  change(matchId: number, to: Partial<FeedMatch>): FeedRecord;
  /** A match that was in no list before. */
  add(match: FeedMatch): FeedRecord;
  setPrice(provider: number, matchId: number, prices: Prices): void;
  /** An earlier state of the match, as sent by an inconsistent server. */
  past(matchId: number, back: number): FeedRecord | undefined;
  /** The answer to a call; undefined for an unknown path. `deliveredBefore`: deliveries before the request. */
  answer(url: URL, deliveredBefore: number): Answer | undefined;
  /** The ids of a calendar day at UTC, or of the running matches. */
  idsOf(scope: string): readonly number[];
}

/** A match of this server before its kick-off. */
export function aFeedMatch(id: number, kickoffAt: number): FeedMatch {
  const nothing = { homeScore: 0, awayScore: 0, homeHalf: 0, awayHalf: 0, homeRed: 0, awayRed: 0 };
  return {
    id,
    leagueId: id % 3 === 0 ? 37 : 36,
    homeId: id * 10,
    awayId: id * 10 + 1,
    state: 0,
    kickoffAt,
    periodStartedAt: kickoffAt,
    ...nothing,
    homeYellow: 0,
    awayYellow: 0,
    addedTime: 0,
    lineup: false,
    explanation: NO_EXPLANATION,
  };
}

/** The instant cut to a whole minute, as on the wire. */
export function wholeMinute(epochMs: number): number {
  return Math.floor(epochMs / MINUTE) * MINUTE;
}

/** A server with these initial matches. `now` is its own time. */
export function createFeedServer(options: {
  readonly first: readonly FeedMatch[];
  readonly random: SeededRandom;
  /** Sends numbers as text and booleans as 0 and 1 in lists, and odds in the comma form. */
  readonly loose: boolean;
  now(): number;
}): FeedServer {
  const { random, loose, now } = options;
  const matches = new Map(options.first.map((match) => [match.id, match]));
  const changedAt = new Map<number, number>();
  const history = new Map<number, FeedMatch[]>();
  const prices = new Map<string, { readonly now: Prices; readonly at: number }>();

  const price = (provider: number, id: number): Prices | undefined => prices.get(`${provider}:${id}`)?.now;
  const idsBetween = (from: number, to: number): number[] =>
    [...matches.values()].filter(({ kickoffAt }) => kickoffAt >= from && kickoffAt < to).map(({ id }) => id);
  const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

  function idsOf(scope: string): readonly number[] {
    if (scope !== "live") return idsBetween(startOf(scope), startOf(scope) + DAY);
    return [...matches.values()].filter(({ state }) => isPlayed(state)).map(({ id }) => id);
  }

  function list(
    url: URL,
    ids: readonly number[],
    deliveredBefore: number,
    day: { from: number; to: number } | undefined,
  ) {
    const listed = ids.flatMap((id) => matches.get(id) ?? []);
    const language = url.searchParams.get("lang") ?? "";
    const body = writeList(listed, (id) => price(8, id), language, loose);
    return {
      body,
      delivers: [{ kind: "list" as const, at: 0, deliveredBefore, day, matches: listed, clockKnown: true }],
    };
  }

  /** Recent changes, in any order, some of them twice. */
  function liveChange(deliveredBefore: number): Answer {
    const recent = [...matches.values()].filter(
      ({ id }) => (changedAt.get(id) ?? -Infinity) > now() - CHANGE_WINDOW_MS,
    );
    if (random.chance(0.3)) recent.reverse();
    if (random.chance(0.2)) recent.push(...recent);
    const delivers = recent.map((match) => {
      return { kind: "record" as const, at: 0, deliveredBefore, fields: match, text: writeRecord(match) };
    });
    return { body: writeEnvelope(delivers.map(({ text }) => text).join("!")), delivers };
  }

  function odds(url: URL, changesOnly: boolean): Answer {
    const provider = Number(url.searchParams.get("companyId"));
    const since = changesOnly ? now() - CHANGE_WINDOW_MS : -Infinity;
    const lines: string[] = [];
    for (const [key, entry] of prices) {
      const [of, id] = key.split(":").map(Number);
      if (of !== provider || id === undefined || entry.at <= since) continue;
      const comma = loose && changesOnly;
      lines.push(comma ? [id, of, ...entry.now, ...entry.now].join(",") : writeOdds(id, entry.now));
    }
    return { body: writeEnvelope(lines.join("!")), delivers: [] };
  }

  return {
    matches,
    price,
    idsOf,
    change(matchId, to) {
      const before = matches.get(matchId);
      if (!before) throw new Error(`the server has no match ${matchId}`);
      const after = { ...before, ...to };
      history.set(matchId, [...(history.get(matchId) ?? []), before]);
      matches.set(matchId, after);
      changedAt.set(matchId, now());
      return after;
    },
    add(match) {
      matches.set(match.id, match);
      changedAt.set(match.id, now());
      return match;
    },
    setPrice(provider, matchId, next) {
      prices.set(`${provider}:${matchId}`, { now: next, at: now() });
    },
    past: (matchId, back) => history.get(matchId)?.at(-1 - back),
    answer(url, deliveredBefore) {
      switch (url.pathname) {
        case "/api/football/fixture": {
          const date = url.searchParams.get("date") ?? "";
          return list(url, idsOf(date), deliveredBefore, { from: startOf(date), to: startOf(date) + DAY });
        }
        case "/api/football/live":
          return list(url, idsOf("live"), deliveredBefore, undefined);
        case "/api/football/matches": {
          const ids = (url.searchParams.get("ids") ?? "").split(",").map(Number);
          // The list covers matches, not a day. Teams and leagues have no others here.
          return list(url, ids, deliveredBefore, { from: 0, to: 0 });
        }
        case "/api/football/liveChange":
          return liveChange(deliveredBefore);
        case "/api/football/oddsChange":
          return odds(url, true);
        case "/api/football/odds":
          return odds(url, false);
        case "/api/common/ipLocate":
          return { body: writeEnvelope("England"), delivers: [] };
        default:
          return undefined;
      }
    },
  };
}
