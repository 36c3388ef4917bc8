// The demo creator: the first seeded creator, with a password, an account to withdraw to, and withdrawals of months.
import type { CreatorServices } from "../creators/creatorServices.ts";
import type { PastAct } from "../creators/seedCreators.ts";
import { DAY_MS } from "../creators/terms.ts";
import type { Accounts } from "../database/accounts.ts";
import { hashPassword } from "../members/passwords.ts";
import type { WithdrawReason, WithdrawStatus } from "./terms.ts";
import type { WalletServices } from "./walletServices.ts";

/** The public demo account of a creator; printed at start. */
export const DEMO_CREATOR = { email: "creator@touchline.example", password: "Touchline1" } as const;

export interface DemoCreatorParts
  extends Pick<CreatorServices, "ledger">, Pick<WalletServices, "payoutAccounts" | "withdrawals"> {
  readonly accounts: Accounts;
}

interface PastWithdrawal {
  readonly daysAgo: number;
  readonly cents: number;
  /** The states after the submission, and how many days after it. */
  readonly stages: readonly (readonly [WithdrawStatus, number, WithdrawReason])[];
}

/** None is on its way, so that the next one can be tried. */
const WITHDRAWALS: readonly PastWithdrawal[] = [
  {
    daysAgo: 75,
    cents: 1_250,
    stages: [
      ["REVIEWING", 0.1, ""],
      ["SENT", 0.4, ""],
      ["PAID", 3, ""],
    ],
  },
  {
    daysAgo: 62,
    cents: 1_000,
    stages: [
      ["REVIEWING", 0.1, ""],
      ["FAILED", 1, "NAME_MISMATCH"],
    ],
  },
  { daysAgo: 55, cents: 2_000, stages: [["CANCELED", 0.05, ""]] },
  {
    daysAgo: 45,
    cents: 1_500,
    stages: [
      ["REVIEWING", 0.1, ""],
      ["SENT", 0.4, ""],
      ["PAID", 2, ""],
      ["RETURNED", 6, "ACCOUNT_CLOSED"],
    ],
  },
  {
    daysAgo: 20,
    cents: 3_000,
    stages: [
      ["REVIEWING", 0.1, ""],
      ["SENT", 0.5, ""],
      ["PAID", 4, ""],
    ],
  },
];

/**
 * Gives a seeded creator the demo credentials and an account for withdrawals; returns the withdrawals, which are made
 * between the sales of the same time. `now`: epoch ms.
 */
export async function demoCreator(
  { accounts, ledger, payoutAccounts, withdrawals }: DemoCreatorParts,
  userId: number,
  now: number,
): Promise<readonly PastAct[]> {
  accounts.setEmail(userId, DEMO_CREATOR.email);
  accounts.setPassword(userId, await hashPassword(DEMO_CREATOR.password));
  accounts.update(userId, { birthday: "1988-03-09", countryId: 276 });
  const account = {
    userId,
    method: "BANK_CARD",
    countryId: 276,
    masked: "•••• 3000",
    bankName: "Commerzbank",
  } as const;
  const accountId = payoutAccounts.add(account, now - 100 * DAY_MS);

  return WITHDRAWALS.flatMap(({ daysAgo, cents, stages }) => {
    const submittedAt = now - daysAgo * DAY_MS;
    let id = 0;
    const submit = (): void => {
      ledger.release(submittedAt);
      const to = payoutAccounts.one(userId, accountId, submittedAt);
      if (to === undefined || ledger.balance(userId).available < cents) return;
      id = withdrawals.submit(withdrawals.quote(to, cents, submittedAt), to.masked, submittedAt);
    };
    return [
      { at: submittedAt, run: submit },
      ...stages.map(([status, days, reason]) => {
        const at = submittedAt + days * DAY_MS;
        return { at, run: () => void withdrawals.setStatus(id, status, reason, at) };
      }),
    ];
  });
}
