// How late the core shows what it learns, as the parts that take news need to know it.
// See docs/product.md#delay-and-hidden-scores.
import type { Result } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { MatchUpdate } from "#domain/match/match.ts";

/** An answer that a page asked for. */
export interface AskedAnswer {
  readonly answer: Promise<Result<unknown>>;
  /** Local epoch ms; Infinity until the answer arrives. */
  readonly fetchedAt: number;
}

/** One object for the life of a core. Without a delay it has nothing but `ms`, and nothing waits. */
export interface Late {
  /** 0 without a delay. */
  ms: number;
  /** Runs it after the delay, in the order in which it is handed over. */
  hold?: ((run: () => void) => void) | undefined;
  /** Takes a record with `apply` after the delay; `forget` is told where the store does not take it. */
  take?:
    | ((
        update: MatchUpdate,
        apply: (update: MatchUpdate) => boolean,
        forget: (matchId: number) => void,
      ) => true)
    | undefined;
  /** A record that repeats the last one confirms the match after the delay. */
  touch?: ((matchId: number) => void) | undefined;
  /** What a page may be shown now of an answer; undefined for an answer that tells nothing. */
  answer?:
    | ((key: string, request: PageRequest, asked: AskedAnswer) => Promise<Result<unknown>> | undefined)
    | undefined;
}
