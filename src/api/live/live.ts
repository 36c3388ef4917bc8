// The calls of the live feed: lists, changes, odds, the stream's token and the visitor's country.
// See docs/wire.md#live-calls.
import type { MatchList } from "#domain/match/match.ts";
import { zoneId } from "#domain/zones.ts";
import { callEndpoint, type Endpoint } from "../transport/endpoint.ts";
import type { Http } from "../transport/http.ts";
import type { Result } from "../transport/result.ts";
import { readMatchList } from "./readMatchList.ts";
import { readRecords } from "./readRecords.ts";

export const LIVE_ENDPOINTS = {
  fixture: { method: "GET", path: "/api/football/fixture", source: "spec", retry: "never" },
  live: { method: "GET", path: "/api/football/live", source: "spec", retry: "never" },
  /** Matches by id, whatever their day: for favourites outside the loaded days. */
  matches: { method: "GET", path: "/api/football/matches", source: "assumed", retry: "never" },
  liveChange: { method: "GET", path: "/api/football/liveChange", source: "spec", retry: "never" },
  oddsChange: { method: "GET", path: "/api/football/oddsChange", source: "spec", retry: "never" },
  odds: { method: "GET", path: "/api/football/odds", source: "spec", retry: "never" },
  websocketToken: { method: "GET", path: "/api/common/websocketToken", source: "spec", retry: "never" },
  ipLocate: { method: "GET", path: "/api/common/ipLocate", source: "spec", retry: "never" },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The token is sent in an address; servers refuse addresses that are too long. */
const LONGEST_WORD = 4_096;

export interface ListContext {
  /** Language code on the wire, such as en_GB. */
  readonly language: string;
  /** The viewer's offset in minutes east of UTC. */
  readonly offsetMinutes: number;
}

export type LiveApi = ReturnType<typeof createLiveApi>;

/** The calls of the live feed over `http`; each answers with a Result and never throws. */
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
      return callEndpoint(http, LIVE_ENDPOINTS.fixture, { params }, { read: readMatchList });
    },

    /** All matches in states 1 to 5, whatever their day. */
    fetchLive(query: ListContext): Promise<Result<MatchList>> {
      return callEndpoint(http, LIVE_ENDPOINTS.live, { params: listParams(query) }, { read: readMatchList });
    },

    /** The matches with these ids, whatever their day; ids the server does not know are missing. */
    fetchMatches(query: ListContext & { readonly ids: readonly number[] }): Promise<Result<MatchList>> {
      const params = { ids: query.ids.join(","), ...listParams(query) };
      return callEndpoint(http, LIVE_ENDPOINTS.matches, { params }, { read: readMatchList });
    },

    /** The records of the last 60 s, for the line reader. */
    fetchLiveChange(): Promise<Result<string>> {
      const params = { r: http.now() };
      return callEndpoint(http, LIVE_ENDPOINTS.liveChange, { params }, { read: readRecords });
    },

    /** The odds records of a provider that changed in the last 60 s, for readOddsChange. */
    fetchOddsChange(providerId: number): Promise<Result<string>> {
      const params = { companyId: providerId, r: http.now() };
      return callEndpoint(http, LIVE_ENDPOINTS.oddsChange, { params }, { read: readRecords });
    },

    /** All odds records of a provider, for readOddsChange. */
    fetchOdds(providerId: number): Promise<Result<string>> {
      const params = { companyId: providerId };
      return callEndpoint(http, LIVE_ENDPOINTS.odds, { params }, { read: readRecords });
    },

    fetchWebsocketToken(): Promise<Result<string>> {
      return callEndpoint(http, LIVE_ENDPOINTS.websocketToken, {}, { read: readFilledText });
    },

    /** English name of the visitor's country. */
    locate(): Promise<Result<string>> {
      return callEndpoint(http, LIVE_ENDPOINTS.ipLocate, {}, { read: readFilledText });
    },
  };
}

function readFilledText(data: unknown): string | undefined {
  const text = typeof data === "string" && data.length <= LONGEST_WORD ? data.trim() : "";
  return text === "" ? undefined : text;
}
