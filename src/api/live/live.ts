// The calls of the live feed: lists, changes, odds and the stream's token.
// See docs/wire.md#live-calls.
import type { FavoriteLists } from "#domain/favorites.ts";
import type { MatchList } from "#domain/match/match.ts";
import { zoneId } from "#domain/zones.ts";
import type { Endpoint } from "../transport/endpoint.ts";
import type { Http } from "../transport/http.ts";
import type { Result } from "../transport/result.ts";
import { readFilledText } from "./readFilledText.ts";
import { readMatchList } from "./readMatchList.ts";

export const LIVE_ENDPOINTS = {
  fixture: { method: "GET", path: "/api/football/fixture", source: "spec", retry: "never" },
  live: { method: "GET", path: "/api/football/live", source: "spec", retry: "never" },
  /** Matches by id, and those of teams and leagues: for favourites outside the loaded days. */
  matches: { method: "GET", path: "/api/football/matches", source: "assumed", retry: "never" },
  liveChange: { method: "GET", path: "/api/football/liveChange", source: "spec", retry: "never" },
  oddsChange: { method: "GET", path: "/api/football/oddsChange", source: "spec", retry: "never" },
  odds: { method: "GET", path: "/api/football/odds", source: "spec", retry: "never" },
  websocketToken: { method: "GET", path: "/api/common/websocketToken", source: "spec", retry: "never" },
} as const satisfies Readonly<Record<string, Endpoint>>;

const RECORD_END = "!";

/** docs/wire.md#matches-of-favourites: of each kind in one call. */
const MOST_IDS = 500;

export interface ListContext {
  /** Language code on the wire, such as en_GB. */
  readonly language: string;
  /** The viewer's offset in minutes east of UTC. */
  readonly offsetMinutes: number;
}

export type LiveApi = ReturnType<typeof createLiveApi>;

/** The calls of the live feed over `http`, all of them GETs; each answers with a Result and never throws. */
export function createLiveApi(http: Http) {
  /** Parameters of a list; `r` prevents caching (docs/wire.md#live-calls). */
  const listParams = ({ language, offsetMinutes }: ListContext) => ({
    lang: language,
    timezone: zoneId(offsetMinutes),
    r: http.now(),
  });

  return {
    /** All matches of a calendar day (yyyy-mm-dd in the viewer's zone), in every state. */
    fetchDay(query: ListContext & { readonly date: string }): Promise<Result<MatchList>> {
      const params = { date: query.date, ...listParams(query) };
      return http.get(LIVE_ENDPOINTS.fixture.path, params, { read: readMatchList });
    },

    /** All matches in states 1 to 5, whatever their day. */
    fetchLive(query: ListContext): Promise<Result<MatchList>> {
      return http.get(LIVE_ENDPOINTS.live.path, listParams(query), { read: readMatchList });
    },

    /**
     * Matches whatever their day: those with these ids, the last and next ones of these teams, and those of the coming
     * days of these leagues (docs/wire.md#matches-of-favourites). Ids the server does not know are missing.
     */
    fetchMatches(query: ListContext & { readonly of: FavoriteLists }): Promise<Result<MatchList>> {
      const { match, team, league } = query.of;
      const params = {
        ids: joined(match),
        teamIds: joined(team),
        sclassIds: joined(league),
        ...listParams(query),
      };
      return http.get(LIVE_ENDPOINTS.matches.path, params, { read: readMatchList });
    },

    /** The records of the last 60 s, for the line reader. */
    fetchLiveChange(): Promise<Result<string>> {
      const params = { r: http.now() };
      return http.get(LIVE_ENDPOINTS.liveChange.path, params, { read: readRecords });
    },

    /** The odds records of a provider that changed in the last 60 s, for readOddsChange. */
    fetchOddsChange(providerId: number): Promise<Result<string>> {
      const params = { companyId: providerId, r: http.now() };
      return http.get(LIVE_ENDPOINTS.oddsChange.path, params, { read: readRecords });
    },

    /** All odds records of a provider, for readOddsChange. */
    fetchOdds(providerId: number): Promise<Result<string>> {
      const params = { companyId: providerId };
      return http.get(LIVE_ENDPOINTS.odds.path, params, { read: readRecords });
    },

    fetchWebsocketToken(): Promise<Result<string>> {
      return http.get(LIVE_ENDPOINTS.websocketToken.path, {}, { read: readFilledText });
    },
  };
}

/** Ids as the server takes them, the latest where there are too many; undefined for none. */
function joined(ids: readonly number[]): string | undefined {
  return ids.slice(-MOST_IDS).join(",") || undefined;
}

/**
 * The records of a change answer as one text, whether they were sent as text or as a list: joined by "!"; "" when nothing
 * changed (null or an empty list), undefined when the value is neither text nor a list. Items of a list that are no text
 * are left out.
 */
export function readRecords(data: unknown): string | undefined {
  if (typeof data === "string") return data;
  if (data === null) return "";
  if (!Array.isArray(data)) return undefined;
  return data.filter((record) => typeof record === "string").join(RECORD_END);
}
