// Services behind the calls of creators and payments, created once per server over one database.
import type { DatabaseSync } from "node:sqlite";
import type { Accounts } from "../database/accounts.ts";
import type { Marks } from "../database/marks.ts";
import type { Notices } from "../database/notices.ts";
import { createFeeList, type FeeList } from "../studio/feeList.ts";
import { createStats, type Stats } from "../studio/stats.ts";
import { createSubscriberList, type SubscriberList } from "../studio/subscriberList.ts";
import { type Books, createBooks } from "./books.ts";
import { createFees, type Fees } from "./fees.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createOrders, type Orders } from "./orders.ts";
import { createPaymentProvider, type PaymentProvider } from "./paymentProvider.ts";
import { createSubscriptions, type Subscriptions } from "./subscriptions.ts";

export interface CreatorServices {
  readonly books: Books;
  readonly feeList: FeeList;
  readonly fees: Fees;
  readonly ledger: Ledger;
  readonly orders: Orders;
  readonly provider: PaymentProvider;
  readonly stats: Stats;
  readonly subscriberList: SubscriberList;
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
  const fees = createFees(database);
  const ledger = createLedger(database);
  const orders = createOrders(database);
  const subscriptions = createSubscriptions(database);
  return {
    books: createBooks({ accounts, ledger, marks, notices, orders, subscriptions }),
    feeList: createFeeList(database, fees),
    fees,
    ledger,
    orders,
    provider: createPaymentProvider(database, now),
    stats: createStats(database),
    subscriberList: createSubscriberList(database),
    subscriptions,
  };
}
