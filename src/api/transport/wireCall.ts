// The wire half of a call: endpoint, request, and the reader of the answer; its other half is in domain/calls.
import type { AnswerOf, AnyActs, AnyReads, ParamsOf } from "#domain/calls/call.ts";
import type { Credentials, SignedIn } from "#domain/member/signIn.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Params } from "./http.ts";

/** The server's answer to an act: credentials where the page receives a sign-in. */
type WireAnswer<Answer> = Answer extends SignedIn ? Credentials : Answer;

interface WireRead<Parameters, Answer> {
  readonly endpoint: Endpoint;
  /** Parameters on the wire; `lang` and `timezone` are added to every call. */
  params?(params: Parameters): Params;
  /** The body of a POST. */
  body?(params: Parameters): unknown;
  /** undefined counts as an unreadable answer. */
  read(data: unknown): Answer | undefined;
}

interface WireAct<Parameters, Answer> {
  readonly endpoint: Endpoint;
  /** The body of a POST; a Blob is sent as it is. */
  body?(params: Parameters): unknown;
  /** `message` is the envelope's. undefined counts as an unreadable answer. */
  read(data: unknown, message: string): WireAnswer<Answer> | undefined;
}

/** The wire halves of an area's reads; the compiler demands one for each. */
export type ReadTable<Reads extends AnyReads> = {
  readonly [Name in keyof Reads]: WireRead<ParamsOf<Reads[Name]>, AnswerOf<Reads[Name]>>;
};

/** The wire halves of an area's acts; the compiler demands one for each. */
export type ActTable<Acts extends AnyActs> = {
  readonly [Name in keyof Acts]: WireAct<ParamsOf<Acts[Name]>, AnswerOf<Acts[Name]>>;
};

/** A GET that docs/wire.md#listed-and-assumed-calls lists. */
export function specGet(path: string): Endpoint {
  return { method: "GET", path, source: "spec", retry: "never" };
}

/**
 * A POST that docs/wire.md#listed-and-assumed-calls lists. "once": it creates or sends something, or moves
 * money.
 */
export function specPost(path: string, retry: PostRetry = "onStatus"): Endpoint {
  return { method: "POST", path, source: "spec", retry };
}

/** A GET that the project has assumed (docs/wire.md#listed-and-assumed-calls). */
export function assumedGet(path: string): Endpoint {
  return { method: "GET", path, source: "assumed", retry: "never" };
}

/** A POST that the project has assumed (docs/wire.md#listed-and-assumed-calls). */
export function assumedPost(path: string, retry: PostRetry = "onStatus"): Endpoint {
  return { method: "POST", path, source: "assumed", retry };
}

type PostRetry = Exclude<Endpoint["retry"], "never">;

/** The reader of an answer without data. */
export function done(): true {
  return true;
}
