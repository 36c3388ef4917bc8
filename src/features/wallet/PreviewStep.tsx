// The third step of a withdrawal: what it costs and when it arrives, by the server's quote.
import { Trans, useLingui } from "@lingui/react/macro";
import { quoteDifferences } from "#domain/creators/wallet.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Details } from "./Details.tsx";
import { Money } from "./Money.tsx";
import { useMoments } from "./useMoments.ts";
import type { WithdrawalFlow } from "./useWithdrawal.ts";
import type { PreviewState } from "./withdrawal.ts";
import styles from "./WithdrawDialog.module.css";

const NONE: ReadonlySet<string> = new Set();

export interface PreviewStepProps {
  readonly flow: WithdrawalFlow;
  readonly state: PreviewState;
}

export function PreviewStep({ flow, state }: PreviewStepProps) {
  const { t } = useLingui();
  const moments = useMoments();
  const { quote, quoteBefore, account } = state;
  const { amount, fee, net, arrivesFrom, arrivesTo, expiresAt } = quote;
  const changed: ReadonlySet<string> =
    quoteBefore === undefined ? NONE : quoteDifferences(quoteBefore, quote, moments.day);
  const [from, to] = [moments.day(arrivesFrom), moments.day(arrivesTo)];
  return (
    <>
      <div role="status" className={styles["live"]}>
        {quoteBefore === undefined ? null : (
          <p className={styles["warn"]}>
            <Trans>The previous preview has expired. This is a new one.</Trans>{" "}
            {changed.size > 0 ? <Trans>What differs is marked.</Trans> : <Trans>Nothing differs.</Trans>}
          </p>
        )}
      </div>
      <Details
        lines={[
          { key: "amount", name: t`Amount`, value: <Money cents={amount} /> },
          {
            key: "fee",
            name: t({ message: "Withdrawal fee", comment: "What a withdrawal costs" }),
            value: <Money cents={fee} />,
            isNew: changed.has("fee"),
          },
          { key: "net", name: t`You receive`, value: <Money cents={net} />, isNew: changed.has("net") },
          {
            key: "account",
            name: t({ message: "Account", comment: "Bank account or online payment account" }),
            value: <bdi translate="no">{account.masked}</bdi>,
          },
          {
            key: "arrival",
            name: t({ message: "Arrives", comment: "When the money of a withdrawal arrives" }),
            value:
              from === to ? (
                from
              ) : (
                <Trans comment="Two days">
                  {from} to {to}
                </Trans>
              ),
            isNew: changed.has("arrival"),
          },
        ]}
      />
      <p className={styles["note"]}>
        <Trans>This preview is valid until {moments.time(expiresAt)}.</Trans>
      </p>
      <div className={styles["actions"]}>
        <Button look="primary" aria-busy={flow.busy} onClick={flow.confirm}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  );
}
