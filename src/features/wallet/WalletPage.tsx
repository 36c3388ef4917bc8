// What a creator has earned: balances, withdrawals, transactions, and the accounts for withdrawals.
// See docs/product.md#wallet.
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { useWithdrawalUnderWay } from "#state/payments/useWithdrawalUnderWay.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";
import { Accounts } from "./Accounts.tsx";
import { Balances } from "./Balances.tsx";
import { takeWithdrawal } from "./heldForms.ts";
import { Transactions } from "./Transactions.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";
import { Withdrawals } from "./Withdrawals.tsx";

const NOTHING = {} as const;
const FIRST = { page: 1 } as const;

const ON_THE_WAY: ReadonlySet<string | undefined> = new Set(["submitted", "reviewing", "sent"]);

export function WalletPage() {
  const { t } = useLingui();
  const balance = usePageData("walletBalance", NOTHING);
  const withdrawals = usePageData("withdrawals", FIRST);
  // A withdrawal that a lost sign-in interrupted goes on.
  const memberId = useMember()?.id ?? 0;
  const [held, setHeld] = useState(() => takeWithdrawal(memberId));
  const [open, setOpen] = useState(held !== undefined);
  const followed = useWithdrawalUnderWay();
  const close = (): void => {
    setHeld(undefined);
    setOpen(false);
  };
  return (
    <StudioPage title={t({ message: "Wallet", comment: "Page of the creator studio: what one has earned" })}>
      <PageSection query={balance} skeleton={<RowsSkeleton rows={3} height={64} />}>
        {(data) => (
          <>
            <Balances
              balance={data}
              isOnTheWay={withdrawals.data?.items.some(({ status }) => ON_THE_WAY.has(status)) === true}
              underWay={followed.underWay}
              onCheck={followed.check}
              onWithdraw={() => setOpen(true)}
            />
            <WithdrawDialog open={open} balance={data} held={held} ended={followed.ended} onClose={close} />
          </>
        )}
      </PageSection>
      <Withdrawals />
      <Transactions />
      <Accounts />
    </StudioPage>
  );
}
