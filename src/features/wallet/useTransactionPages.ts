// Reads the transactions of a filter in the largest pages, for a file or for paper.
import type { TransactionKind, WalletTransaction } from "#domain/creators/wallet.ts";
import type { ListPart } from "#components/studio/WholeListButton.tsx";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { fetchPage } from "#state/pageData/pageClient.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

/** docs/wire.md#wallet: the most that a page may have. */
const LINES = 500;

export interface TransactionFilter {
  readonly kind?: TransactionKind;
  /** Epoch ms: from inclusive, to exclusive. */
  readonly from?: number;
  readonly to?: number;
}

/** What reads a page, from 1, the newest first; it rejects with a PageFailure. */
export function useTransactionPages<Line extends { readonly key: string | number }>(
  filter: TransactionFilter,
  lineOf: (transaction: WalletTransaction) => Line,
): (page: number) => Promise<ListPart<Line>> {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();
  return async (page) => {
    const params = { ...filter, page, size: LINES };
    const context = { language: wire, offsetMinutes };
    const { items, total, hasMore } = await fetchPage(client, "walletTransactions", params, context);
    return { rows: items.map(lineOf), total, hasMore };
  };
}
