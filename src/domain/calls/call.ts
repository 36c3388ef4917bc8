// What the record of a call says: what a page may read from the server, and what it may ask the server to do.
import type { MutedShown } from "../community/postChange.ts";
import type { CacheTag } from "./cacheTags.ts";

/** The types of a call's parameters and answer. Only the compiler reads it: no record has a value there. */
declare const TYPES: unique symbol;
interface Types<Params, Answer> {
  readonly params: Params;
  readonly answer: Answer;
}

/** Any read, without its types. */
export interface AnyRead {
  /**
   * True when the answer depends on who asks, also where a visitor may ask. The answer given to one member is never
   * shown to another or to a visitor, and is forgotten with the sign-in.
   */
  readonly ofMember: boolean;
  /** What the answer is about: live changes and acts that name one of these make it out of date. */
  tags(params: never): readonly CacheTag[];
  /**
   * How long an answer is fresh, ms; the general cache's 60 s (docs/product.md#cache-times) where it is left
   * out.
   */
  readonly maxAgeMs?: number;
  /** Failures are only logged (docs/product.md#failures-only-logged): the page did not ask for its own sake. */
  readonly silent?: true;
  /**
   * Of answers with posts, replies or members: what becomes of those of muted members. The core hands such an answer out
   * with all that it knows about posts and mutes, and any other one as it came.
   */
  readonly muted?: MutedShown;
  /** Parameters of the same read to which this answer is the answer as well; undefined where there are none. */
  answersToo?(params: never, answer: never): unknown;
}

/** A call that reads and changes nothing. The core shares one answer among all tabs while it is fresh. */
export interface Read<Params, Answer> extends AnyRead {
  readonly [TYPES]: Types<Params, Answer>;
  tags(params: Params): readonly CacheTag[];
  answersToo?(params: Params, answer: Answer): unknown;
}

/** Any act, without its types. */
export interface AnyAct {
  /**
   * The tags that are out of date once it is done, in every tab. Empty where no answer changes. `memberId` is the
   * asker's own id; undefined for a visitor.
   */
  outdates(params: never, memberId: number | undefined): readonly CacheTag[];
  /**
   * "begins": the answer is a sign-in. "ends": the asker's sign-in is over when it is done. "endsFirst": it is over
   * before the server is asked, whatever the answer.
   */
  readonly session?: "begins" | "ends" | "endsFirst";
  /** Failures are only logged (docs/product.md#failures-only-logged). */
  readonly silent?: true;
  /**
   * The caller gives a UUID with it, sent as the header Idempotency-Key: the server does what it names once. It stays
   * the same until the outcome is known.
   */
  readonly key?: true;
}

/** A call that does something on the server. The page never sends it twice by itself. */
export interface Act<Params, Answer> extends AnyAct {
  readonly [TYPES]: Types<Params, Answer>;
  outdates(params: Params, memberId: number | undefined): readonly CacheTag[];
}

export type ParamsOf<Call extends { readonly [TYPES]: Types<unknown, unknown> }> =
  Call[typeof TYPES]["params"];
export type AnswerOf<Call extends { readonly [TYPES]: Types<unknown, unknown> }> =
  Call[typeof TYPES]["answer"];
export type AnyReads = Readonly<Record<string, AnyRead & { readonly [TYPES]: Types<unknown, unknown> }>>;
export type AnyActs = Readonly<Record<string, AnyAct & { readonly [TYPES]: Types<unknown, unknown> }>>;

/**
 * Sample parameters of each call of a table, declared beside it: tests go through all calls with them. They are about
 * member 9 where a call is about a member. A build leaves them out.
 */
export type SamplesOf<Calls extends Readonly<Record<string, { readonly [TYPES]: Types<unknown, unknown> }>>> =
  {
    readonly [Name in keyof Calls]: ParamsOf<Calls[Name]>;
  };

/** Parameters of a call that takes none. */
export type NoParams = Readonly<Record<string, never>>;
/** Counted from 1. */
export interface OfPage {
  readonly page: number;
}
export interface OfUser {
  readonly userId: number;
}

/** A read with these types. */
export function read<Params, Answer>(record: Omit<Read<Params, Answer>, typeof TYPES>): Read<Params, Answer> {
  return record as Read<Params, Answer>;
}

/** An act with these types; `Shape` keeps the marks it has, so that the compiler asks the callers for a `key`. */
export function act<Params, Answer>() {
  return <const Shape extends Omit<Act<Params, Answer>, typeof TYPES>>(record: Shape) =>
    record as Act<Params, Answer> & Shape;
}

/** Of calls that no change makes out of date, and of acts that change no answer. */
export const NO_TAGS = (): readonly CacheTag[] => [];
