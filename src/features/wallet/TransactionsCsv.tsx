// The transactions of the present filter as a CSV file, the newest first.
// See docs/product.md#csv-files.
import { CsvButton } from "#components/studio/CsvButton.tsx";
import { csvInstant } from "#domain/creators/csv.ts";
import { type Cents, writeAmount } from "#domain/creators/money.ts";
import { type TransactionFilter, useTransactionPages } from "./useTransactionPages.ts";

/** A minus at the beginning would make the amount a text, so what goes out has a column of its own. */
const amountCells = (amount: Cents): readonly string[] =>
  amount < 0n ? ["", writeAmount(-amount)] : [writeAmount(amount), ""];

export function TransactionsCsv({ filter }: { readonly filter: TransactionFilter }) {
  const load = useTransactionPages(filter, ({ id, kind, amount, balanceAfter, at, note, orderId }) => ({
    key: id,
    cells: [
      String(id),
      csvInstant(at),
      kind,
      ...amountCells(amount),
      writeAmount(balanceAfter),
      orderId === undefined ? "" : String(orderId),
      note,
    ],
  }));
  return (
    <CsvButton
      fileName="transactions"
      header={["id", "time (UTC)", "kind", "in (USD)", "out (USD)", "balance (USD)", "order", "note"]}
      load={load}
    />
  );
}
