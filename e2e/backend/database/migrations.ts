// The database schema: each entry migrates it by one version.
import { COMMUNITY_SCHEMA } from "./communitySchema.ts";
import { CREATORS_SCHEMA } from "./creatorsSchema.ts";
import { WALLET_SCHEMA } from "./walletSchema.ts";

/** SQL that migrates version n (its index) to n + 1. Never edit a released entry; add one. */
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
  `
  CREATE TABLE dictionary (
    language TEXT NOT NULL,
    message_id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (language, message_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO dictionary VALUES
    ('EN_GB', '404Error', 'This page is not on the pitch. It may have moved, or the address is wrong.'),
    ('EN_GB', 'goBackHome', 'Back to the scores'),
    ('EN_GB', 'needYearsOld', 'You need to be 18 or older for this. Your date of birth is part of your profile.'),
    ('EN_GB', 'setUp', 'Set up'),
    ('EN_GB', 'subscribe', 'Subscribe'),
    ('EN_GB', 'error', 'Error'),
    ('FR_FR', '404Error', 'Cette page n’est pas sur le terrain. Elle a peut-être été déplacée, ou l’adresse est erronée.'),
    ('FR_FR', 'goBackHome', 'Retour aux scores'),
    ('FR_FR', 'needYearsOld', 'Il faut avoir 18 ans ou plus. Votre date de naissance fait partie de votre profil.'),
    ('FR_FR', 'setUp', 'Configurer'),
    ('FR_FR', 'subscribe', 'S’abonner'),
    ('FR_FR', 'error', 'Erreur');
  `,
  `
  ALTER TABLE users ADD COLUMN email TEXT;
  ALTER TABLE users ADD COLUMN password_hash TEXT;
  ALTER TABLE users ADD COLUMN bio TEXT NOT NULL DEFAULT '';
  ALTER TABLE users ADD COLUMN birthday TEXT NOT NULL DEFAULT '';
  ALTER TABLE users ADD COLUMN gender TEXT NOT NULL DEFAULT '';
  ALTER TABLE users ADD COLUMN country_id INTEGER;
  ALTER TABLE users ADD COLUMN config TEXT;
  CREATE UNIQUE INDEX users_by_email ON users (email);

  ALTER TABLE sessions ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
  UPDATE sessions SET expires_at = created_at + 2592000000;

  CREATE TABLE codes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('register', 'reset', 'modifyEmail', 'cancel')),
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    used_at INTEGER
  ) STRICT;
  CREATE INDEX codes_by_email ON codes (email, type, id);
  CREATE INDEX codes_by_user ON codes (user_id);

  CREATE TABLE tickets (
    ticket_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'change')),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tickets_by_user ON tickets (user_id);

  CREATE TABLE bindings (
    platform TEXT NOT NULL,
    identity TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    account TEXT NOT NULL,
    bound_at INTEGER NOT NULL,
    PRIMARY KEY (platform, identity),
    UNIQUE (user_id, platform)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE relations (
    kind TEXT NOT NULL CHECK (kind IN ('follow', 'mute')),
    from_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    to_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    PRIMARY KEY (kind, from_id, to_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relations_by_from ON relations (from_id);
  CREATE INDEX relations_by_to ON relations (to_id, kind);

  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('reply', 'like', 'follow', 'system')),
    actor_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    post_id INTEGER REFERENCES posts (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    read_at INTEGER
  ) STRICT;
  CREATE INDEX notices_by_user ON notices (user_id, type, created_at DESC, id DESC);
  CREATE INDEX notices_by_actor ON notices (actor_id);
  CREATE INDEX notices_by_post ON notices (post_id);

  CREATE TABLE uploads (
    name TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX uploads_by_user ON uploads (user_id);

  CREATE TABLE feedback (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    content TEXT NOT NULL,
    pictures TEXT NOT NULL,
    contact TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX feedback_by_user ON feedback (user_id);

  CREATE INDEX posts_by_user ON posts (user_id, created_at DESC, id DESC);
  `,
  `
  CREATE TABLE activities (
    name TEXT PRIMARY KEY CHECK (name IN ('invite', 'post')),
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at > starts_at)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE invite_codes (
    code TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    inviter_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    invitee_id INTEGER UNIQUE REFERENCES users (id) ON DELETE SET NULL,
    points INTEGER NOT NULL CHECK (points > 0),
    created_at INTEGER NOT NULL,
    CHECK (invitee_id <> inviter_id)
  ) STRICT;
  CREATE INDEX invitations_by_inviter ON invitations (inviter_id, created_at DESC, id DESC);

  CREATE TABLE rewards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    activity TEXT NOT NULL REFERENCES activities (name),
    item TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points > 0),
    claim_key TEXT,
    created_at INTEGER NOT NULL,
    UNIQUE (user_id, activity, item),
    UNIQUE (user_id, claim_key)
  ) STRICT;
  CREATE INDEX rewards_by_user ON rewards (user_id, activity, created_at DESC, id DESC);
  `,
  `
  CREATE TABLE marks (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target_id INTEGER NOT NULL,
    marked_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind, target_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX marks_by_target ON marks (kind, target_id);
  INSERT INTO marks SELECT user_id, kind, target_id, followed_at FROM followed;
  DROP TABLE followed;
  `,
  COMMUNITY_SCHEMA,
  CREATORS_SCHEMA,
  WALLET_SCHEMA,
];

/** The schema version that this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;
