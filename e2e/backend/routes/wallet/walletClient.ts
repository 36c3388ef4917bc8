// Helpers for tests of wallets: members with money and an account, quotes and withdrawals.
import { randomUUID } from "node:crypto";
import type { StagedMember } from "../../members/stageMember.ts";
import type { TestBackend } from "../../testing/testBackend.ts";

export const PASSWORD = "Touchline1";
export const WALLET = "/v1/api/wallet";
/** The example of the IBAN registry. */
export const IBAN = "DE89 3704 0044 0532 0130 00";

export interface Owner extends StagedMember {
  readonly accountId: number;
}

/** A member with so many available cents and a bank account that is usable. */
export async function owner(backend: TestBackend, name: string, available = 10_000): Promise<Owner> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.org`;
  const member = await backend.control.act("member", { name, email, password: PASSWORD });
  if (available > 0) await backend.control.act("wallet", { userId: member.userId, available });
  const { accountId } = await backend.control.act("payoutAccount", {
    userId: member.userId,
    method: "BANK_CARD",
  });
  return { ...member, accountId };
}

/** A keyed call. */
export async function act(
  backend: TestBackend,
  path: string,
  body: object,
  token: string,
  key: string = randomUUID(),
): Promise<{ readonly code: number; readonly data: unknown }> {
  const response = await fetch(backend.origin + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; data: unknown };
}

interface QuoteAnswer {
  readonly code: number;
  readonly data: { readonly quoteId: number; readonly fee: string; readonly net: string } | null;
}

export const wanted = ({ accountId }: Owner, amount: string, method = "BANK_CARD") => ({
  amount,
  method,
  accountId,
});

export const quote = async (backend: TestBackend, member: Owner, amount: string): Promise<QuoteAnswer> =>
  (await backend.post(`${WALLET}/withdraw/quote`, wanted(member, amount), member.token)) as QuoteAnswer;

export interface Order {
  readonly withdrawId: number;
  readonly status: string;
  readonly history: readonly { readonly status: string }[];
}

/** Quotes and withdraws; the answer. */
export async function withdraw(
  backend: TestBackend,
  member: Owner,
  amount: string,
  key?: string,
): Promise<{ readonly code: number; readonly data: Order | null }> {
  const { data } = await quote(backend, member, amount);
  const body = { ...wanted(member, amount), quoteId: data?.quoteId ?? 1, password: PASSWORD };
  return (await act(backend, `${WALLET}/withdraw`, body, member.token, key)) as {
    code: number;
    data: Order | null;
  };
}

interface BalanceAnswer {
  readonly available: string;
  readonly pending: string;
  readonly withdrawing: string;
  readonly onHold: string;
  readonly lockedUntil: string | null;
  readonly lockReason: string | null;
}

export async function balanceOf(backend: TestBackend, { token }: StagedMember): Promise<BalanceAnswer> {
  return (await backend.get(`${WALLET}/balance`, token)).data as BalanceAnswer;
}
