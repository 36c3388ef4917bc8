// The acts of visitors and members over HTTP: one door for all of them (SPEC §7 "User").
import type { MemberRequest } from "#domain/member/memberActs.ts";
import { callEndpoint } from "../transport/endpoint.ts";
import type { Http } from "../transport/http.ts";
import { type Result, TRANSPORT_ERROR } from "../transport/result.ts";
import { ACCOUNT_ACTS } from "./accountActs.ts";
import type { MemberAct } from "./memberAct.ts";
import { SESSION_ACTS } from "./sessionActs.ts";

export const MEMBER_ACTS = { ...SESSION_ACTS, ...ACCOUNT_ACTS };

export interface MembersApi {
  /**
   * The server's answer; credentials for a sign-in. Never throws. `language` is a wire code; `token` stands in for the
   * one in force.
   */
  act(request: MemberRequest, language: string, token?: string): Promise<Result<unknown>>;
}

/** The acts over `http`, each retried as its endpoint declares (CONTRACT §1). */
export function createMembersApi(http: Http): MembersApi {
  return {
    async act({ act, params }, language, token) {
      // The table's entry fits the act it stands under; the compiler cannot follow that through the union.
      const { endpoint, body, read, silent } = MEMBER_ACTS[act] as unknown as MemberAct<never>;
      const answer = await callEndpoint<unknown>(
        http,
        endpoint,
        { params: { lang: language }, body: body?.(params as never) },
        { read, token, ...(silent === true ? { silent } : {}) },
      );
      // SPEC §8 "Failed login": code -1 and the server's words, whatever its code.
      return !answer.ok && act === "signIn" ? { ...answer, code: TRANSPORT_ERROR } : answer;
    },
  };
}
