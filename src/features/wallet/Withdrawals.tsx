// The withdrawals of a creator: their states, each with when, why and what comes next, and cancelling.
// See docs/product.md#withdrawals.
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type Ref, useState } from "react";
import type { Withdrawal } from "#domain/creators/wallet.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { PagedList } from "#components/page/PagedList.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioDialog } from "#components/studio/StudioDialog.tsx";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Details } from "./Details.tsx";
import { Money } from "./Money.tsx";
import styles from "./Rows.module.css";
import { RowTexts } from "./RowTexts.tsx";
import { useMoments } from "./useMoments.ts";
import { readWalletSearch } from "./walletSearch.ts";
import { NEXT_WORDS, REASON_WORDS, STATUS_NAMES } from "./walletWords.ts";

const ALL = {} as const;

export function Withdrawals() {
  const { t, i18n } = useLingui();
  const moments = useMoments();
  const navigate = useNavigate();
  const search = readWalletSearch(useSearch({ strict: false }));
  const shownId = search.withdrawal;
  const show = (withdrawal: number | undefined): void =>
    void navigate({
      to: "/studio/wallet",
      search: readWalletSearch({ ...search, withdrawal }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section className={styles["part"]}>
      <h3 className={styles["heading"]}>
        <Trans comment="Money that a creator takes out of the wallet">Withdrawals</Trans>
      </h3>
      <PagedList
        call="withdrawals"
        params={ALL}
        itemsOf={({ items }) => items}
        keyOf={({ id }) => id}
        label={t`Withdrawals`}
        skeleton={<RowsSkeleton rows={2} height={56} />}
        failed={<Trans>The withdrawals could not be loaded.</Trans>}
        moreFailed={<Trans>More withdrawals could not be loaded.</Trans>}
        empty={
          <p className={styles["none"]}>
            <Trans>There are no withdrawals yet.</Trans>
          </p>
        }
      >
        {(withdrawal, ref) => (
          <button
            type="button"
            ref={ref as Ref<HTMLButtonElement>}
            className={styles["row"]}
            data-withdraw-state={withdrawal.status}
            onClick={() => show(withdrawal.id)}
          >
            <RowTexts
              name={i18n._(STATUS_NAMES[withdrawal.status])}
              about={moments.dayTime(withdrawal.history.at(-1)?.at ?? withdrawal.arrivesFrom)}
              amount={<Money cents={withdrawal.amount} />}
              below={<bdi translate="no">{withdrawal.accountMasked}</bdi>}
            />
          </button>
        )}
      </PagedList>
      <StudioDialog
        open={shownId !== undefined}
        onClose={() => show(undefined)}
        title={<Trans comment="Title of a dialog about one withdrawal">Withdrawal</Trans>}
      >
        {shownId === undefined ? null : <OneWithdrawal id={shownId} />}
      </StudioDialog>
    </section>
  );
}

function OneWithdrawal({ id }: { readonly id: number }) {
  const withdrawal = usePageData("withdrawal", { id });
  if (withdrawal.data === undefined && withdrawal.failure?.reason === "notFound") {
    return <EmptyState icon="card" title={<Trans>There is no withdrawal with this number.</Trans>} />;
  }
  return (
    <PageSection query={withdrawal} skeleton={<RowsSkeleton rows={4} height={40} />}>
      {(data) => (
        <>
          <WithdrawalDetails withdrawal={data} />
          <CancelButton withdrawal={data} />
        </>
      )}
    </PageSection>
  );
}

/** Also the receipt of a new withdrawal. */
export function WithdrawalDetails({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, i18n } = useLingui();
  const moments = useMoments();
  const { id, amount, fee, net, accountMasked, status, history, arrivesTo } = withdrawal;
  return (
    <div data-withdraw-state={status}>
      <Details
        lines={[
          { key: "amount", name: t`Amount`, value: <Money cents={amount} /> },
          {
            key: "fee",
            name: t({ message: "Withdrawal fee", comment: "What a withdrawal costs" }),
            value: <Money cents={fee} />,
          },
          { key: "net", name: t`You receive`, value: <Money cents={net} /> },
          {
            key: "account",
            name: t({ message: "Account", comment: "Bank account or online payment account" }),
            value: <bdi translate="no">{accountMasked}</bdi>,
          },
          { key: "id", name: t`Withdrawal number`, value: id },
        ]}
      />
      <ol className={styles["stages"]} aria-label={t`States of this withdrawal`}>
        {history.map((stage, place) => {
          const isNow = place === history.length - 1;
          return (
            <li key={stage.status} data-now={isNow || undefined} aria-current={isNow ? "step" : undefined}>
              <span className={styles["name"]}>{i18n._(STATUS_NAMES[stage.status])}</span>
              <span className={styles["what"]}>{moments.dayTime(stage.at)}</span>
              {stage.reason === undefined ? null : <span>{i18n._(REASON_WORDS[stage.reason])}</span>}
              {isNow ? (
                <span>
                  {stage.status === "sent" ? (
                    <Trans>The money arrives by {moments.day(arrivesTo)}.</Trans>
                  ) : (
                    i18n._(NEXT_WORDS[stage.status])
                  )}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function CancelButton({ withdrawal: { id, isCancelable } }: { readonly withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const { run, busy } = useAct("cancelWithdrawal", { quiet: true });
  const [problem, setProblem] = useState<string>();
  const cancel = async (): Promise<void> => {
    const isSure = await confirmDialog({
      title: t`Cancel this withdrawal?`,
      message: t`The whole amount is available again.`,
      confirm: t`Cancel the withdrawal`,
      cancel: t({ message: "Keep it", comment: "Button: a withdrawal is not cancelled" }),
    });
    if (!isSure) return;
    const answer = await run({ id });
    setProblem(answer?.ok === false ? (failureText(answer) ?? "") : undefined);
  };
  return (
    <>
      <p role="alert" className={styles["problem"]}>
        {problem}
      </p>
      {isCancelable ? (
        <Button aria-busy={busy} onClick={() => void cancel()}>
          <Trans>Cancel the withdrawal</Trans>
        </Button>
      ) : null}
    </>
  );
}
