// Services behind the calls of wallets, created once per server over one database.
import type { DatabaseSync } from "node:sqlite";
import type { Ledger } from "../creators/ledger.ts";
import type { Notices } from "../database/notices.ts";
import { createMovements, type Movements } from "./movements.ts";
import { createPayoutAccounts, type PayoutAccounts } from "./payoutAccounts.ts";
import { createWalletLocks, type WalletLocks } from "./walletLocks.ts";
import { createWithdrawals, type Withdrawals } from "./withdrawals.ts";

export interface WalletServices {
  readonly movements: Movements;
  readonly payoutAccounts: PayoutAccounts;
  readonly walletLocks: WalletLocks;
  readonly withdrawals: Withdrawals;
}

interface Deps {
  readonly ledger: Ledger;
  readonly notices: Notices;
}

export function createWalletServices(database: DatabaseSync, { ledger, notices }: Deps): WalletServices {
  const movements = createMovements(database, ledger);
  const payoutAccounts = createPayoutAccounts(database);
  return {
    movements,
    payoutAccounts,
    walletLocks: createWalletLocks(database, payoutAccounts),
    withdrawals: createWithdrawals(database, { movements, notices }),
  };
}
