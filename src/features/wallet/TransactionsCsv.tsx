// The transactions of the present filter as a CSV file, the newest first.
// See docs/product.md#csv-files.
import { CsvButton, type CsvPage } from "#components/studio/CsvButton.tsx";
import { csvInstant } from "#domain/creators/csv.ts";
import { type Cents, writeAmount } from "#domain/creators/money.ts";
import type { TransactionKind } from "#domain/creators/wallet.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { fetchPage } from "#state/pageData/pageClient.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

/** docs/wire.md#wallet: the most that a page may have. */
const LINES = 500;

export interface TransactionsCsvProps {
  /** Epoch ms: from inclusive, to exclusive. */
  readonly filter: { readonly kind?: TransactionKind; readonly from?: number; readonly to?: number };
}

/** A minus at the beginning would make the amount a text, so what goes out has a column of its own. */
const amountCells = (amount: Cents): readonly string[] =>
  amount < 0n ? ["", writeAmount(-amount)] : [writeAmount(amount), ""];

export function TransactionsCsv({ filter }: TransactionsCsvProps) {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();

  async function load(page: number): Promise<CsvPage> {
    const params = { ...filter, page, size: LINES };
    const context = { language: wire, offsetMinutes };
    const { items, total, hasMore } = await fetchPage(client, "walletTransactions", params, context);
    return {
      total,
      hasMore,
      rows: items.map(({ id, kind, amount, balanceAfter, at, note, orderId }) => ({
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
      })),
    };
  }

  return (
    <CsvButton
      fileName="transactions"
      header={["id", "time (UTC)", "kind", "in (USD)", "out (USD)", "balance (USD)", "order", "note"]}
      load={load}
    />
  );
}
