// Sends the text of a box: once at a time, with the same key until an outcome is known, and never beyond the limit.
// See docs/product.md#writing-simple-posts.
import type { ActAnswer, MemberActName } from "#domain/calls/memberActs.ts";
import { lettersLeft } from "#domain/community/letters.ts";
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import type { ActFailure, ActResult } from "#state/session/act.ts";
import {
  changeText,
  dropText,
  type KeptText,
  placeNow,
  readText,
  type SendProblem,
  useKeptText,
} from "#state/writing/texts.ts";

/** The server's code for a key that was used with another text: that text was sent (docs/wire.md#idempotency-key). */
const KEY_USED = 4028;
/** The code of an answer without words of the server: its message is the text of an HTTP status, or the word error. */
const NO_WORDS = -1;

export interface SendingOptions<Name extends MemberActName> {
  readonly slot: string;
  /** Letters of the text at most. */
  readonly most: number;
  /** Makes the call with what the member has written and chosen. */
  send(kept: KeptText, key: string): Promise<ActResult<Name>>;
  onSent(answer: ActAnswer<Name>): void;
}

export interface Sending {
  readonly kept: KeptText;
  write(text: string): void;
  /** Also after the box has left the page the outcome is kept with the text. Asks a visitor to sign in first. */
  submit(): void;
}

export function useSending<Name extends MemberActName>(options: SendingOptions<Name>): Sending {
  const { slot } = options;
  return {
    kept: useKeptText(slot),
    write(text) {
      const place = placeNow(slot);
      if (place) changeText(place, { text, ...clearedBy(readText(place)) });
    },
    submit: () => asMember(() => void submit(options)),
  };
}

/** Typing takes away what was said about the text, but not that its outcome is unknown. */
function clearedBy({ problem }: KeptText): Partial<KeptText> {
  return problem === undefined || problem.kind === "unknown" ? {} : { problem: undefined };
}

async function submit<Name extends MemberActName>(options: SendingOptions<Name>): Promise<void> {
  const { slot, most, send, onSent } = options;
  const place = placeNow(slot);
  if (place === undefined) return;
  const kept = readText(place);
  if (kept.sending) return;
  const wrong = problemBefore(kept.text, most);
  if (wrong !== undefined) return changeText(place, { problem: { kind: wrong, words: "" } });
  const key = kept.key ?? crypto.randomUUID();
  changeText(place, { sending: true, key, problem: undefined });
  const answer = await send({ ...kept, text: kept.text.trim() }, key);
  if (answer.ok) {
    dropText(place);
    onSent(answer.value);
    return;
  }
  const isKnown = answer.reason !== "unknown";
  changeText(place, { sending: false, key: isKnown ? undefined : key, problem: problemAfter(answer) });
}

/** What forbids a call; undefined for nothing. */
function problemBefore(text: string, most: number): SendProblem["kind"] | undefined {
  if (text.trim() === "") return "empty";
  if ((lettersLeft(text, most) ?? 0) < 0) return "long";
  return navigator.onLine ? undefined : "offline";
}

function problemAfter({ reason, code, message }: ActFailure): SendProblem {
  const words = code === NO_WORDS && message !== TOO_MANY_REQUESTS ? "" : message;
  if (reason === "unknown" || reason === "signedOut") return { kind: reason, words: "" };
  return { kind: code === KEY_USED ? "sentBefore" : "refused", words };
}
