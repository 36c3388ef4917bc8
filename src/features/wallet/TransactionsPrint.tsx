// The transactions of the present filter on paper, the newest first: all of them are read, then the browser prints.
// See docs/product.md#find-in-a-list.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { WholeListButton } from "#components/studio/WholeListButton.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type { StatementLine } from "./Statement.tsx";
import { type TransactionFilter, useTransactionPages } from "./useTransactionPages.ts";

const Statement = lazyPart(async () => (await import("./Statement.tsx")).Statement);

export interface TransactionsPrintProps {
  readonly filter: TransactionFilter;
  /** The filter in words. */
  readonly about: ReactNode;
}

export function TransactionsPrint({ filter, about }: TransactionsPrintProps) {
  const [lines, setLines] = useState<readonly StatementLine[]>();
  const load = useTransactionPages(filter, (transaction) => ({ key: transaction.id, transaction }));
  return (
    <>
      <WholeListButton<StatementLine>
        load={load}
        onWhole={setLines}
        failed={<Trans>The transactions could not be printed.</Trans>}
      >
        <Trans comment="Button: prints this part of the page">Print</Trans>
      </WholeListButton>
      {lines === undefined ? null : (
        <Statement lines={lines} about={about} onClose={() => setLines(undefined)} />
      )}
    </>
  );
}
