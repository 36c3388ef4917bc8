// The tables of creators: fees, orders, the payment page's sessions, subscription periods, sales and the ledger.

/**
 * Orders, sales and the ledger hold members' ids without a reference, so that the books outlive an account; ids are never
 * given twice. Never edit it once released; add another migration.
 */
export const CREATORS_SCHEMA = `
  CREATE TABLE subscription_fees (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    creator_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    num INTEGER NOT NULL CHECK (num > 0),
    unit TEXT NOT NULL CHECK (unit IN ('MONTH', 'WEEK', 'DAY')),
    cents INTEGER NOT NULL CHECK (cents BETWEEN 99 AND 49999),
    is_first_time INTEGER NOT NULL CHECK (is_first_time IN (0, 1)),
    since INTEGER NOT NULL,
    retired_at INTEGER
  ) STRICT;
  CREATE INDEX subscription_fees_by_creator ON subscription_fees (creator_id);
  CREATE UNIQUE INDEX subscription_fees_on_offer ON subscription_fees (creator_id, num, is_first_time)
    WHERE retired_at IS NULL;

  CREATE TABLE subscription_orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL UNIQUE,
    fan_id INTEGER NOT NULL,
    creator_id INTEGER NOT NULL,
    fee_id INTEGER NOT NULL,
    num INTEGER NOT NULL CHECK (num > 0),
    unit TEXT NOT NULL CHECK (unit IN ('MONTH', 'WEEK', 'DAY')),
    cents INTEGER NOT NULL CHECK (cents > 0),
    status TEXT NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'PAID', 'CANCELED', 'EXPIRED', 'FAILED')),
    is_processing INTEGER NOT NULL DEFAULT 0 CHECK (is_processing IN (0, 1)),
    success_url TEXT NOT NULL,
    cancel_url TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    paid_at INTEGER,
    refunded_at INTEGER,
    CHECK ((status = 'PAID') = (paid_at IS NOT NULL)),
    CHECK (refunded_at IS NULL OR paid_at IS NOT NULL)
  ) STRICT;
  CREATE UNIQUE INDEX subscription_orders_open ON subscription_orders (fan_id, creator_id) WHERE status = 'OPEN';
  CREATE INDEX subscription_orders_by_fan ON subscription_orders (fan_id, creator_id, status);

  CREATE TABLE payment_sessions (
    session_id TEXT PRIMARY KEY,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'processing', 'charged', 'closed', 'refunded')),
    refusals INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE payment_events (
    event_id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE subscription_periods (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fan_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    creator_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    order_id INTEGER UNIQUE REFERENCES subscription_orders (id),
    num INTEGER NOT NULL,
    unit TEXT NOT NULL CHECK (unit IN ('MONTH', 'WEEK', 'DAY')),
    cents INTEGER NOT NULL CHECK (cents >= 0),
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at >= starts_at),
    is_refunded INTEGER NOT NULL DEFAULT 0 CHECK (is_refunded IN (0, 1)),
    CHECK ((order_id IS NULL) = (cents = 0))
  ) STRICT;
  CREATE INDEX subscription_periods_by_fan ON subscription_periods (fan_id, creator_id, ends_at);
  CREATE INDEX subscription_periods_by_creator ON subscription_periods (creator_id);
  INSERT INTO subscription_periods (fan_id, creator_id, num, unit, cents, starts_at, ends_at)
    SELECT fan_id, creator_id, 30, 'DAY', 0, ends_at - 2592000000, ends_at FROM subscriptions;
  ALTER TABLE subscriptions ADD COLUMN end_told_at INTEGER;

  CREATE TABLE sales (
    order_id INTEGER PRIMARY KEY REFERENCES subscription_orders (id),
    creator_id INTEGER NOT NULL,
    cents INTEGER NOT NULL CHECK (cents > 0),
    platform_cents INTEGER NOT NULL CHECK (platform_cents BETWEEN 0 AND cents),
    release_at INTEGER NOT NULL,
    released_at INTEGER,
    refunded_at INTEGER
  ) STRICT;
  CREATE INDEX sales_by_release ON sales (release_at) WHERE released_at IS NULL AND refunded_at IS NULL;

  CREATE TABLE ledger_transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL
      CHECK (kind IN ('SALE', 'FEE', 'RELEASE', 'REFUND', 'WITHDRAW', 'RETURN', 'ADJUST')),
    order_id INTEGER,
    made_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE ledger_entries (
    transaction_id INTEGER NOT NULL REFERENCES ledger_transactions (id),
    account TEXT NOT NULL
      CHECK (account IN ('outside', 'platform', 'available', 'pending', 'withdrawing', 'onHold')),
    owner_id INTEGER NOT NULL,
    cents INTEGER NOT NULL CHECK (cents <> 0),
    PRIMARY KEY (transaction_id, account, owner_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ledger_entries_by_owner ON ledger_entries (owner_id, account, cents);
`;
