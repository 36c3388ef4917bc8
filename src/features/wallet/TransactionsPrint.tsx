// The transactions of the present filter on paper, the newest first: all of them are read, then the browser prints.
// See docs/product.md#find-in-a-list.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { PaperSheet } from "#components/page/PaperSheet.tsx";
import { WholeListButton } from "#components/studio/WholeListButton.tsx";
import type { WalletTransaction } from "#domain/creators/wallet.ts";
import { Money } from "./Money.tsx";
import { useMoments } from "./useMoments.ts";
import { type TransactionFilter, useTransactionPages } from "./useTransactionPages.ts";
import styles from "./TransactionsPrint.module.css";
import { KIND_NAMES } from "./walletWords.ts";

interface Line {
  readonly key: number;
  readonly transaction: WalletTransaction;
}

export interface TransactionsPrintProps {
  readonly filter: TransactionFilter;
  /** The filter in words. */
  readonly about: ReactNode;
}

export function TransactionsPrint({ filter, about }: TransactionsPrintProps) {
  const { t } = useLingui();
  const [lines, setLines] = useState<readonly Line[]>();
  const load = useTransactionPages(filter, (transaction) => ({ key: transaction.id, transaction }));
  return (
    <>
      <WholeListButton<Line>
        load={load}
        onWhole={setLines}
        failed={<Trans>The transactions could not be printed.</Trans>}
      >
        <Trans comment="Button: prints this part of the page">Print</Trans>
      </WholeListButton>
      {lines === undefined ? null : (
        <PaperSheet title={t`Transactions`} about={about} onClose={() => setLines(undefined)}>
          <Statement lines={lines} />
        </PaperSheet>
      )}
    </>
  );
}

function Statement({ lines }: { readonly lines: readonly Line[] }) {
  const { i18n } = useLingui();
  const moments = useMoments();
  return (
    <table className={styles["statement"]}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Transaction number</Trans>
          </th>
          <th scope="col">
            <Trans comment="When a transaction was made">Time</Trans>
          </th>
          <th scope="col">
            <Trans comment="Filter of the transactions of a wallet">Kind</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
          <th scope="col">
            <Trans>Balance afterwards</Trans>
          </th>
          <th scope="col">
            <Trans>Note</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, transaction: { kind, amount, balanceAfter, at, note } }) => (
          <tr key={key} data-printed={key}>
            <td className="num">{key}</td>
            <td className="num">{moments.dayTime(at)}</td>
            <td>{i18n._(KIND_NAMES[kind])}</td>
            <td>
              <Money cents={amount} />
            </td>
            <td>
              <Money cents={balanceAfter} />
            </td>
            <td>
              <bdi>{note}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
