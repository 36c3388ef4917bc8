// The part of the wallet's address that filters its transactions.
import { TRANSACTION_KINDS, type TransactionKind } from "#domain/creators/wallet.ts";
import { isCalendarDay } from "#domain/zones.ts";

export interface WalletSearch {
  readonly type?: TransactionKind;
  /** Days yyyy-mm-dd in the viewer's zone, both included. */
  readonly from?: string;
  readonly to?: string;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === "string" && isCalendarDay(value) ? value : undefined;

/** Leaves out what cannot be read, and days in the wrong order. */
export function readWalletSearch(search: Readonly<Record<string, unknown>>): WalletSearch {
  const type = TRANSACTION_KINDS.find((kind) => kind === search["type"]);
  const [from, to] = [dayOf(search["from"]), dayOf(search["to"])];
  const isOrdered = from === undefined || to === undefined || from <= to;
  return {
    ...(type === undefined ? {} : { type }),
    ...(from === undefined || !isOrdered ? {} : { from }),
    ...(to === undefined || !isOrdered ? {} : { to }),
  };
}
