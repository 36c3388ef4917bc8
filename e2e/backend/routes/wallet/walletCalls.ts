// Common parts of the calls of wallets: settled books, ids of a path, keyed acts with a password.
// See docs/wire.md#wallet.
import type { FastifyRequest } from "fastify";
import type { RatedAct } from "../../community/rateLimits.ts";
import type { Checked } from "../../community/rules/refused.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { actOnce } from "../community/communityCalls.ts";
import { readWhole } from "../../server/readFields.ts";
import { forMembers, type MemberCall } from "../memberCalls.ts";
import { refusePassword } from "../user/password.ts";

export const WALLET = "/v1/api/wallet";

/** A member's call that finds every release and withdrawal moved to where it is now. */
export function forWallet(
  services: Services,
  handle: (call: MemberCall) => Envelope | Promise<Envelope>,
): (request: FastifyRequest) => Promise<Envelope> {
  return forMembers(services, (call) => {
    services.inOne(() => {
      services.ledger.release(call.now);
      services.withdrawals.settle(call.now);
    });
    return handle(call);
  });
}

/** The same for a call whose path ends with an id; 0, which no record has, for a text that is none. */
export function forWalletId(
  services: Services,
  handle: (call: MemberCall, id: number) => Envelope,
): (request: FastifyRequest) => Promise<Envelope> {
  return (request) =>
    forWallet(services, (call) =>
      handle(call, readWhole((request.params as { readonly id?: unknown }).id) ?? 0),
    )(request);
}

interface ProvedAct<Value> {
  readonly call: string;
  readonly rate: RatedAct;
  /** Fields that no trace is kept of, not even a hash for the key. */
  readonly secrets: readonly string[];
  check(): Checked<Value>;
  act(value: Value): string;
  answer(result: string): Envelope;
}

/** A keyed act that asks for the password, unless the key has acted already. */
export async function actProved<Value>(
  services: Services,
  asked: MemberCall,
  { secrets, ...keyed }: ProvedAct<Value>,
): Promise<Envelope> {
  const { body, key, member, now } = asked;
  if (key === undefined) return refuseField("the header Idempotency-Key is a UUID");
  if (services.keys.resultOf(member.id, key, keyed.call, now) === undefined) {
    const problem = await refusePassword(services, member, body["password"], now);
    if (problem !== undefined) return problem;
  }
  const hidden = new Set(["password", ...secrets]);
  const content = Object.fromEntries(Object.entries(body).filter(([name]) => !hidden.has(name)));
  return actOnce(services, { ...asked, content }, keyed);
}
