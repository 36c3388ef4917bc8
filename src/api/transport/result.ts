// The outcome of a call: a value, or what went wrong as data; an expected failure is never thrown.

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure {
  readonly ok: false;
  /** The envelope's code; 401 when signed out; TRANSPORT_ERROR when no answer could be read. */
  readonly code: number;
  /** The server's message, the status text, or the word "error" (SPEC §8). */
  readonly message: string;
  /** The caller asked that the user be told nothing (SPEC §8). */
  readonly silent?: true;
}

export type Result<T> = Success<T> | Failure;

/** SPEC §8: a transport error has code -1. */
export const TRANSPORT_ERROR = -1;
/** SPEC §8: the login state is cleared silently. */
export const UNAUTHORIZED = 401;
/** SPEC §8: the message where the server gives none. */
const ERROR_WORD = "error";

/** A value as a result. */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** A failure with the server's message, or the word "error" where there is none. */
export function failure(code: number, message = ""): Failure {
  return { ok: false, code, message: message === "" ? ERROR_WORD : message };
}
