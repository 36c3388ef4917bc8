// Puts money, locks, accounts and states of withdrawals into the database for a test.
import type { ControlActions } from "../control/controlActions.ts";
import type { Services } from "../server/services.ts";
import { DAY_MS } from "../creators/terms.ts";

type Parts = Pick<
  Services,
  "inOne" | "ledger" | "movements" | "now" | "payoutAccounts" | "walletLocks" | "withdrawals"
>;

/** Undefined where it would make a balance negative. */
export function stageWallet(
  { inOne, ledger, movements, now, walletLocks }: Parts,
  { userId, available = 0, onHold = 0, lockForMs }: ControlActions["wallet"],
): null | undefined {
  return inOne(() => {
    const before = ledger.balance(userId);
    if (before.available + available < 0 || before.onHold + onHold < 0) return undefined;
    if (available !== 0 || onHold !== 0) movements.adjust(userId, { available, onHold }, now());
    if (lockForMs !== undefined) walletLocks.set(userId, now() + lockForMs);
    return null;
  });
}

export function stagePayoutAccount(
  { inOne, now, payoutAccounts }: Parts,
  { userId, method, ageMs = 6 * DAY_MS, countryId = 276, isRefused = false }: ControlActions["payoutAccount"],
): { readonly accountId: number } {
  return inOne(() => {
    const account =
      method === "PAYPAL"
        ? { masked: "a•••@example.org", bankName: "" }
        : { masked: "•••• 3000", bankName: "Commerzbank" };
    const accountId = payoutAccounts.add({ userId, method, countryId, ...account }, now() - ageMs);
    if (isRefused) payoutAccounts.refuse(accountId);
    return { accountId };
  });
}

/** Undefined for a withdrawal that does not exist, and for a state that cannot follow its own. */
export function stageWithdrawState(
  { inOne, now, withdrawals }: Parts,
  { withdrawId, status, reason = "" }: ControlActions["withdrawState"],
): null | undefined {
  return inOne(() => (withdrawals.setStatus(withdrawId, status, reason, now()) ? null : undefined));
}
