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
  `
  ALTER TABLE users ADD COLUMN avatar TEXT NOT NULL DEFAULT '';

  CREATE TABLE posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    related_type TEXT NOT NULL CHECK (related_type IN ('match', 'team', 'league', 'other')),
    related_id INTEGER NOT NULL,
    content TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    like_count INTEGER NOT NULL DEFAULT 0,
    reply_count INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX posts_by_related ON posts (related_type, related_id, created_at DESC, id DESC);
  `,
];

/** The version this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;
