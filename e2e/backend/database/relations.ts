// Which members follow and mute each other.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

/** A member as shown in lists. */
export interface Person {
  readonly userId: number;
  readonly userName: string;
  /** Address of the picture, "" for none. */
  readonly avatar: string;
}

export interface RelatedPerson extends Person {
  /** When they were followed or muted, epoch ms. */
  readonly since: number;
}

/** `followers` of a member, members they are `following`, members they have `muted`. */
type RelationList = "followers" | "following" | "muted";
type RelationKind = "follow" | "mute";

export interface Relations {
  /** False if the relation existed already. */
  add(kind: RelationKind, from: number, to: number, now: number): boolean;
  remove(kind: RelationKind, from: number, to: number): void;
  has(kind: RelationKind, from: number, to: number): boolean;
  count(list: RelationList, userId: number): number;
  /** Newest first; `page` starts at 1. */
  page(list: RelationList, userId: number, page: number, size: number): readonly RelatedPerson[];
}

/** Reads the columns user_id, name and avatar. */
export function readPerson(row: Readonly<Record<string, SQLOutputValue>>): Person {
  return {
    userId: Number(row["user_id"]),
    userName: String(row["name"]),
    avatar: String(row["avatar"]),
  };
}

/** By list: the kind of relation, the given column and the listed column. */
const LISTS: Readonly<Record<RelationList, readonly [RelationKind, given: string, listed: string]>> = {
  followers: ["follow", "to_id", "from_id"],
  following: ["follow", "from_id", "to_id"],
  muted: ["mute", "from_id", "to_id"],
};

export function createRelations(database: DatabaseSync): Relations {
  const insert = database.prepare("INSERT OR IGNORE INTO relations VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM relations WHERE kind = ? AND from_id = ? AND to_id = ?");
  const select = database.prepare("SELECT 1 FROM relations WHERE kind = ? AND from_id = ? AND to_id = ?");
  const prepareList = (list: RelationList) => {
    const [kind, given, listed] = LISTS[list];
    return {
      kind,
      count: database.prepare(`SELECT count(*) AS number FROM relations WHERE kind = ? AND ${given} = ?`),
      page: database.prepare(`
        SELECT users.id AS user_id, users.name, users.avatar, relations.since
        FROM relations JOIN users ON users.id = relations.${listed}
        WHERE kind = ? AND ${given} = ? ORDER BY since DESC, users.id DESC LIMIT ? OFFSET ?`),
    };
  };
  const lists = {
    followers: prepareList("followers"),
    following: prepareList("following"),
    muted: prepareList("muted"),
  };

  return {
    add: (kind, from, to, now) => Number(insert.run(kind, from, to, now).changes) > 0,
    remove: (kind, from, to) => void remove.run(kind, from, to),
    has: (kind, from, to) => select.get(kind, from, to) !== undefined,
    count: (list, userId) => Number(lists[list].count.get(lists[list].kind, userId)?.["number"] ?? 0),
    page: (list, userId, page, size) =>
      lists[list].page
        .all(lists[list].kind, userId, size, (page - 1) * size)
        .map((row) => Object.assign(readPerson(row), { since: Number(row["since"]) })),
  };
}
