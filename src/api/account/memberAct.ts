// How an act of a member is described: its endpoint, what it sends, and the reader of its answer.
import type {
  ActAnswer,
  ActParams,
  Credentials,
  MemberActName,
  SignedIn,
} from "#domain/member/memberActs.ts";
import type { Endpoint } from "../transport/endpoint.ts";

/** What the server answers: credentials where a page is later told of a sign-in. */
type WireAnswer<Name extends MemberActName> =
  ActAnswer<Name> extends SignedIn ? Credentials : ActAnswer<Name>;

export interface MemberAct<Name extends MemberActName> {
  readonly endpoint: Endpoint;
  /** The body of a POST; a Blob is sent as it is. */
  body?(params: ActParams<Name>): unknown;
  /** `message` is the envelope's. undefined counts as an unreadable answer. */
  read(data: unknown, message: string): WireAnswer<Name> | undefined;
  /** SPEC §8: failures the user is told nothing of. */
  readonly silent?: boolean;
}

export type MemberActTable<Names extends MemberActName> = { readonly [Name in Names]: MemberAct<Name> };

/** A POST of SPEC §7. "once": it creates or sends something (CONTRACT §1). */
export function listed(path: string, retry: "onStatus" | "once" = "onStatus"): Endpoint {
  return { method: "POST", path, source: "spec", retry };
}

/** A POST that SPEC §7 does not list (CONTRACT §4). */
export function assumedPost(path: string, retry: "onStatus" | "once" = "onStatus"): Endpoint {
  return { method: "POST", path, source: "assumed", retry };
}

/** The answer says nothing beyond its success. */
export function done(): true {
  return true;
}
