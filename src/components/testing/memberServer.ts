// The server's answers to what components do in a member's name, for component tests.
import type { ActAnswer, MemberActName, MemberRequest } from "#domain/calls/memberActs.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";

type Answer<Name extends MemberActName> = { readonly ok: true; readonly value: ActAnswer<Name> } | Refused;

interface Refused {
  readonly ok: false;
  readonly reason: "refused";
  readonly code: number;
  readonly message: string;
}

/** Answers by act; an act that is left out has no answer, as when the server is down. */
export type MemberAnswers = { -readonly [Name in MemberActName]?: Answer<Name> };

/** The acts that the server refuses, with code and message. */
export const refused = (code: number, message: string): Refused => ({
  ok: false,
  reason: "refused",
  code,
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
