// The envelope of every product call's answer (CONTRACT §1).

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** A successful answer: code 0. */
export function answer(data: unknown): Envelope {
  return { code: 0, msg: "", data };
}

/** A refusal with its reason; code 401 means that the call needs a member. */
export function refusal(code: number, msg: string): Envelope {
  return { code, msg, data: null };
}
