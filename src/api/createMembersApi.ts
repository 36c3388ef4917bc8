// Creates the acts of visitors and members over HTTP, each from the wire half of its record.
import { ACTS, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { AnyAct } from "#domain/calls/call.ts";
import { ACCOUNT_ACT_CALLS } from "./account/accountCalls.ts";
import { createSendUpload, type SendUpload } from "./account/sendUpload.ts";
import { SUPPORT_ACT_CALLS } from "./account/supportCalls.ts";
import { ACTIVITY_ACT_CALLS } from "./community/activityCalls.ts";
import { COMMUNITY_ACT_CALLS } from "./community/communityCalls.ts";
import { MESSAGE_ACT_CALLS } from "./community/messageCalls.ts";
import { PEOPLE_ACT_CALLS } from "./community/peopleCalls.ts";
import { CREATOR_ACT_CALLS } from "./creators/creatorCalls.ts";
import { STUDIO_ACT_CALLS } from "./studio/studioCalls.ts";
import { callEndpoint, type Endpoint } from "./transport/endpoint.ts";
import type { Http } from "./transport/http.ts";
import { failure, type Result } from "./transport/result.ts";
import type { ActTable } from "./transport/wireCall.ts";
import { WALLET_ACT_CALLS } from "./wallet/walletCalls.ts";

/** The wire halves of all acts. */
export const MEMBER_ACTS: ActTable<typeof ACTS> = {
  ...ACCOUNT_ACT_CALLS,
  ...PEOPLE_ACT_CALLS,
  ...COMMUNITY_ACT_CALLS,
  ...CREATOR_ACT_CALLS,
  ...STUDIO_ACT_CALLS,
  ...WALLET_ACT_CALLS,
  ...MESSAGE_ACT_CALLS,
  ...ACTIVITY_ACT_CALLS,
  ...SUPPORT_ACT_CALLS,
};

/** An entry without its types: entry and request match by name, which the compiler cannot infer for the union. */
interface AnyWireAct {
  readonly endpoint: Endpoint;
  body?(params: never): unknown;
  read(data: unknown, message: string): unknown;
}

export interface MembersApi {
  /**
   * The server's answer; credentials for a sign-in. Never throws. `language` is a wire code; `token` replaces the
   * current one.
   */
  act(request: MemberRequest, language: string, token?: string): Promise<Result<unknown>>;
  /** Never throws. */
  readonly sendUpload: SendUpload;
}

/** The acts over `http`, each retried as its endpoint declares (docs/wire.md#retry). */
export function createMembersApi(http: Http): MembersApi {
  return {
    sendUpload: createSendUpload(http),
    async act({ act, params, key }, language, token) {
      const { endpoint, body, read }: AnyWireAct = MEMBER_ACTS[act];
      const record: AnyAct = ACTS[act];
      const answer = await callEndpoint<unknown>(
        http,
        endpoint,
        { params: { lang: language }, body: body?.(params as never) },
        {
          act: true,
          read,
          token,
          ...(record.silent === true ? { silent: true } : {}),
          ...(record.key === true && key !== undefined ? { headers: { "Idempotency-Key": key } } : {}),
        },
      );
      // docs/product.md#error-catalogue: code -1 and the server's message, whatever its code.
      return !answer.ok && act === "signIn"
        ? failure(answer.reason === "unknown" ? "unknown" : "refused", answer.message)
        : answer;
    },
  };
}
