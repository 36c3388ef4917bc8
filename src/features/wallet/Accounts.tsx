// The accounts that a creator withdraws to, masked, with what can be done about them.
// See docs/product.md#accounts-for-withdrawals.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { MOST_ACCOUNTS, type PayoutAccount } from "#domain/creators/wallet.ts";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { countryNames } from "#i18n/countryIds.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { useMember } from "#state/session/useMember.ts";
import { Button } from "#ui/controls/Button.tsx";
import { AccountDialog } from "./AccountDialog.tsx";
import { takeAccount } from "./heldForms.ts";
import styles from "./Rows.module.css";
import { usePayoutAccounts } from "./usePayoutAccounts.ts";
import { useMoments } from "./useMoments.ts";
import { METHOD_NAMES } from "./walletWords.ts";

export function Accounts() {
  const { i18n } = useLingui();
  const { html } = useLocale();
  const { accounts, failure, refetch } = usePayoutAccounts();
  /** The account that is changed, or "new". */
  const [edited, setEdited] = useState<PayoutAccount | "new">();
  // An account that a lost sign-in interrupted goes on.
  const memberId = useMember()?.id ?? 0;
  const [held, setHeld] = useState(() => takeAccount(memberId));
  const interrupted =
    held && (held.accountId === undefined ? "new" : accounts?.find(({ id }) => id === held.accountId));
  const shown = edited ?? interrupted;
  const names = new Map(countryNames(html).map(({ countryId, name }) => [countryId, name]));
  const isFull = (accounts?.length ?? 0) >= MOST_ACCOUNTS;
  return (
    <section className={styles["part"]}>
      <div className={styles["head"]}>
        <h3 className={styles["heading"]}>
          <Trans>Accounts for withdrawals</Trans>
        </h3>
        {accounts === undefined || isFull ? null : (
          <Button small onClick={() => setEdited("new")}>
            <Trans>Add an account</Trans>
          </Button>
        )}
      </div>
      {accounts === undefined && failure !== undefined ? (
        <FailedRead failure={failure} onRetry={refetch} />
      ) : null}
      {accounts === undefined && failure === undefined ? <RowsSkeleton rows={2} height={56} /> : null}
      {accounts?.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>You have no account for withdrawals yet.</Trans>
        </p>
      ) : null}
      <ul>
        {accounts?.map((account) => (
          <li key={account.id} className={styles["row"]} data-account-status={account.status}>
            <span className={styles["main"]}>
              <bdi className={styles["name"]} translate="no">
                {account.masked}
              </bdi>
              <span className={styles["what"]}>
                {account.bankName === "" ? (
                  <span>{i18n._(METHOD_NAMES[account.method])}</span>
                ) : (
                  <bdi translate="no">{account.bankName}</bdi>
                )}
                {" · "}
                <bdi>{names.get(account.countryId) ?? ""}</bdi>
              </span>
            </span>
            <span className={styles["end"]}>
              <span className={styles["what"]}>
                <AccountState account={account} />
              </span>
              <Button small look="quiet" onClick={() => setEdited(account)}>
                <Trans comment="Button: changes an account for withdrawals">Edit</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <AccountDialog
        account={shown === "new" ? undefined : shown}
        held={held}
        open={shown !== undefined}
        onClose={() => {
          setEdited(undefined);
          setHeld(undefined);
        }}
      />
    </section>
  );
}

/** Whether an account can be used, in words. */
export function AccountState({ account: { status, usableFrom } }: { readonly account: PayoutAccount }) {
  const moments = useMoments();
  const isResting = useServerTime((now) => usableFrom > now);
  if (status === "refused") return <Trans>Refused. Change it or use another one.</Trans>;
  if (status === "checking") return <Trans>The account is being checked.</Trans>;
  return isResting ? (
    <Trans>Usable from {moments.dayTime(usableFrom)}</Trans>
  ) : (
    <Trans comment="An account to which money can be withdrawn">Usable</Trans>
  );
}
