// How a page call is described: its endpoint, the parameters it sends, and the reader of its answer.
import type { PageAnswer, PageCallName, PageParams } from "#domain/calls/pageCalls.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Params } from "./http.ts";

interface PageCall<Name extends PageCallName> {
  readonly endpoint: Endpoint;
  /** Parameters on the wire; `lang` and `timezone` are added for every call. */
  params(params: PageParams<Name>): Params;
  /** The body of a POST. */
  body?(params: PageParams<Name>): unknown;
  /** undefined counts as an unreadable answer. */
  read(data: unknown): PageAnswer<Name> | undefined;
}

/** The calls of one area. */
export type PageCallTable<Names extends PageCallName> = { readonly [Name in Names]: PageCall<Name> };

/** A GET that SPEC §7 does not list (CONTRACT §4). */
export function assumed(path: string): Endpoint {
  return { method: "GET", path, source: "assumed", retry: "never" };
}
