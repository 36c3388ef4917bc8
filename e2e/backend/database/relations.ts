// Which members follow each other, and mute each other for a time or for good.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { foldName } from "../search/foldName.ts";

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
  /** When the mute ends, epoch ms; undefined for one without an end, and for a follow. */
  readonly until: number | undefined;
}

/** `followers` of a member, members they are `following`, members they have `muted`. */
type RelationList = "followers" | "following" | "muted";
type RelationKind = "follow" | "mute";

export interface Relations {
  /** False if the relation existed already; a mute that existed gets the new end (epoch ms). */
  add(kind: RelationKind, from: number, to: number, now: number, until?: number): boolean;
  remove(kind: RelationKind, from: number, to: number): void;
  /** `now`: epoch ms; a mute that has ended does not count. */
  has(kind: RelationKind, from: number, to: number, now: number): boolean;
  count(list: RelationList, userId: number, now: number): number;
  /** Members whose name contains a text, those it begins with first; without those the asker has muted. */
  search(text: string, askerId: number | undefined, most: number, now: number): readonly Person[];
  /** When the mute of `to` ends, epoch ms; undefined if it has no end or there is none. */
  mutedUntil(from: number, to: number, now: number): number | undefined;
  /** Newest first; `page` starts at 1. */
  page(
    list: RelationList,
    userId: number,
    paging: { readonly page: number; readonly size: number },
    now: number,
  ): readonly RelatedPerson[];
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

const RUNNING = "(until IS NULL OR until > :now)";

export function createRelations(database: DatabaseSync): Relations {
  const insert = database.prepare(
    "INSERT OR IGNORE INTO relations (kind, from_id, to_id, since, until) VALUES (?, ?, ?, ?, ?)",
  );
  const prolong = database.prepare(
    "UPDATE relations SET until = ? WHERE kind = 'mute' AND from_id = ? AND to_id = ?",
  );
  const forget = database.prepare("DELETE FROM relations WHERE kind = 'mute' AND from_id = ? AND until <= ?");
  const remove = database.prepare("DELETE FROM relations WHERE kind = ? AND from_id = ? AND to_id = ?");
  const select = database.prepare(
    `SELECT until FROM relations WHERE kind = :kind AND from_id = :from AND to_id = :to AND ${RUNNING}`,
  );
  const selectPeople = database.prepare(`
    SELECT id AS user_id, name, avatar FROM users WHERE id NOT IN (
      SELECT to_id FROM relations WHERE kind = 'mute' AND from_id = :asker AND ${RUNNING}
    ) ORDER BY id`);
  const prepareList = (list: RelationList) => {
    const [kind, given, listed] = LISTS[list];
    return {
      kind,
      count: database.prepare(
        `SELECT count(*) AS number FROM relations WHERE kind = :kind AND ${given} = :user AND ${RUNNING}`,
      ),
      page: database.prepare(`
        SELECT users.id AS user_id, users.name, users.avatar, relations.since, relations.until
        FROM relations JOIN users ON users.id = relations.${listed}
        WHERE kind = :kind AND ${given} = :user AND ${RUNNING}
        ORDER BY since DESC, users.id DESC LIMIT :size OFFSET :skip`),
    };
  };
  const lists = {
    followers: prepareList("followers"),
    following: prepareList("following"),
    muted: prepareList("muted"),
  };

  return {
    add(kind, from, to, now, until) {
      if (kind === "mute") forget.run(from, now);
      const isNew = Number(insert.run(kind, from, to, now, until ?? null).changes) > 0;
      if (!isNew && kind === "mute") prolong.run(until ?? null, from, to);
      return isNew;
    },
    remove: (kind, from, to) => void remove.run(kind, from, to),
    has: (kind, from, to, now) => select.get({ kind, from, to, now }) !== undefined,
    search(text, askerId, most, now) {
      const folded = foldName(text);
      if (folded === "") return [];
      // SQLite folds the case of English letters only; the reference backend has few members.
      const found = selectPeople
        .all({ asker: askerId ?? null, now })
        .map((row) => ({ row, place: foldName(String(row["name"])).indexOf(folded) }))
        .filter(({ place }) => place >= 0);
      return found
        .toSorted((a, b) => Math.min(a.place, 1) - Math.min(b.place, 1))
        .slice(0, most)
        .map(({ row }) => readPerson(row));
    },
    mutedUntil(from, to, now) {
      const until = select.get({ kind: "mute", from, to, now })?.["until"];
      return typeof until === "number" ? until : undefined;
    },
    count: (list, userId, now) =>
      Number(lists[list].count.get({ kind: lists[list].kind, user: userId, now })?.["number"] ?? 0),
    page: (list, userId, { page, size }, now) =>
      lists[list].page
        .all({ kind: lists[list].kind, user: userId, now, size, skip: (page - 1) * size })
        .map((row) => ({
          ...readPerson(row),
          since: Number(row["since"]),
          until: typeof row["until"] === "number" ? row["until"] : undefined,
        })),
  };
}
