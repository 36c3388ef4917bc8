// What is to be known above the form of prices: changed elsewhere, outcome unknown, texts that are back.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { lengthText } from "#components/creators/lengthText.ts";
import { type Column, DataTable } from "#components/page/DataTable.tsx";
import { sameLength } from "#domain/creators/feePreview.ts";
import type { FeeList, Length, LengthPrice } from "#domain/creators/fees.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./FeeChanges.module.css";
import type { FeeForm } from "./useFeeForm.ts";

export interface FeeChangesProps {
  readonly fees: FeeForm;
  readonly lengths: readonly Length[];
}

export function FeeChanges({ fees, lengths }: FeeChangesProps) {
  const { elsewhere, isUnknown, isRestored, unsaved } = fees;
  if (elsewhere !== undefined) return <ChangedElsewhere fees={fees} theirs={elsewhere} lengths={lengths} />;
  if (isUnknown) {
    return (
      <Notice
        text={<Trans>It is not known whether your prices were saved.</Trans>}
        actions={
          <Button small onClick={fees.askAgain}>
            <Trans comment="Button: asks the server what has happened">Check again</Trans>
          </Button>
        }
      />
    );
  }
  if (isRestored && unsaved) {
    return <Notice text={<Trans>What you had typed before the sign-in ended is here again.</Trans>} />;
  }
  return null;
}

interface NoticeProps {
  readonly text: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

function Notice({ text, actions, children }: NoticeProps) {
  return (
    <div role="status" className={styles["notice"]}>
      <p>{text}</p>
      {children}
      {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}

interface Row {
  readonly length: Length;
  readonly mine: LengthPrice | undefined;
  readonly theirs: LengthPrice | undefined;
}

interface ChangedElsewhereProps extends FeeChangesProps {
  readonly theirs: FeeList;
}

/** Both lists where they differ; the typed texts stay in the form until the creator chooses. */
function ChangedElsewhere({ fees, theirs, lengths }: ChangedElsewhereProps) {
  const { t, i18n } = useLingui();
  const rows: readonly Row[] = lengths
    .map((length) => ({
      length,
      mine: fees.prices.find((each) => sameLength(each, length)),
      theirs: theirs.lines.find((each) => sameLength(each, length)),
    }))
    .filter(
      ({ mine, theirs: other }) =>
        mine?.price !== other?.price || mine?.firstTimePrice !== other?.firstTimePrice,
    );
  const columns: readonly Column<Row>[] = [
    {
      key: "length",
      head: t({
        message: "Period",
        context: "subscription",
        comment: "Column of a table: of a subscription",
      }),
      kind: "main",
      render: ({ length }) => lengthText(i18n, length),
    },
    {
      key: "mine",
      head: t({ message: "Typed here", comment: "Column of a table: prices of two tabs" }),
      kind: "text",
      render: ({ mine }) => <Prices line={mine} />,
    },
    {
      key: "theirs",
      head: t({ message: "Saved elsewhere", comment: "Column of a table: prices of two tabs" }),
      kind: "text",
      render: ({ theirs: line }) => <Prices line={line} />,
    },
  ];
  return (
    <Notice
      text={<Trans>Your prices were changed elsewhere. What you have typed is still here.</Trans>}
      actions={
        <>
          <Button small onClick={fees.keepMine}>
            <Trans comment="Button: goes on with the prices typed here">Continue with mine</Trans>
          </Button>
          <Button small onClick={fees.takeTheirs}>
            <Trans comment="Button: takes the prices saved elsewhere">Take the saved ones</Trans>
          </Button>
        </>
      }
    >
      <DataTable
        caption={t`Prices that differ`}
        dense
        columns={columns}
        rows={rows}
        rowKey={({ length }) => `${length.unit}${length.num}`}
      />
    </Notice>
  );
}

function Prices({ line }: { readonly line: LengthPrice | undefined }) {
  const locale = useLocale();
  if (line === undefined)
    return <Trans comment="A length of subscription without a price">Not offered</Trans>;
  const price = formatMoney(line.price, locale);
  if (line.firstTimePrice === undefined) return <bdi translate="no">{price}</bdi>;
  const first = formatMoney(line.firstTimePrice, locale);
  return (
    <Trans>
      {price}, at first {first}
    </Trans>
  );
}
