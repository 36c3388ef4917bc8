// The second step of a withdrawal: the account it goes to.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { PayoutAccount } from "#domain/creators/wallet.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { useServerTime } from "#state/live/useServerTime.ts";
import { Button } from "#ui/controls/Button.tsx";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { AccountState } from "./Accounts.tsx";
import { usePayoutAccounts } from "./usePayoutAccounts.ts";
import type { WithdrawalFlow } from "./useWithdrawal.ts";
import type { ChoosingState } from "./withdrawal.ts";
import { METHOD_NAMES } from "./walletWords.ts";
import styles from "./WithdrawDialog.module.css";

export interface AccountStepProps {
  readonly flow: WithdrawalFlow;
  readonly state: ChoosingState;
}

export function AccountStep(props: AccountStepProps) {
  const { accounts, failure, refetch } = usePayoutAccounts();
  if (accounts === undefined) {
    return failure === undefined ? (
      <RowsSkeleton rows={2} height={56} />
    ) : (
      <FailedRead failure={failure} onRetry={refetch} />
    );
  }
  return <Choice {...props} accounts={accounts} />;
}

function Choice({
  flow,
  state,
  accounts,
}: AccountStepProps & { readonly accounts: readonly PayoutAccount[] }) {
  const { i18n } = useLingui();
  const usableIds = useServerTime((now) =>
    accounts
      .flatMap(({ id, status, usableFrom }) => (status === "usable" && usableFrom <= now ? [id] : []))
      .join(),
  ).split(",");
  const usable = accounts.filter(({ id }) => usableIds.includes(String(id)));
  const others = accounts.filter((account) => !usable.includes(account));
  const [chosenId, setChosenId] = useState(state.accountId);
  const chosen = usable.find(({ id }) => id === chosenId) ?? usable[0];
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) void flow.chooseAccount(chosen);
      }}
    >
      <FormProblem text={state.problem} />
      {chosen === undefined ? (
        <EmptyState icon="card" title={<Trans>You have no account that can be used now.</Trans>}>
          <Trans>Accounts are added and changed on the page of the wallet.</Trans>
        </EmptyState>
      ) : (
        <RadioRows
          legend={<Trans>To which account?</Trans>}
          value={chosen.id}
          onChange={setChosenId}
          options={usable.map((account) => ({
            value: account.id,
            name: <bdi translate="no">{account.masked}</bdi>,
            hint:
              account.bankName === "" ? (
                i18n._(METHOD_NAMES[account.method])
              ) : (
                <bdi translate="no">{account.bankName}</bdi>
              ),
          }))}
        />
      )}
      {others.length === 0 ? null : (
        <ul className={styles["note"]}>
          {others.map((account) => (
            <li key={account.id}>
              <bdi translate="no">{account.masked}</bdi>: <AccountState account={account} />
            </li>
          ))}
        </ul>
      )}
      {chosen === undefined ? null : (
        <div className={styles["actions"]}>
          <Button type="submit" look="primary" aria-busy={flow.busy}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
