// The one place where the database's shape is told: each entry takes it one version further.

/** SQL that brings version n (its index) to n + 1; never edit an entry that has been released, add one. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_user ON sessions (user_id);

  CREATE TABLE followed (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('match', 'league', 'team')),
    target_id INTEGER NOT NULL,
    followed_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind, target_id)
  ) STRICT, WITHOUT ROWID;
  `,
];

/** The version this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;
