// The tables of the community: posts, replies, likes, topics, reports, subscriptions and idempotency keys.

/** Migrates from posts with one subject each. Never edit it once released; add another migration. */
export const COMMUNITY_SCHEMA = `
  DROP INDEX posts_by_related;
  DROP INDEX posts_by_user;

  CREATE TABLE post_related (
    related_type TEXT NOT NULL CHECK (related_type IN ('MATCH', 'TEAM', 'LEAGUE', 'OTHER')),
    related_id INTEGER NOT NULL,
    post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    minute TEXT,
    score TEXT,
    PRIMARY KEY (related_type, related_id, post_id),
    CHECK (related_type = 'MATCH' OR (minute IS NULL AND score IS NULL))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX post_related_by_post ON post_related (post_id, position);
  INSERT INTO post_related
    SELECT upper(related_type), related_id, id, 0, NULL, NULL FROM posts WHERE related_type <> 'other';
  ALTER TABLE posts DROP COLUMN related_type;
  ALTER TABLE posts DROP COLUMN related_id;

  ALTER TABLE posts ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE posts ADD COLUMN title TEXT NOT NULL DEFAULT '';
  ALTER TABLE posts ADD COLUMN summary TEXT NOT NULL DEFAULT '';
  ALTER TABLE posts ADD COLUMN content_mode TEXT NOT NULL DEFAULT 'DEFAULT'
    CHECK (content_mode IN ('DEFAULT', 'RICH_TEXT'));
  ALTER TABLE posts ADD COLUMN visibility TEXT NOT NULL DEFAULT 'PUBLIC'
    CHECK (visibility IN ('CLOSE', 'PUBLIC', 'ONLY_FANS'));
  ALTER TABLE posts ADD COLUMN post_type TEXT NOT NULL DEFAULT 'FOOTBALL'
    CHECK (post_type IN ('FOOTBALL', 'BASKETBALL', 'TENNIS'));
  ALTER TABLE posts ADD COLUMN reply_rule TEXT NOT NULL DEFAULT 'ALL'
    CHECK (reply_rule IN ('ALL', 'FOLLOWED', 'NONE'));
  ALTER TABLE posts ADD COLUMN is_spoiler INTEGER NOT NULL DEFAULT 0 CHECK (is_spoiler IN (0, 1));
  ALTER TABLE posts ADD COLUMN edited_at INTEGER;
  ALTER TABLE posts ADD COLUMN deleted_at INTEGER;
  UPDATE posts SET summary = substr(content, 1, 200);

  CREATE INDEX posts_by_age ON posts (id DESC, post_type, visibility, user_id, deleted_at);
  CREATE INDEX posts_by_likes ON posts (like_count DESC, id DESC, post_type, visibility, user_id, deleted_at);
  CREATE INDEX posts_by_replies ON posts (reply_count DESC, id DESC, post_type, visibility, user_id, deleted_at);
  CREATE INDEX posts_by_user ON posts (user_id, id DESC, visibility, deleted_at);

  CREATE TABLE post_media (
    post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('IMAGE', 'VIDEO')),
    src TEXT NOT NULL,
    poster TEXT NOT NULL DEFAULT '',
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    alt TEXT NOT NULL DEFAULT '',
    embedded INTEGER NOT NULL DEFAULT 0 CHECK (embedded IN (0, 1)),
    PRIMARY KEY (post_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX post_media_by_src ON post_media (src);

  CREATE TABLE topics (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE post_topics (
    topic_id INTEGER NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
    post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (topic_id, post_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX post_topics_by_post ON post_topics (post_id, position);

  CREATE TABLE post_likes (
    post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    liked_at INTEGER NOT NULL,
    PRIMARY KEY (post_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX post_likes_by_user ON post_likes (user_id);
  CREATE TRIGGER post_liked AFTER INSERT ON post_likes BEGIN
    UPDATE posts SET like_count = like_count + 1 WHERE id = NEW.post_id;
  END;
  CREATE TRIGGER post_unliked AFTER DELETE ON post_likes BEGIN
    UPDATE posts SET like_count = like_count - 1 WHERE id = OLD.post_id;
  END;

  CREATE TABLE replies (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    parent_id INTEGER REFERENCES replies (id) ON DELETE CASCADE,
    depth INTEGER NOT NULL DEFAULT 0 CHECK (depth >= 0),
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    content_mode TEXT NOT NULL DEFAULT 'DEFAULT' CHECK (content_mode IN ('DEFAULT', 'RICH_TEXT')),
    media TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL,
    edited_at INTEGER,
    deleted_at INTEGER,
    like_count INTEGER NOT NULL DEFAULT 0,
    child_count INTEGER NOT NULL DEFAULT 0,
    CHECK ((parent_id IS NULL) = (depth = 0))
  ) STRICT;
  CREATE INDEX replies_by_parent ON replies (post_id, parent_id, id);
  CREATE INDEX replies_by_answered ON replies (parent_id);
  CREATE INDEX replies_by_user ON replies (user_id);
  CREATE TRIGGER reply_added AFTER INSERT ON replies BEGIN
    UPDATE posts SET reply_count = reply_count + 1 WHERE id = NEW.post_id;
    UPDATE replies SET child_count = child_count + 1 WHERE id = NEW.parent_id;
  END;
  CREATE TRIGGER reply_deleted AFTER UPDATE OF deleted_at ON replies
    WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
    UPDATE posts SET reply_count = reply_count - 1 WHERE id = NEW.post_id;
  END;
  CREATE TRIGGER reply_removed AFTER DELETE ON replies BEGIN
    UPDATE posts SET reply_count = reply_count - (OLD.deleted_at IS NULL) WHERE id = OLD.post_id;
    UPDATE replies SET child_count = child_count - (OLD.deleted_at IS NULL OR OLD.child_count > 0)
      WHERE id = OLD.parent_id;
  END;

  CREATE TABLE reply_likes (
    reply_id INTEGER NOT NULL REFERENCES replies (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    liked_at INTEGER NOT NULL,
    PRIMARY KEY (reply_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reply_likes_by_user ON reply_likes (user_id);
  CREATE TRIGGER reply_liked AFTER INSERT ON reply_likes BEGIN
    UPDATE replies SET like_count = like_count + 1 WHERE id = NEW.reply_id;
  END;
  CREATE TRIGGER reply_unliked AFTER DELETE ON reply_likes BEGIN
    UPDATE replies SET like_count = like_count - 1 WHERE id = OLD.reply_id;
  END;

  CREATE TABLE creators (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    since INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE subscriptions (
    fan_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    creator_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (fan_id, creator_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX subscriptions_by_creator ON subscriptions (creator_id);

  CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    target_type TEXT NOT NULL CHECK (target_type IN ('POST', 'REPLY', 'USER')),
    target_id INTEGER NOT NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (user_id, target_type, target_id)
  ) STRICT;

  CREATE TABLE idempotency_keys (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    call TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    result TEXT NOT NULL,
    claimed_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at);

  ALTER TABLE relations ADD COLUMN until INTEGER;
  ALTER TABLE notices ADD COLUMN reply_id INTEGER REFERENCES replies (id) ON DELETE CASCADE;
  CREATE INDEX notices_by_reply ON notices (reply_id);
  ALTER TABLE uploads ADD COLUMN width INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE uploads ADD COLUMN height INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE uploads ADD COLUMN duration REAL NOT NULL DEFAULT 0;
  ALTER TABLE uploads ADD COLUMN poster TEXT NOT NULL DEFAULT '';
`;
