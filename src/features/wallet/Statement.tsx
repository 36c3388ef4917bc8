// The transactions of a wallet as a table on paper.
// See docs/product.md#find-in-a-list.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PaperSheet } from "#components/page/PaperSheet.tsx";
import type { WalletTransaction } from "#domain/creators/wallet.ts";
import { Money } from "./Money.tsx";
import styles from "./Statement.module.css";
import { useMoments } from "./useMoments.ts";
import { KIND_NAMES } from "./walletWords.ts";

export interface StatementLine {
  readonly key: number;
  readonly transaction: WalletTransaction;
}

export interface StatementProps {
  readonly lines: readonly StatementLine[];
  /** The filter in words. */
  readonly about: ReactNode;
  readonly onClose: () => void;
}

/** Prints once when it is mounted. */
export function Statement({ lines, about, onClose }: StatementProps) {
  const { t, i18n } = useLingui();
  const moments = useMoments();
  return (
    <PaperSheet title={t`Transactions`} about={about} onClose={onClose}>
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
    </PaperSheet>
  );
}
