// Services behind the calls of creators and payments, created once per server over one database.
import type { DatabaseSync } from "node:sqlite";
import type { Accounts } from "../database/accounts.ts";
import type { Marks } from "../database/marks.ts";
import type { Notices } from "../database/notices.ts";
import { type Books, createBooks } from "./books.ts";
import { createFees, type Fees } from "./fees.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createOrders, type Orders } from "./orders.ts";
import { createPaymentProvider, type PaymentProvider } from "./paymentProvider.ts";
import { createSubscriptions, type Subscriptions } from "./subscriptions.ts";

export interface CreatorServices {
  readonly books: Books;
  readonly fees: Fees;
  readonly ledger: Ledger;
  readonly orders: Orders;
  readonly provider: PaymentProvider;
  readonly subscriptions: Subscriptions;
}

interface Deps {
  readonly accounts: Accounts;
  readonly marks: Marks;
  readonly notices: Notices;
  /** Server time, epoch ms. */
  readonly now: () => number;
}

export function createCreatorServices(
  database: DatabaseSync,
  { accounts, marks, notices, now }: Deps,
): CreatorServices {
  const ledger = createLedger(database);
  const orders = createOrders(database);
  const subscriptions = createSubscriptions(database);
  return {
    books: createBooks({ accounts, ledger, marks, notices, orders, subscriptions }),
    fees: createFees(database),
    ledger,
    orders,
    provider: createPaymentProvider(database, now),
    subscriptions,
  };
}
