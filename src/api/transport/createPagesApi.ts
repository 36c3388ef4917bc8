// The calls behind match, league, team and player pages, search and posts: one door for all of them (CONTRACT §4).
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { zoneId } from "#domain/zones.ts";
import { callEndpoint } from "./endpoint.ts";
import type { Http, Params } from "./http.ts";
import type { ListContext } from "../live/live.ts";
import type { Result } from "./result.ts";
import { PAGE_CALLS } from "./pageCallTable.ts";

export interface PagesApi {
  /** The answer of a call as PageCalls types it; never throws. An unknown id is a failure with code 404. */
  load(request: PageRequest, context: ListContext): Promise<Result<unknown>>;
}

/** The page calls over `http`. */
export function createPagesApi(http: Http): PagesApi {
  return {
    load(request, { language, offsetMinutes }) {
      const { endpoint, params, body, read } = describe(request);
      return callEndpoint(
        http,
        endpoint,
        { params: { ...params, lang: language, timezone: zoneId(offsetMinutes) }, body },
        { read },
      );
    },
  };
}

function describe({ call, params }: PageRequest) {
  // The table's entry fits the call it stands under; the compiler cannot follow that through the union.
  const entry = PAGE_CALLS[call] as {
    readonly endpoint: (typeof PAGE_CALLS)[typeof call]["endpoint"];
    params(of: typeof params): Params;
    body?(of: typeof params): unknown;
    read(data: unknown): unknown;
  };
  return {
    endpoint: entry.endpoint,
    params: entry.params(params),
    body: entry.body?.(params),
    read: entry.read,
  };
}
