// The transactions of a wallet: filters in the address, running balance, detail.
// See docs/product.md#wallet.
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Ref } from "react";
import { TRANSACTION_KINDS, type WalletTransaction } from "#domain/creators/wallet.ts";
import { addDays, dayStartIn } from "#domain/zones.ts";
import { PagedList } from "#components/page/PagedList.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioDialog } from "#components/studio/StudioDialog.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Button } from "#ui/controls/Button.tsx";
import { SelectField } from "#ui/controls/SelectField.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Details } from "./Details.tsx";
import { Money } from "./Money.tsx";
import styles from "./Rows.module.css";
import { RowTexts } from "./RowTexts.tsx";
import { TransactionsCsv } from "./TransactionsCsv.tsx";
import { TransactionsPrint } from "./TransactionsPrint.tsx";
import { useMoments } from "./useMoments.ts";
import { readWalletSearch, type WalletSearch } from "./walletSearch.ts";
import { KIND_NAMES } from "./walletWords.ts";

const ALL = "all";

export function Transactions() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const search = readWalletSearch(useSearch({ strict: false }));
  const zone = useViewerZone();
  const moments = useMoments();
  const filter = (more: { readonly [Name in keyof WalletSearch]: WalletSearch[Name] | undefined }): void =>
    void navigate({
      to: "/studio/wallet",
      search: readWalletSearch({ ...search, ...more }),
      replace: true,
      resetScroll: false,
    });
  const { type, from, to, transaction: shownId } = search;
  const params = {
    ...(type === undefined ? {} : { kind: type }),
    ...(from === undefined ? {} : { from: dayStartIn(from, zone) }),
    ...(to === undefined ? {} : { to: dayStartIn(addDays(to, 1), zone) }),
  };
  const isFiltered = type !== undefined || from !== undefined || to !== undefined;
  return (
    <section className={styles["part"]}>
      <div className={styles["head"]}>
        <h3 className={styles["heading"]}>
          <Trans>Transactions</Trans>
        </h3>
        <TransactionsCsv filter={params} />
        <TransactionsPrint filter={params} about={<FilterWords {...search} />} />
      </div>
      <div className={styles["filters"]}>
        <SelectField
          label={t({ message: "Kind", comment: "Filter of the transactions of a wallet" })}
          value={type ?? ALL}
          options={[
            { value: ALL, label: t({ message: "All kinds", comment: "Of transactions" }) },
            ...TRANSACTION_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_NAMES[kind]) })),
          ]}
          onChange={(kind) => filter({ type: kind === ALL ? undefined : kind })}
        />
        <TextField
          label={t({ message: "From", comment: "First day of a range" })}
          type="date"
          value={from ?? ""}
          max={to}
          onChange={(event) => filter({ from: event.target.value || undefined })}
        />
        <TextField
          label={t({ message: "To", comment: "Last day of a range" })}
          type="date"
          value={to ?? ""}
          min={from}
          onChange={(event) => filter({ to: event.target.value || undefined })}
        />
      </div>
      <PagedList
        call="walletTransactions"
        params={params}
        itemsOf={({ items }) => items}
        keyOf={({ id }) => id}
        label={t`Transactions`}
        skeleton={<RowsSkeleton rows={4} height={56} />}
        failed={<Trans>The transactions could not be loaded.</Trans>}
        moreFailed={<Trans>More transactions could not be loaded.</Trans>}
        empty={
          isFiltered ? (
            <EmptyState
              icon="filter"
              title={<Trans>No matching transaction.</Trans>}
              actions={
                <Button onClick={() => filter({ type: undefined, from: undefined, to: undefined })}>
                  <Trans>Remove the filters</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState icon="lineup" title={<Trans>There are no transactions yet.</Trans>} />
          )
        }
      >
        {(transaction, ref) => (
          <button
            type="button"
            ref={ref as Ref<HTMLButtonElement>}
            className={styles["row"]}
            onClick={() => filter({ transaction: transaction.id })}
          >
            <RowTexts
              name={i18n._(KIND_NAMES[transaction.kind])}
              about={moments.dayTime(transaction.at)}
              amount={<Money cents={transaction.amount} />}
              comesIn={transaction.amount > 0n}
              below={
                <Trans comment="The balance after a transaction">
                  Balance <Money cents={transaction.balanceAfter} />
                </Trans>
              }
            />
          </button>
        )}
      </PagedList>
      <StudioDialog
        open={shownId !== undefined}
        onClose={() => filter({ transaction: undefined })}
        title={<Trans comment="Title of a dialog about one movement in a wallet">Transaction</Trans>}
      >
        {shownId === undefined ? null : <OneTransaction id={shownId} />}
      </StudioDialog>
    </section>
  );
}

/** The filter of the list in words. */
function FilterWords({ type, from, to }: WalletSearch) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const kind =
    type === undefined ? t({ message: "All kinds", comment: "Of transactions" }) : i18n._(KIND_NAMES[type]);
  const days = [from, to].map((day) => (day === undefined ? "…" : formats.longDay(day)));
  return (
    <>
      <span>{kind}</span> <span>{from === undefined && to === undefined ? "" : days.join(" – ")}</span>
    </>
  );
}

function OneTransaction({ id }: { readonly id: number }) {
  const transaction = usePageData("walletTransaction", { id });
  if (transaction.data === undefined && transaction.failure?.reason === "notFound") {
    return <EmptyState icon="lineup" title={<Trans>There is no transaction with this number.</Trans>} />;
  }
  return (
    <PageSection query={transaction} skeleton={<RowsSkeleton rows={4} height={40} />}>
      {(data) => <TransactionDetails transaction={data} />}
    </PageSection>
  );
}

function TransactionDetails({ transaction }: { readonly transaction: WalletTransaction }) {
  const { t, i18n } = useLingui();
  const moments = useMoments();
  const { id, kind, amount, balanceAfter, at, note, orderId } = transaction;
  const isOfWithdrawal = kind === "withdraw" || kind === "return";
  return (
    <Details
      lines={[
        {
          key: "kind",
          name: t({ message: "Kind", comment: "Filter of the transactions of a wallet" }),
          value: i18n._(KIND_NAMES[kind]),
        },
        { key: "amount", name: t`Amount`, value: <Money cents={amount} /> },
        { key: "balance", name: t`Balance afterwards`, value: <Money cents={balanceAfter} /> },
        {
          key: "time",
          name: t({ message: "Time", comment: "When a transaction was made" }),
          value: moments.dayTime(at),
        },
        { key: "id", name: t`Transaction number`, value: id },
        ...(orderId === undefined
          ? []
          : [
              { key: "order", name: isOfWithdrawal ? t`Withdrawal number` : t`Order number`, value: orderId },
            ]),
        ...(note === "" ? [] : [{ key: "note", name: t`Note`, value: <bdi>{note}</bdi> }]),
      ]}
    />
  );
}
