// The server's answers to what components do in a member's name, for component tests.
import type { ActAnswer, MemberActName, MemberRequest } from "#domain/calls/memberActs.ts";
import type { Refusal } from "#domain/refusals.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";

type Answer<Name extends MemberActName> = { readonly ok: true; readonly value: ActAnswer<Name> } | Refused;

interface Refused {
  readonly ok: false;
  readonly reason: "refused";
  readonly code: number;
  readonly refusal?: Refusal;
  readonly message: string;
}

/** Answers by act; an act that is left out has no answer, as when the server is down. */
export type MemberAnswers = { -readonly [Name in MemberActName]?: Answer<Name> };

/** A code that the product does nothing about. */
const SOME_CODE = 4999;

/** The server refuses an act, by a code or for a reason with a name. */
export const refused = (why: number | Refusal, message: string): Refused => ({
  ok: false,
  reason: "refused",
  ...(typeof why === "number" ? { code: why } : { code: SOME_CODE, refusal: why }),
  message,
});

export const done = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export interface MemberServer {
  /** What was asked of the server, in order. */
  readonly asked: readonly MemberRequest[];
  /** May be changed while the test runs. */
  readonly answers: MemberAnswers;
  readonly act: LiveClient["act"];
}

/** A server with the given answers, each after a short delay. */
export function memberServer(answers: MemberAnswers = {}): MemberServer {
  const asked: MemberRequest[] = [];
  return {
    asked,
    answers,
    act: async (request) => {
      asked.push(request);
      await Promise.resolve();
      return answers[request.act] ?? refused(-1, "error");
    },
  };
}
