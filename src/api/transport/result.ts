// The result of a call: a value, or a failure as data; an expected failure is never thrown.
import { ERROR_WORD } from "#domain/failureWords.ts";
import type { Refusal } from "#domain/refusals.ts";

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/**
 * Why a call failed. "notFound": its subject does not exist. "signedOut": it needs a sign-in, or the one it was
 * sent with has ended. "refused": the server refused it, with its code and message. "noAnswer": no answer could be
 * read, and nothing was changed. "unknown": an act that may have been carried out: it was cut off, timed out, or the
 * core was replaced after it may have been sent.
 */
export type FailureReason = "notFound" | "signedOut" | "refused" | "noAnswer" | "unknown";

export interface Failure {
  readonly ok: false;
  readonly reason: FailureReason;
  /**
   * The envelope's code; 401 when signed out, 404 when not found; else -1
   * (docs/product.md#error-catalogue).
   */
  readonly code: number;
  /** What was refused, where the product does something about it. */
  readonly refusal?: Refusal;
  /** The server's message, the status text, or the word "error" (docs/product.md#error-catalogue). */
  readonly message: string;
  /** The caller asked not to show the failure to the user (docs/product.md#error-catalogue). */
  readonly silent?: true;
}

/** An act is done (`ok`), refused (every other reason), or "unknown". */
export type Result<T> = Success<T> | Failure;

/** docs/product.md#error-catalogue: a transport error has code -1. */
const TRANSPORT_ERROR = -1;
/** docs/wire.md#code-401: the code, and the status, of a call without a valid sign-in. */
export const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

/** Wraps a value as a result. */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/**
 * A failure with the server's message and code, or the word "error" and code -1 where there are none
 * (docs/product.md#error-catalogue).
 */
export function failure(reason: FailureReason, message = "", code?: number): Failure {
  const usual = reason === "signedOut" ? UNAUTHORIZED : reason === "notFound" ? NOT_FOUND : TRANSPORT_ERROR;
  return { ok: false, reason, code: code ?? usual, message: message === "" ? ERROR_WORD : message };
}

/** The failure for an envelope's code other than 0. */
export function refusal(code: number, message?: string): Failure {
  const reason = code === UNAUTHORIZED ? "signedOut" : code === NOT_FOUND ? "notFound" : "refused";
  return failure(reason, message, code);
}
