// All accounts that a member withdraws to: bank accounts first.
import type { PayoutAccount } from "#domain/creators/wallet.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { usePageData } from "#state/pageData/usePageData.ts";

const NOTHING = {} as const;

export interface PayoutAccountsRead {
  /** undefined until both kinds are known. */
  readonly accounts: readonly PayoutAccount[] | undefined;
  readonly failure: PageFailure | undefined;
  refetch(): void;
}

export function usePayoutAccounts(): PayoutAccountsRead {
  const bank = usePageData("bankAccounts", NOTHING);
  const payPal = usePageData("payPalAccounts", NOTHING);
  return {
    accounts:
      bank.data === undefined || payPal.data === undefined ? undefined : [...bank.data, ...payPal.data],
    failure: bank.failure ?? payPal.failure,
    refetch() {
      bank.refetch();
      payPal.refetch();
    },
  };
}
