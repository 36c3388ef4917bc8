// The envelope of every product call's answer.
// See docs/wire.md#envelope.
import { say, type Words, words } from "../words/words.ts";

export interface Envelope {
  readonly code: number;
  /** Words of the table are put into the asker's language when the answer is sent. */
  readonly msg: string | Words;
  readonly data: unknown;
}

/** A successful answer: code 0. */
export function answer(data: unknown): Envelope {
  return { code: 0, msg: "", data };
}

/** A refusal with its reason; code 401 means that the call needs a member. */
export function refusal(code: number, msg: string | Words): Envelope {
  return { code, msg: typeof msg === "string" ? detailed(code, msg) : msg, data: null };
}

/** A plain text explains to a developer what is wrong with a call; the person before the page reads a sentence around it. */
function detailed(code: number, detail: string): string | Words {
  return code === 400 ? words("badRequest", { detail }) : detail;
}

/** The answer as it is sent to who asked in the language `lang` (a code such as fr_FR). */
export function localized(payload: unknown, lang: unknown): unknown {
  return isEnvelope(payload) && typeof payload.msg !== "string"
    ? { ...payload, msg: say(lang, payload.msg) }
    : payload;
}

/** Whole seconds after which a refused call may be made again; undefined where the answer does not say. */
export function retryAfterOf(payload: unknown): number | undefined {
  if (!isEnvelope(payload) || typeof payload.data !== "object" || payload.data === null) return undefined;
  const { retryAfter } = payload.data as { readonly retryAfter?: unknown };
  return payload.code !== 0 && typeof retryAfter === "number" ? retryAfter : undefined;
}

function isEnvelope(payload: unknown): payload is Envelope {
  return typeof payload === "object" && payload !== null && "code" in payload && "msg" in payload;
}
