// Asks the core to carry out an act; every outcome is a value of the type in the act's record.
import type { ActAnswer, ActArguments, MemberActName, MemberRequest } from "#domain/calls/memberActs.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { failure, type Failure, type Result } from "#api/transport/result.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { currentMember } from "./sessionAtom.ts";

/** The outcome of an act. */
export type ActResult<Name extends MemberActName> = Result<ActAnswer<Name>>;
export type ActFailure = Failure;

/**
 * The answer of an act; "unknown" when the core does not answer, since it may have passed the act on. Acts are never
 * sent twice. The call names the member this page shows as signed in; the core refuses the act where it has another
 * (docs/product.md#sign-in-and-sign-out).
 */
export async function runAct<Name extends MemberActName>(
  client: LiveClient,
  name: Name,
  ...[params, key]: ActArguments<Name>
): Promise<ActResult<Name>> {
  const request = { act: name, params, ...(key === undefined ? {} : { key }) } as unknown as MemberRequest;
  const answer = await client.act(request, currentLocale().wire, currentMember()?.session);
  if (answer === undefined) return failure("unknown");
  return answer as ActResult<Name>;
}
