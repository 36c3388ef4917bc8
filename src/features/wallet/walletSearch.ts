// What the wallet's address names: the filters of its transactions, and the withdrawal or transaction that is shown.
import { TRANSACTION_KINDS, type TransactionKind } from "#domain/creators/wallet.ts";
import { isCalendarDay } from "#domain/calendarDay.ts";

export interface WalletSearch {
  readonly type?: TransactionKind;
  /** Days yyyy-mm-dd in the viewer's zone, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The id of the withdrawal whose dialog is open. */
  readonly withdrawal?: number;
  /** The id of the transaction whose dialog is open. */
  readonly transaction?: number;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === "string" && isCalendarDay(value) ? value : undefined;

function idIn<Name extends "withdrawal" | "transaction">(
  search: Readonly<Record<string, unknown>>,
  name: Name,
): { readonly [Key in Name]?: number } {
  const id = search[name];
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0
    ? ({ [name]: id } as { readonly [Key in Name]: number })
    : {};
}

/** Leaves out what cannot be read, and days in the wrong order. */
export function readWalletSearch(search: Readonly<Record<string, unknown>>): WalletSearch {
  const type = TRANSACTION_KINDS.find((kind) => kind === search["type"]);
  const [from, to] = [dayOf(search["from"]), dayOf(search["to"])];
  const isOrdered = from === undefined || to === undefined || from <= to;
  return {
    ...(type === undefined ? {} : { type }),
    ...(from === undefined || !isOrdered ? {} : { from }),
    ...(to === undefined || !isOrdered ? {} : { to }),
    ...idIn(search, "withdrawal"),
    ...idIn(search, "transaction"),
  };
}
