// The tables of wallets: accounts for withdrawals, quotes, withdrawals with their history, and locks.

/**
 * Withdrawals hold members' ids without a reference, so that the books outlive an account. Full account numbers have no
 * column: what is stored of them is the masked text. Never edit it once released; add another migration.
 */
export const WALLET_SCHEMA = `
  ALTER TABLE ledger_transactions ADD COLUMN withdraw_id INTEGER;

  CREATE TABLE wallet_accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    method TEXT NOT NULL CHECK (method IN ('BANK_CARD', 'PAYPAL')),
    country_id INTEGER NOT NULL,
    masked TEXT NOT NULL,
    bank_name TEXT NOT NULL,
    is_refused INTEGER NOT NULL DEFAULT 0 CHECK (is_refused IN (0, 1)),
    changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX wallet_accounts_by_user ON wallet_accounts (user_id);

  CREATE TABLE wallet_locks (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE withdraw_quotes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    account_id INTEGER NOT NULL,
    method TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents > 0),
    fee_cents INTEGER NOT NULL CHECK (fee_cents BETWEEN 0 AND cents),
    arrive_from INTEGER NOT NULL,
    arrive_to INTEGER NOT NULL CHECK (arrive_to >= arrive_from),
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX withdraw_quotes_by_user ON withdraw_quotes (user_id);

  CREATE TABLE withdrawals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    quote_id INTEGER NOT NULL UNIQUE,
    method TEXT NOT NULL,
    masked TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents > 0),
    fee_cents INTEGER NOT NULL CHECK (fee_cents BETWEEN 0 AND cents),
    arrive_from INTEGER NOT NULL,
    arrive_to INTEGER NOT NULL,
    status TEXT NOT NULL
      CHECK (status IN ('SUBMITTED', 'REVIEWING', 'SENT', 'PAID', 'FAILED', 'RETURNED', 'CANCELED'))
  ) STRICT;
  CREATE INDEX withdrawals_by_user ON withdrawals (user_id, id);
  CREATE UNIQUE INDEX withdrawals_on_the_way ON withdrawals (user_id)
    WHERE status IN ('SUBMITTED', 'REVIEWING', 'SENT');

  CREATE TABLE withdraw_history (
    withdraw_id INTEGER NOT NULL REFERENCES withdrawals (id),
    place INTEGER NOT NULL,
    status TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (withdraw_id, place)
  ) STRICT, WITHOUT ROWID;
`;
