// The envelope every product call answers with (CONTRACT §1).

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** A good answer: code 0. */
export function answer(data: unknown): Envelope {
  return { code: 0, msg: "", data };
}

/** A refusal with its reason; code 401 means "sign in first". */
export function refusal(code: number, msg: string): Envelope {
  return { code, msg, data: null };
}
