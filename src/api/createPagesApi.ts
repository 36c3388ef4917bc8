// Creates the reads of pages over HTTP, each from the wire half of its record.
import type { AnyRead } from "#domain/calls/call.ts";
import { type PageRequest, READS } from "#domain/calls/pageCalls.ts";
import { zoneId } from "#domain/zones.ts";
import { ACCOUNT_READ_CALLS } from "./account/accountCalls.ts";
import { LANGUAGE_CALLS } from "./account/languageCalls.ts";
import { SUPPORT_READ_CALLS } from "./account/supportCalls.ts";
import { ACTIVITY_READ_CALLS } from "./community/activityCalls.ts";
import { COMMUNITY_READ_CALLS } from "./community/communityCalls.ts";
import { MESSAGE_READ_CALLS } from "./community/messageCalls.ts";
import { PEOPLE_READ_CALLS } from "./community/peopleCalls.ts";
import { CREATOR_READ_CALLS } from "./creators/creatorCalls.ts";
import { FOOTBALL_CALLS } from "./football/footballCalls.ts";
import { STUDIO_READ_CALLS } from "./studio/studioCalls.ts";
import type { ListContext } from "./live/live.ts";
import { callEndpoint, type Endpoint } from "./transport/endpoint.ts";
import type { Http, Params } from "./transport/http.ts";
import type { Result } from "./transport/result.ts";
import type { ReadTable } from "./transport/wireCall.ts";
import { WALLET_READ_CALLS } from "./wallet/walletCalls.ts";

/** The wire halves of all reads. */
export const PAGE_CALLS: ReadTable<typeof READS> = {
  ...FOOTBALL_CALLS,
  ...ACCOUNT_READ_CALLS,
  ...PEOPLE_READ_CALLS,
  ...MESSAGE_READ_CALLS,
  ...COMMUNITY_READ_CALLS,
  ...CREATOR_READ_CALLS,
  ...WALLET_READ_CALLS,
  ...STUDIO_READ_CALLS,
  ...ACTIVITY_READ_CALLS,
  ...LANGUAGE_CALLS,
  ...SUPPORT_READ_CALLS,
};

/** An entry without its types: entry and request match by name, which the compiler cannot infer for the union. */
interface AnyWireRead {
  readonly endpoint: Endpoint;
  params?(params: never): Params;
  body?(params: never): unknown;
  read(data: unknown): unknown;
}

export interface PagesApi {
  /** The answer of a call in the type of its record; never throws. An unknown id is a failure "notFound". */
  load(request: PageRequest, context: ListContext): Promise<Result<unknown>>;
}

/** The reads over `http`. */
export function createPagesApi(http: Http): PagesApi {
  return {
    load({ call, params }, { language, offsetMinutes }) {
      const { endpoint, read, ...entry }: AnyWireRead = PAGE_CALLS[call];
      const wire: Params = {
        ...entry.params?.(params as never),
        lang: language,
        timezone: zoneId(offsetMinutes),
      };
      // An id in the path, such as withdraw/{id}; the server takes no notice of it in the query.
      const path = endpoint.path.replace("{id}", String(wire["id"]));
      const { silent }: AnyRead = READS[call];
      return callEndpoint(
        http,
        { ...endpoint, path },
        { params: wire, body: entry.body?.(params as never) },
        { read, ...(silent === true ? { silent } : {}) },
      );
    },
  };
}
